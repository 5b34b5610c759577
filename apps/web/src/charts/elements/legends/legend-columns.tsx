import { type ColorMeaning, colorOf } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../coverage/listed-mark.tsx';
import { useColorMode } from '../canvas/drawing-theme.ts';
import type { LegendFigures, LegendLine, LegendRow } from './legend-rows.ts';

/** Below this width a legend is too narrow for names beside their figures. */
const LEGEND_NARROW = '@container (max-width: 430px)';
/** From this width on a difference and its remarks have two lines beside a long name. */
const LEGEND_WIDE = '@container (min-width: 540px)';

/** px: a figure, its bar and its share; the figures of both sides and their difference */
export const LEGEND_COLUMNS = {
  one: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(84px, auto) 72px 60px',
    [LEGEND_NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 96px 0 60px' },
  },
  two: {
    gridTemplateColumns: 'minmax(0, 1fr) 88px 92px 96px',
    [LEGEND_NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [LEGEND_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 84px 92px 140px' },
  },
} as const;

/** The style of the figures in a legend's columns, set once at the legend, which may have hundreds of them. */
export const LEGEND_FIGURES = {
  '& .figure': { textAlign: 'right', overflowWrap: 'anywhere' },
  '& .strong': { fontWeight: 640 },
  '& .share': { whiteSpace: 'nowrap' },
  '& .bar, & .bar > span': { display: 'block', height: 6, minWidth: 0 },
  '& .bar > span': { minWidth: 3, borderRadius: '2px', [LEGEND_NARROW]: { display: 'none' } },
} as const;

/** Returns the place of the name, which has its own line where the columns leave too little room. */
export function namePlace({ compares }: Pick<LegendFigures, 'compares'>) {
  return compares ? { [LEGEND_NARROW]: { gridColumn: '1 / -1' } } : {};
}

/** The heading over the figures; for screen readers each row repeats it. */
export function LegendHead({ legend }: { readonly legend: LegendFigures }) {
  const { t } = useTranslation();
  return legend.compares ? (
    legend.columns.map((column) => <Head key={column}>{column}</Head>)
  ) : (
    <>
      <Head>{legend.columns[0] ?? ''}</Head>
      <span />
      <Head>{t('charts.legendShare')}</Head>
    </>
  );
}

function Head({ children }: { readonly children: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ typography: 'overline', textAlign: 'right', color: 'text.secondary' }}
    >
      {children}
    </Box>
  );
}

export interface RowFiguresProps {
  readonly row: LegendRow;
  /** whether its last figure opens the list behind it; not where the whole row is a button that leads elsewhere */
  readonly opens?: boolean;
}

export function RowFigures({ row, opens = false }: RowFiguresProps) {
  return <Figures line={row} color={row.colors[0] ?? null} opens={opens} />;
}

/** The last line of a legend, which leads nowhere. */
export function LegendTotal({
  legend,
  total,
}: {
  readonly legend: LegendFigures;
  readonly total: LegendLine;
}) {
  return (
    <>
      <Box component="span" sx={{ fontWeight: 640, ...namePlace(legend) }}>
        {total.listedByName ? <ListedMark about={total.listedByName}>{total.label}</ListedMark> : total.label}
      </Box>
      <Figures line={total} color={null} strong opens />
    </>
  );
}

interface FiguresProps {
  readonly line: LegendLine;
  /** of the bar; null for none */
  readonly color: ColorMeaning | null;
  readonly strong?: boolean;
  readonly opens?: boolean;
}

function Figures({ line, color, strong = false, opens = false }: FiguresProps) {
  const name = strong ? 'figure strong' : 'figure';
  return (
    <>
      {line.figures.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <span key={place} className={name}>
          {opens && line.listed && place === line.figures.length - 1 ? (
            <ListedMark about={line.listed}>{figure.replaceAll(' %', '\u00a0%')}</ListedMark>
          ) : (
            figure.replaceAll(' %', '\u00a0%')
          )}
        </span>
      ))}
      {line.share && (
        <>
          <ShareBar percent={line.share.percent} color={color} />
          <span className={`${name} share`}>{line.share.text}</span>
        </>
      )}
    </>
  );
}

interface ShareBarProps {
  readonly percent: number | null;
  readonly color: ColorMeaning | null;
}

/** Draws a share: the full width for all of it, and nothing for a benefit. */
function ShareBar({ percent, color }: ShareBarProps) {
  const mode = useColorMode();
  return (
    <span aria-hidden className="bar">
      {color !== null && percent !== null && percent > 0 && (
        <span style={{ width: `${Math.min(100, percent)}%`, backgroundColor: colorOf(color, mode) }} />
      )}
    </span>
  );
}
