import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { GridViewOutlined as GridViewIcon } from '../../ui/icons/grid-view-outlined.ts';
import { PlaceOutlined as PlaceIcon } from '../../ui/icons/place-outlined.ts';
import { TableRowsOutlined as TableRowsIcon } from '../../ui/icons/table-rows-outlined.ts';
import { PRESENTATIONS, type Presentation } from './list/shown-as.ts';

const ICONS = {
  grid: <GridViewIcon fontSize="small" />,
  table: <TableRowsIcon fontSize="small" />,
  map: <PlaceIcon fontSize="small" />,
} as const;

interface PresentationToggleProps {
  readonly value: Presentation;
  /** a phone has no room for a table, nor for words beside the icons */
  readonly phone: boolean;
  readonly onChange: (presentation: Presentation) => void;
}

export function PresentationToggle({ value, phone, onChange }: PresentationToggleProps) {
  const { t } = useTranslation();
  const choices = phone ? PRESENTATIONS.filter((presentation) => presentation !== 'table') : PRESENTATIONS;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={phone && value === 'table' ? 'grid' : value}
      aria-label={t('projects.list.presentation')}
      onChange={(_event, chosen: Presentation | null) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      {choices.map((presentation) => (
        <ToggleButton
          key={presentation}
          value={presentation}
          aria-label={t(`projects.list.${presentation}`)}
          sx={{ gap: 1, px: 1.5, minHeight: 40 }}
        >
          {ICONS[presentation]}
          {!phone && t(`projects.list.${presentation}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
