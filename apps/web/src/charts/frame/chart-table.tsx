import { type ChartModel, type CoveredPoint, leavesOut, REST } from '@milieuspoor/charts';
import type { AggregateLevel } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../coverage/listed-mark.tsx';
import { CoverageMark } from '../coverage/show-items.tsx';
import { ColorSwatch } from '../elements/legends/color-swatch.tsx';
import { type TableRowText, toTable } from './to-table.ts';

interface ChartTableProps {
  readonly id?: string;
  readonly model: ChartModel;
  readonly caption: string;
  /** the name of a row, at the head of the first column */
  readonly rowHeading: string;
  /** leads one level down, where a row is a place that leads there */
  readonly onPick?: ((key: string, clickedAt: number | null) => void) | undefined;
  /** the level below the nodes of its rows; absent where its rows are not nodes */
  readonly shows?: AggregateLevel | undefined;
}

/** The figures behind a chart, for reading exact values and for users who can't see the picture. */
export function ChartTable({ id, model, caption, rowHeading, onPick, shows }: ChartTableProps) {
  const { t } = useTranslation();
  const table = toTable(model, t);
  const leading = new Set(model.categories.flatMap(({ key, leads }) => (leads ? [key] : [])));
  return (
    <Box id={id}>
      {/* It is focusable, so that a wide table can be scrolled with the keyboard. */}
      <TableContainer tabIndex={0} role="region" aria-label={caption} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <caption style={{ captionSide: 'top', paddingBlock: 4 }}>{caption}</caption>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col" sx={{ ...STAYS, bgcolor: 'ground.sunken' }}>
                {rowHeading}
              </TableCell>
              {table.columns.map((column) => (
                <TableCell key={column} component="th" scope="col" align="right" sx={HEAD}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {table.rows.map((row) => (
              <FigureRow
                key={row.key}
                row={ofNode(row, shows)}
                onPick={leading.has(row.key) ? onPick : undefined}
              />
            ))}
          </TableBody>
          {(table.footer || table.others.length > 0) && (
            <TableFooter>
              {table.footer && <FigureRow row={table.footer} strong />}
              {table.others.map((row, index) => (
                <FigureRow
                  key={row.key}
                  row={index === 0 ? row : ofNode(row, shows)}
                  apart={index === 0}
                  onPick={leading.has(row.key) ? onPick : undefined}
                />
              ))}
            </TableFooter>
          )}
        </Table>
      </TableContainer>
      {table.hasDashes && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('charts.table.dash')}
        </Typography>
      )}
    </Box>
  );
}

/** Returns a row with the lists of its own node. A row for several nodes has those of the place. */
function ofNode(row: TableRowText, shows: AggregateLevel | undefined): TableRowText {
  if (!shows || row.key === REST) return row;
  const node = { key: row.key, label: row.heading, shows };
  return { ...row, listed: row.listed && { ...row.listed, node }, node };
}

/** A wide table scrolls beneath its first column, because a figure without its name means nothing. */
const STAYS = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: 132,
  maxWidth: { xs: 210, sm: 'none' },
  // The column is as wide as its longest word; 'anywhere' would break one.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  bgcolor: 'background.paper',
  borderRight: { xs: 1, md: 0 },
  borderRightColor: { xs: 'divider' },
} as const;
const LEFT_OUT = ['left-out'] as const;
/** The name of a column may be longer than its figures. */
const HEAD = { minWidth: 96, verticalAlign: 'bottom', lineHeight: 1.3 } as const;

interface FigureRowProps {
  readonly row: TableRowText;
  readonly strong?: boolean;
  /** whether it is the row of the hatching on the bars */
  readonly apart?: boolean;
  readonly onPick?: ChartTableProps['onPick'];
}

function FigureRow({ row, strong = false, apart = false, onPick }: FigureRowProps) {
  const { key, heading, figures, points, incomparable, listedByName } = row;
  const style = { fontWeight: strong ? 650 : 400, fontSize: '0.9375rem', color: 'text.primary' } as const;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...style, ...STAYS }}>
        {onPick ? (
          <Link
            component="button"
            type="button"
            onClick={({ detail, timeStamp }) => onPick(key, detail === 0 ? null : timeStamp)}
            sx={{ font: 'inherit', textAlign: 'start' }}
          >
            {heading}
          </Link>
        ) : apart ? (
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <ColorSwatch meanings={LEFT_OUT} />
            {heading}
          </Box>
        ) : listedByName ? (
          <ListedMark about={listedByName}>{heading}</ListedMark>
        ) : (
          heading
        )}
      </TableCell>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <TableCell key={index} align="right" sx={{ ...style, whiteSpace: 'nowrap' }}>
          {index < points.length ? figure : <Difference row={row} text={incomparable ?? figure} />}
          <Mark point={points[index]} node={row.node} />
        </TableCell>
      ))}
    </TableRow>
  );
}

interface DifferenceProps {
  readonly row: TableRowText;
  readonly text: string;
}

/** The difference, or why there is none; it opens the list of what it leaves out. */
function Difference({ row: { incomparable, listed }, text }: DifferenceProps) {
  const words = listed ? <ListedMark about={listed}>{text}</ListedMark> : text;
  if (incomparable === null) return words;
  return (
    <Box component="span" sx={{ fontWeight: 400, fontSize: '0.875rem', whiteSpace: 'normal' }}>
      {words}
    </Box>
  );
}

interface MarkProps {
  readonly point: CoveredPoint | undefined;
  readonly node: TableRowText['node'];
}

function Mark({ point, node }: MarkProps) {
  if (!point || !leavesOut(point)) return null;
  return (
    <Box>
      <CoverageMark point={point} node={node} />
    </Box>
  );
}
