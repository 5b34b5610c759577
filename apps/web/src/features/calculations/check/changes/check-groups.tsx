import type { CalculationChangeAnswer, FigureChangeAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { incomparableText } from '../../../../charts/coverage/coverage-texts.ts';
import { narrowTable } from '../../../../ui/narrow-table.ts';
import { CO2, differenceText, MKI, sumText } from './change-figures.ts';

const FIGURES = ['mkiBefore', 'mkiAfter', 'mkiDifference', 'co2Before', 'co2After', 'co2Difference'] as const;

/** The total and each product group: the present value, the new value, and the difference. */
export function CheckGroups({ change }: { readonly change: CalculationChangeAnswer }) {
  const { t } = useTranslation();
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table role="table" size="small" aria-label={t('uploadCheck.change.groupTable')} sx={narrowTable}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader" scope="col">
              {t('uploadCheck.change.group')}
            </TableCell>
            {FIGURES.map((key) => (
              <TableCell key={key} role="columnheader" scope="col" align="right">
                {t(`uploadCheck.change.${key}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          <GroupRow name={t('uploadCheck.change.total')} mki={change.mki} co2={change.co2} strong />
          {change.groups.map(({ name, presence, mki, co2 }) => (
            <GroupRow
              key={name}
              name={name}
              mki={mki}
              co2={co2}
              {...(presence === 'kept' ? {} : { mark: t(`uploadCheck.change.presence.${presence}`) })}
            />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

/** Returns the difference, or the reason why there is none. */
function changeText(change: FigureChangeAnswer, quantity: 'mki' | 'co2', t: TFunction): string {
  return change.difference === null && change.gaps.length > 0
    ? incomparableText(change.gaps, quantity, t)
    : differenceText(change, quantity === 'mki' ? MKI : CO2, t);
}

interface GroupRowProps {
  readonly name: string;
  readonly mki: FigureChangeAnswer;
  readonly co2: FigureChangeAnswer;
  readonly mark?: string;
  readonly strong?: boolean;
}

function GroupRow({ name, mki, co2, mark, strong = false }: GroupRowProps) {
  const { t } = useTranslation();
  const texts: Record<(typeof FIGURES)[number], string> = {
    mkiBefore: sumText(mki.before, MKI, t),
    mkiAfter: sumText(mki.after, MKI, t),
    mkiDifference: changeText(mki, 'mki', t),
    co2Before: sumText(co2.before, CO2, t),
    co2After: sumText(co2.after, CO2, t),
    co2Difference: changeText(co2, 'co2', t),
  };
  return (
    <TableRow role="row" sx={strong ? { '& > th, & > td': { fontWeight: 660 } } : {}}>
      <TableCell role="rowheader" component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {mark && (
          <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {mark}
          </Box>
        )}
      </TableCell>
      {FIGURES.map((key) => (
        <TableCell
          key={key}
          role="cell"
          align="right"
          data-label={t(`uploadCheck.change.${key}`)}
          sx={{ whiteSpace: { lg: 'nowrap' } }}
        >
          {texts[key]}
        </TableCell>
      ))}
    </TableRow>
  );
}
