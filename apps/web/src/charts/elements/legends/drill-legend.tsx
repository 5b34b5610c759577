import { type ChartModel, isNumbered, partNumber, REST } from '@milieuspoor/charts';
import type { AggregateLevel } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintedAt } from '../../../ui/print/printing.ts';
import { SCROLL_SHADOWS } from '../../../ui/scroll-shadows.ts';
import { ColorSwatch } from './color-swatch.tsx';
import {
  LEGEND_COLUMNS,
  LEGEND_FIGURES,
  LegendHead,
  LegendTotal,
  namePlace,
  RowFigures,
  type RowFiguresProps,
} from './legend-columns.tsx';
import { type LegendFigures, type LegendRow, legendRows } from './legend-rows.ts';

interface DrillLegendProps {
  readonly model: ChartModel;
  /** the name of the series: 'Productgroepen' */
  readonly heading: string;
  readonly maxHeight: number;
  /** the level below the nodes of its rows; absent where its rows are not nodes */
  readonly shows?: AggregateLevel | undefined;
  /** `clickedAt`: the time of the click, ms; null for a choice by a key, which cannot be half of a double click */
  readonly onPick: (seriesKey: string, clickedAt: number | null) => void;
  readonly onHighlight: (seriesKey: string | null) => void;
}

/**
 * The series of a chart with their figures in columns, each a button: a canvas can't be focused, so the keyboard drills
 * down here. Afterwards the focus is at the head of the next level's list and not lost. There may be hundreds of them,
 * so they are rendered again only when the figures change.
 */
export const DrillLegend = memo(function DrillLegend(props: DrillLegendProps) {
  const { model, heading, maxHeight, shows, onPick, onHighlight } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const headingElement = useRef<HTMLParagraphElement>(null);
  const pickedHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another level has arrived
  useEffect(() => {
    if (pickedHere.current) headingElement.current?.focus({ preventScroll: true });
    pickedHere.current = false;
  }, [model.series]);
  const othersId = useId();
  const numbered = usePrintedAt() !== null && isNumbered(model);
  const legend = numbered ? withNumbers(legendRows(model, t)) : legendRows(model, t);
  const { others } = legend;
  const listHeight = others ? Math.max(OTHERS_HEIGHT, maxHeight - OTHERS_HEIGHT) : maxHeight;
  const leaf = (row: LegendRow) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: only brings a bar forward while it is pointed at
    <div className="row" onMouseEnter={() => onHighlight(row.key)}>
      <Row row={row} opens />
    </div>
  );
  const wayDown = (row: LegendRow) => {
    const button = {
      type: 'button',
      onClick: ({ detail, timeStamp }: MouseEvent) => {
        pickedHere.current = true;
        // A click without a pointer has no count.
        onPick(row.key, detail === 0 ? null : timeStamp);
      },
      onMouseEnter: () => onHighlight(row.key),
      onFocus: () => onHighlight(row.key),
      onBlur: () => onHighlight(null),
      'aria-label': t('charts.drillInto', { name: row.label, figures: row.said }),
    } as const;
    const listed =
      shows && row.listed && row.key !== REST
        ? { ...row.listed, node: { key: row.key, label: row.label, shows } }
        : null;
    if (!listed)
      return (
        <button className="row" {...button}>
          <Row row={row} />
        </button>
      );
    // A button may not contain another: the one that leads down is behind the row, and the one that opens the list is
    // on top of it.
    return (
      <div className="row marked">
        <button className="whole" {...button} />
        <Row row={{ ...row, listed }} opens />
      </div>
    );
  };
  const listOf = (
    rows: readonly LegendRow[],
    { labelledBy, height }: { readonly labelledBy: string; readonly height: object },
  ) => (
    <Box
      component="ul"
      aria-labelledby={labelledBy}
      onMouseLeave={() => onHighlight(null)}
      sx={{ ...ROWS, ...rowStyles(legend), maxHeight: height, '@media print': { maxHeight: 'none' } }}
    >
      {rows.map((row) => (
        <li key={row.key}>{model.drillable ? wayDown(row) : leaf(row)}</li>
      ))}
    </Box>
  );

  return (
    <Box sx={{ minWidth: 0, containerType: 'inline-size', ...LEGEND_FIGURES }}>
      <Box sx={{ ...LINE, ...columnsOf(legend), borderBottom: 1, borderColor: 'divider', minHeight: 36 }}>
        <Typography
          ref={headingElement}
          tabIndex={-1}
          variant="overline"
          component="p"
          id={headingId}
          sx={namePlace(legend)}
        >
          {heading}
        </Typography>
        <LegendHead legend={legend} />
      </Box>
      {listOf(legend.rows, {
        labelledBy: headingId,
        height: { xs: legend.rows.length <= FEW_ROWS ? 'none' : listHeight, md: listHeight },
      })}
      {legend.total && (
        <Box sx={{ ...LINE, ...columnsOf(legend), minHeight: 44, borderTop: 1, borderColor: 'edge' }}>
          <LegendTotal legend={legend} total={legend.total} />
        </Box>
      )}
      {others && (
        <Box sx={{ mt: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          <Box
            id={othersId}
            onMouseEnter={() => onHighlight(others.all.key)}
            onMouseLeave={() => onHighlight(null)}
            sx={rowStyles(legend)}
          >
            <div className="row">
              <Row row={others.all} opens />
            </div>
          </Box>
          {others.parts.length > 0 &&
            listOf(others.parts, {
              labelledBy: othersId,
              height: { xs: others.parts.length <= FEW_ROWS ? 'none' : listHeight, md: OTHERS_HEIGHT },
            })}
        </Box>
      )}
    </Box>
  );
});

/**
 * below a chart, up to this number are shown in full: a scrolling list within a scrolling page is hard to read with a
 * finger
 */
const FEW_ROWS = 12;
/** px: the separate projects, beside the chart */
const OTHERS_HEIGHT = 180;

function Row(props: RowFiguresProps) {
  const { row } = props;
  return (
    <>
      <span className="name">
        <span className="swatch">
          <ColorSwatch meanings={row.colors} />
        </span>
        <span className="label" lang="nl">
          {row.label}
        </span>
      </span>
      <RowFigures {...props} />
    </>
  );
}

/** Returns the rows with the numbers of their parts in the drawing. */
function withNumbers(legend: LegendFigures): LegendFigures {
  const withNumber = (row: LegendRow, part: number) => ({
    ...row,
    label: `${partNumber(part)} ${row.label}`,
  });
  const { rows, others } = legend;
  return {
    ...legend,
    rows: rows.map(withNumber),
    others: others && { ...others, all: withNumber(others.all, rows.length) },
  };
}

function rowStyles(legend: LegendFigures) {
  return {
    '& .row': { ...ITEM, ...columnsOf(legend) },
    '& .name': { ...NAME, ...namePlace(legend) },
    '& .swatch': { display: 'flex', pt: '3px' },
    '& .label': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
  } as const;
}

function columnsOf({ compares }: LegendFigures) {
  return LEGEND_COLUMNS[compares ? 'two' : 'one'];
}

const LINE = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  px: 1,
  typography: 'body2',
} as const;

/** At least 44 px high, so that a finger hits it. */
const ITEM = {
  ...LINE,
  width: 1,
  minHeight: 44,
  py: 0.75,
  textAlign: 'left',
  outlineOffset: '-3px !important',
} as const;

const NAME = { display: 'flex', columnGap: '10px', minWidth: 0 } as const;

/**
 * The styles of hundreds of rows are computed once, at their list: a component for each cell took longer than the
 * chart.
 */
const ROWS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  ...SCROLL_SHADOWS,
  '& > li': { borderBottom: 1, borderColor: 'divider' },
  '& .marked': { position: 'relative' },
  '& .whole': { position: 'absolute', inset: 0, width: 1, outlineOffset: '-3px !important' },
  '& button.row, & .whole': {
    m: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  },
} as const;
