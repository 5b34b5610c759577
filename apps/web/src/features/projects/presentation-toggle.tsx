import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { GridViewOutlined as GridViewIcon } from '../../ui/icons/grid-view-outlined.ts';
import { TableRowsOutlined as TableRowsIcon } from '../../ui/icons/table-rows-outlined.ts';
import { PRESENTATIONS, type Presentation } from './list/shown-as.ts';

const ICONS = { grid: <GridViewIcon fontSize="small" />, table: <TableRowsIcon fontSize="small" /> } as const;

interface PresentationToggleProps {
  readonly value: Presentation;
  readonly onChange: (presentation: Presentation) => void;
}

export function PresentationToggle({ value, onChange }: PresentationToggleProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={t('projects.list.presentation')}
      onChange={(_event, chosen: Presentation | null) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      {PRESENTATIONS.map((presentation) => (
        <ToggleButton key={presentation} value={presentation} sx={{ gap: 1, px: 1.5, minHeight: 40 }}>
          {ICONS[presentation]}
          {t(`projects.list.${presentation}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
