import { barCount, type ChartModel, chartHeight, hasMarks } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverageNotice } from '../coverage/coverage-notice.tsx';
import { SaidOnceOn } from '../coverage/use-said-above.ts';
import { FIGURE_EXPORTS, pictureExports } from '../export/export-choices.tsx';
import { ExportDial } from '../export/export-dial.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { ExportStatus } from '../export/export-status.tsx';
import type { ExportedChart } from '../export/exported-chart.ts';
import type { ChartExport } from '../export/use-chart-export.ts';
import { useChartTools } from '../sharing/chart-tools.tsx';
import type { ShareChannel } from '../sharing/share-addresses.ts';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { SubjectText } from '../subject/subject-text.tsx';
import { ChartBody, type ChartDrill } from './chart-body.tsx';
import { ChartDialog } from './chart-dialog.tsx';
import { ChartSummary } from './chart-summary.tsx';

interface ChartFullscreenProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly chart: ExportedChart;
  readonly exporting: ChartExport | null;
  readonly drill: ChartDrill | undefined;
  readonly navigation: ReactNode;
  readonly table: ReactNode;
}

/** One chart that fills the whole screen, with its table below it, and all its actions. */
export function ChartFullscreen(props: ChartFullscreenProps) {
  const { open, onClose, chart, exporting, drill, navigation, table } = props;
  const { title, unit, model, coverage } = chart;
  const { t } = useTranslation();
  const tools = useChartTools();
  const [channel, setChannel] = useState<ShareChannel | null>(null);
  const kinds = pictureExports({ picture: true, mayLeaveOutLogo: tools?.mayLeaveOutLogo ?? false });
  return (
    <ChartDialog
      open={open}
      title={`${title} (${unit})`}
      onClose={onClose}
      tools={
        exporting &&
        tools && (
          <ExportDial exporting={exporting} kinds={[...kinds, ...FIGURE_EXPORTS]} onShare={setChannel} />
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SubjectText lines={chart.subject} />
        <ChartSummary sentences={chart.summary} />
        {navigation}
        {exporting && <ExportStatus exporting={exporting} />}
        <ChartBody title={title} model={model} height={dialogHeight(model)} drill={drill} />
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' }, displayPrint: 'none' }}
        >
          {t('charts.zoomHint')}
        </Typography>
        {chart.footnotes.map((footnote) => (
          <Typography key={footnote} variant="body2" sx={{ color: 'text.secondary' }}>
            {footnote}
          </Typography>
        ))}
        <SaidOnceOn value={null}>
          <CoverageNotice sentences={hasMarks(model) ? [...coverage, t('charts.coverage.star')] : coverage} />
        </SaidOnceOn>
        <Box>
          {exporting && (
            <Box sx={{ display: 'flex', justifyContent: 'flex-start' }}>
              <ExportMenu
                exporting={exporting}
                kinds={['tableImage', ...FIGURE_EXPORTS]}
                label={t('charts.export.saveTable', { title })}
              />
            </Box>
          )}
          {table}
        </Box>
      </Box>
      {exporting && tools && (
        <ShareDialog channel={channel} chart={chart} tools={tools} onClose={() => setChannel(null)} />
      )}
    </ChartDialog>
  );
}

/** The share of the screen that vertical bars get in a dialog: their number does not determine their height. */
const DIALOG_SHARE = 0.62;

function dialogHeight(model: ChartModel): number {
  const byRule = chartHeight(barCount(model), 'dialog');
  return model.orientation === 'vertical'
    ? Math.max(byRule, Math.round(window.innerHeight * DIALOG_SHARE))
    : byRule;
}
