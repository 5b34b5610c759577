import type { ProgressAnswer, ProgressYear } from '@milieuspoor/contract';
import { isShareProgress, PROGRESS_INDICATORS, type ProgressIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeMark } from '../../../charts/track/change-mark.tsx';
import { measuredText, percentText } from './percent-text.ts';

interface YearTableProps {
  readonly answer: ProgressAnswer;
  readonly onChooseYear: (year: number) => void;
}

/** Every indicator of every year, the last year first. */
export function YearTable({ answer, onChooseYear }: YearTableProps) {
  const { t } = useTranslation();
  const id = useId();
  const yearOf = (indicator: ProgressIndicator, year: number) =>
    answer.indicators.find((each) => each.indicator === indicator)?.years.find((each) => each.year === year);
  const years = answer.indicators[0]?.years.map(({ year, of }) => ({ year, of })).toReversed() ?? [];
  const dashed = answer.indicators.some((each) => each.years.some(({ value }) => value === null));
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography id={id} variant="h2">
        {t('progress.table.heading')}
      </Typography>
      {/* It is focusable, so that a wide table can be scrolled with the keyboard. */}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ overflowX: 'auto', position: 'relative', '@media print': { overflow: 'visible' } }}
      >
        <Table size="small" sx={ON_PAPER}>
          <TableHead>
            <TableRow sx={{ bgcolor: 'ground.sunken' }}>
              <TableCell component="th" scope="col" sx={{ ...FIRST, bgcolor: 'ground.sunken' }}>
                {t('progress.table.year')}
              </TableCell>
              <TableCell component="th" scope="col" align="right">
                {t('progress.table.projects')}
              </TableCell>
              {PROGRESS_INDICATORS.map((indicator) => (
                <TableCell key={indicator} component="th" scope="col" align="right" sx={{ minWidth: 96 }}>
                  {t(`progress.indicators.${indicator}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {years.map(({ year, of }) => (
              <TableRow key={year}>
                <TableCell component="th" scope="row" sx={FIRST}>
                  <Link
                    component="button"
                    type="button"
                    onClick={() => onChooseYear(year)}
                    title={t('progress.table.chooseYear', { year: String(year) })}
                    sx={{ font: 'inherit', minHeight: 24 }}
                  >
                    {year}
                  </Link>
                </TableCell>
                <TableCell align="right">{of}</TableCell>
                {PROGRESS_INDICATORS.map((indicator) => (
                  <TableCell key={indicator} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <YearFigure indicator={indicator} of={yearOf(indicator, year)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('progress.table.note')}
        {dashed && ` ${t('progress.table.dash')}`}
      </Typography>
    </Box>
  );
}

/** A figure without its year means nothing, so the years stay in view. */
const FIRST = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', minWidth: 88 } as const;

/** Its ten columns fit on a standing page. */
const ON_PAPER = {
  '@media print': {
    '& .MuiTableCell-root': { minWidth: 0, px: 0.5, fontSize: '0.6875rem', whiteSpace: 'normal' },
  },
} as const;

interface YearFigureProps {
  readonly indicator: ProgressIndicator;
  readonly of: ProgressYear | undefined;
}

function YearFigure({ indicator, of }: YearFigureProps) {
  const { t } = useTranslation();
  if (!of) return null;
  const { value, counted, of: all } = of;
  return (
    <>
      {value === null || isShareProgress(indicator) ? (
        percentText(value)
      ) : (
        <ChangeMark share={-value / 100} spoken={measuredText(indicator, value, t)} />
      )}
      {counted < all && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('progress.course.counted', { counted, of: all })}
        </Box>
      )}
    </>
  );
}
