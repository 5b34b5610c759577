import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChevronLeft as ChevronLeftIcon } from '../../ui/icons/chevron-left.ts';
import { ChevronRight as ChevronRightIcon } from '../../ui/icons/chevron-right.ts';
import { AGENDA_VIEWS, type AgendaView } from './agenda-search.ts';

interface AgendaToolbarProps {
  readonly title: string;
  readonly view: AgendaView;
  readonly onViewChange: (view: AgendaView) => void;
  readonly onToday: () => void;
  readonly onStep: (direction: 1 | -1) => void;
}

/** Names the days that the calendar shows, with buttons to move to others. */
export function AgendaToolbar({ title, view, onViewChange, onToday, onStep }: AgendaToolbarProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box
        role="group"
        aria-label={t('agenda.period')}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        <Button variant="outlined" onClick={onToday}>
          {t('agenda.today')}
        </Button>
        <Tooltip title={t('agenda.previous')}>
          <IconButton aria-label={t('agenda.previous')} onClick={() => onStep(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('agenda.next')}>
          <IconButton aria-label={t('agenda.next')} onClick={() => onStep(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography variant="h2" aria-live="polite" sx={{ flex: '1 1 auto', minWidth: 0 }}>
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('agenda.view')}
        onChange={(_event, chosen: AgendaView | null) => {
          if (chosen !== null) onViewChange(chosen);
        }}
      >
        {AGENDA_VIEWS.map((each) => (
          <ToggleButton key={each} value={each} sx={{ px: 1.5, minHeight: 40 }}>
            {t(`agenda.views.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
