import {
  barCount,
  type ChartModel,
  type ChartPlace,
  type CoverageFinding,
  chartHeight,
  comparesTwoSides,
  hasMarks,
  isEmptyChart,
  isZeroChart,
  type Quantity,
} from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dimmedWhile } from '../../ui/dimmed-while.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { CoverageNotice } from '../coverage/coverage-notice.tsx';
import { aboutCoverage, coverageSentences, othersSentence } from '../coverage/coverage-sentences.ts';
import { type AboutSentences, ListedSentence, type ListedSentences } from '../coverage/listed-sentence.tsx';
import { isHalfPage } from '../elements/canvas/half-page.ts';
import { ChartExportMenu } from '../export/chart-export-menu.tsx';
import { ExportStatus } from '../export/export-status.tsx';
import type { ExportedChart } from '../export/exported-chart.ts';
import { useChartExport } from '../export/use-chart-export.ts';
import { innermost, type SubjectLine, useChartSubject } from '../subject/chart-subject.tsx';
import { ChartBody, type ChartDrill } from './chart-body.tsx';
import { ChartFullscreen } from './chart-fullscreen.tsx';
import { ChartHeader } from './chart-header.tsx';
import { ChartLoading, LOADING_SHOWS_AFTER } from './chart-loading.tsx';
import { ChartSummary } from './chart-summary.tsx';
import { ChartTable } from './chart-table.tsx';
import { NothingToDraw } from './nothing-to-draw.tsx';
import { useLongerThan } from './use-longer-than.ts';

/** The state of a chart's figures on their way to the screen. */
export type ChartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly onRetry: () => void }
  /** `busy` while the next figures are on their way and these are still shown */
  | { readonly kind: 'ready'; readonly model: ChartModel; readonly busy?: boolean };

interface ChartFrameProps {
  readonly title: string;
  readonly quantity: Quantity;
  readonly state: ChartState;
  /** the name of a row of the table: 'Levenscyclusmodule' */
  readonly rowHeading: string;
  readonly place: ChartPlace;
  /** the expected number of bars, so that the page doesn't jump when they arrive */
  readonly expectedBars?: number;
  /** what an empty chart says where its summary gives the reason, in place of 'no data' */
  readonly nothing?: string;
  /** px, where the general rule does not apply */
  readonly height?: number;
  readonly findings?: readonly CoverageFinding[];
  readonly drill?: ChartDrill;
  /** navigation within the chart: breadcrumb and dropdown */
  readonly navigation?: ReactNode;
  readonly footnotes?: readonly string[];
  /** what can be done with it: on the screen, and on no picture or page */
  readonly hints?: readonly string[];
  /** sentences among the footnotes and in the summary that open a list, with its subject */
  readonly listed?: ListedSentences;
  /** the footnotes that each open a list of their own */
  readonly aboutFootnotes?: AboutSentences;
  /** what its figures leave open in addition to the findings */
  readonly openSentences?: readonly string[];
  /** false where charts beside one another share a legend above them */
  readonly legend?: boolean;
  /** its conclusion, in a few words that are understandable without the bars */
  readonly summary?: readonly string[];
  /** its subject, in addition to or instead of that of all charts around it: another organisation */
  readonly subject?: readonly SubjectLine[];
}

/** px: a higher chart is divided over printed pages */
const TALLEST_ON_A_PAGE = 1000;
/** px for one sentence */
const SHORT = 64;

/** Everything around a picture: its name and unit, its table, the full screen, and the text without figures. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    quantity,
    state,
    rowHeading,
    place,
    findings = [],
    drill,
    navigation,
    footnotes = [],
    hints = [],
    listed,
    aboutFootnotes,
    summary = [],
    openSentences = [],
    legend = true,
    subject = [],
  } = props;
  const { t } = useTranslation();
  const [titleId, tableId] = [useId(), useId()];
  const [tableShown, setTableShown] = useState(false);
  const [fullscreen, setFullscreen] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const former = state.kind === 'ready' && state.busy === true;
  const slow = useLongerThan(former, LOADING_SHOWS_AFTER);

  const model = state.kind === 'ready' ? state.model : null;
  const empty = model !== null && isEmptyChart(model);
  const zero = model !== null && isZeroChart(model);
  const height = props.height ?? chartHeight(model ? barCount(model) : (props.expectedBars ?? 0), place);
  const unit = t(`charts.units.${quantity}`);
  const namesSides = model !== null && (comparesTwoSides(model) || model.form === 'range');
  const coverage = [
    ...(model?.others ? [othersSentence(model.others, t)] : []),
    ...openSentences,
    ...coverageSentences(findings, namesSides, t),
  ];
  const allSubject = innermost([...useChartSubject(quantity), ...subject]);
  const said = { title, unit, rowHeading, subject: allSubject, coverage, footnotes, summary };
  const exported: ExportedChart | null =
    model && !empty ? { ...said, model, figuresInLegend: drill?.levelName !== undefined } : null;
  const tablePlace = useRef<HTMLDivElement>(null);
  const exporting = useChartExport(exported, tablePlace);
  const table = model && (
    <ChartTable
      model={model}
      caption={t('charts.table.caption', { title, unit })}
      rowHeading={rowHeading}
      onPick={drill?.onPick}
      shows={drill?.shows}
    />
  );

  return (
    <Paper
      component="section"
      variant="outlined"
      data-chart={model && isHalfPage(model, height) ? 'half' : ''}
      aria-labelledby={titleId}
      aria-busy={state.kind === 'loading' || former}
      sx={{
        position: 'relative',
        p: { xs: 1.5, sm: 2.5 },
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        minWidth: 0,
        breakInside: height > TALLEST_ON_A_PAGE ? 'auto' : 'avoid',
        '& > :not([role=progressbar])': dimmedWhile(former),
      }}
    >
      {slow && (
        <LinearProgress aria-label={t('charts.loading')} sx={{ position: 'absolute', inset: '0 0 auto' }} />
      )}
      <ChartHeader
        titleId={titleId}
        title={title}
        unit={t('charts.inUnit', { unit })}
        subject={allSubject}
        tableId={tableId}
        tableShown={tableShown}
        onToggleTable={() => setTableShown(!tableShown)}
        onFullscreen={() => {
          setEnlarged(true);
          setFullscreen(true);
        }}
        canTabulate={model !== null && !empty}
        canEnlarge={model !== null && !empty && !zero}
        saving={<ChartExportMenu title={title} exporting={exporting} picture={!zero} />}
      />
      {exporting && !fullscreen && <ExportStatus exporting={exporting} />}
      <ChartSummary sentences={summary} listed={listed} />
      {navigation}
      {state.kind === 'loading' && <ChartLoading height={height} />}
      {state.kind === 'failed' && <ErrorPanel error={state.error} onRetry={state.onRetry} />}
      {empty && (
        <NothingToDraw
          sentence={props.nothing ?? t('charts.noData')}
          height={props.nothing ? SHORT : (props.height ?? 160)}
        />
      )}
      {zero && <NothingToDraw sentence={t('charts.allZero')} height={props.height ?? 160} />}
      {model && !empty && !zero && (
        <ChartBody title={title} model={model} height={height} drill={drill} legend={legend} />
      )}
      {footnotes.map((footnote) => (
        <Typography key={footnote} variant="body2" sx={{ color: 'text.secondary' }}>
          <ListedSentence sentence={footnote} listed={listed} about={aboutFootnotes?.get(footnote)} />
        </Typography>
      ))}
      {hints.map((hint) => (
        <Typography key={hint} variant="body2" sx={{ color: 'text.secondary', displayPrint: 'none' }}>
          {hint}
        </Typography>
      ))}
      <CoverageNotice
        sentences={model && hasMarks(model) ? [...coverage, t('charts.coverage.star')] : coverage}
        about={aboutCoverage({ findings, ...(model?.others ? { others: model.others } : {}) }, namesSides, t)}
      />
      <Box ref={tablePlace} id={tableId}>
        {tableShown && table}
      </Box>
      {exported && enlarged && (
        <ChartFullscreen
          open={fullscreen}
          onClose={() => setFullscreen(false)}
          chart={exported}
          exporting={exporting}
          drill={drill}
          navigation={navigation}
          table={table}
        />
      )}
    </Paper>
  );
}
