import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenInFull } from '../../ui/icons/open-in-full.ts';
import { TableRows } from '../../ui/icons/table-rows.ts';
import { TableRowsOutlined } from '../../ui/icons/table-rows-outlined.ts';
import { NearTooltip } from '../../ui/near-tooltip.tsx';
import type { SubjectLine } from '../subject/chart-subject.tsx';
import { useUnsaid } from '../subject/subject-once.tsx';
import { SubjectText } from '../subject/subject-text.tsx';
import { CHART_TOOL } from './tool-style.ts';

interface ChartHeaderProps {
  readonly titleId: string;
  readonly title: string;
  /** the unit of the figures */
  readonly unit: string;
  /** the subject of the figures: organisation or project, set, years, contract types; without what is stated above */
  readonly subject: readonly SubjectLine[];
  readonly tableId: string;
  readonly tableShown: boolean;
  readonly onToggleTable: () => void;
  readonly onFullscreen: () => void;
  readonly canTabulate: boolean;
  readonly canEnlarge: boolean;
  /** the button that saves the chart */
  readonly saving: ReactNode;
}

/** The heading of a chart: what it shows, its unit, its subject and its actions. */
export function ChartHeader(props: ChartHeaderProps) {
  const { t } = useTranslation();
  const { title, unit, tableShown } = props;
  const subject = useUnsaid(props.subject);
  const tableLabel = tableShown ? t('charts.table.hide') : t('charts.table.show');
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: { xs: 0, sm: 0.5 } }}>
        <Box sx={{ flex: 1, minWidth: 0, py: 0.625 }}>
          <Typography id={props.titleId} variant="h3">
            {title}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {unit}
            </Box>
          </Typography>
        </Box>
        {props.saving}
        <NearTooltip title={tableLabel}>
          <IconButton
            sx={CHART_TOOL}
            disabled={!props.canTabulate}
            onClick={props.onToggleTable}
            aria-label={`${tableLabel}: ${title}`}
            aria-expanded={tableShown}
            aria-controls={props.tableId}
          >
            {tableShown ? <TableRows /> : <TableRowsOutlined />}
          </IconButton>
        </NearTooltip>
        <NearTooltip title={t('charts.fullscreen.open')}>
          <IconButton
            sx={CHART_TOOL}
            disabled={!props.canEnlarge}
            onClick={props.onFullscreen}
            aria-label={t('charts.fullscreen.of', { title })}
          >
            <OpenInFull />
          </IconButton>
        </NearTooltip>
      </Box>
      <SubjectText lines={subject} />
    </Box>
  );
}
