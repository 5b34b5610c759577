import type { ComparedCalculationsAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { markText } from '../../../charts/coverage/coverage-texts.ts';
import { displayOf } from '../../../charts/display-of.ts';
import type { ComparedRow } from './compared-rows.ts';
import { differenceText } from './difference-text.ts';

interface ComparedTableProps {
  /** the accessible name */
  readonly label: string;
  /** the name of a row */
  readonly rowHeading: string;
  readonly answer: ComparedCalculationsAnswer;
  readonly rows: readonly ComparedRow[];
}

/** Figures of each calculation in a column of its own, with what lies between it and the one that is compared with. */
export function ComparedTable({ label, rowHeading, answer, rows }: ComparedTableProps) {
  const { t } = useTranslation();
  const { calculations, against } = answer;
  return (
    // It is focusable, so that a wide table can be scrolled with the keyboard.
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ overflowX: 'auto', position: 'relative' }}
    >
      <Table size="small" aria-label={label} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow sx={{ bgcolor: 'ground.sunken' }}>
            <TableCell component="th" scope="col" sx={{ ...FIRST, bgcolor: 'ground.sunken' }}>
              {rowHeading}
            </TableCell>
            {calculations.map(({ uuid, name }) => (
              <TableCell key={uuid} component="th" scope="col" align="right" sx={COLUMN}>
                {name}
                {uuid === against && (
                  <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                    {t('compare.isAgainst')}
                  </Box>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row" sx={FIRST}>
                {row.heading}
              </TableCell>
              {calculations.map(({ uuid }, place) => (
                <TableCell key={uuid} align="right" sx={{ ...COLUMN, verticalAlign: 'top' }}>
                  <ComparedCell row={row} place={place} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ComparedCell({ row, place }: { readonly row: ComparedRow; readonly place: number }) {
  const { t } = useTranslation();
  const point = row.points[place];
  const figure = row.compared[place] ?? null;
  const mark = point ? markText(point, t) : null;
  const difference = figure && differenceText(figure, row, t);
  const isAbsent = !point?.coverage || point.coverage.items === 0;
  const color = difference?.direction === 'more' ? 'warning.main' : 'secondary.main';
  const isKnown = difference?.direction === 'less' || difference?.direction === 'more';
  return (
    <>
      <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
        {isAbsent ? t('compare.absent') : displayOf(row.quantity).format(point.value)}
      </Box>
      {mark && (
        <Box component="span" sx={BELOW}>
          {mark}
        </Box>
      )}
      {difference && (
        <Box component="span" sx={{ ...BELOW, ...(isKnown ? { color, fontWeight: 560 } : {}) }}>
          {isKnown && <span aria-hidden>{difference.direction === 'more' ? '▲ ' : '▼ '}</span>}
          {difference.text}
        </Box>
      )}
    </>
  );
}

/** A figure without its row means nothing, so the names stay in view. */
const FIRST = {
  ...{ position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', verticalAlign: 'top' },
  // On a phone the longest word of the template's product groups fits, beside two calculations: the difference is in the second.
  ...{ minWidth: { xs: 132, sm: 220 }, maxWidth: { xs: 132, sm: 320 }, px: { xs: 1, sm: 2 } },
  overflowWrap: 'anywhere',
} as const;
const COLUMN = {
  ...{ minWidth: { xs: 111, sm: 190 }, maxWidth: 300, px: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' },
} as const;
const BELOW = { display: 'block', fontSize: '0.8125rem', color: 'text.secondary' } as const;
