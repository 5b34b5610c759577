import type { CalculationChangeAnswer, FigureChangeAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { narrowTable } from '../narrow-table.ts';
import { CO2, differenceText, MKI } from './change-figures.ts';

const FIGURES = ['mkiBefore', 'mkiAfter', 'mkiDifference', 'co2Before', 'co2After', 'co2Difference'] as const;

/** The total and each product group: what it is now, what it becomes, and the difference. */
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
    mkiBefore: MKI(mki.before),
    mkiAfter: MKI(mki.after),
    mkiDifference: differenceText(mki, MKI),
    co2Before: CO2(co2.before),
    co2After: CO2(co2.after),
    co2Difference: differenceText(co2, CO2),
  };
  return (
    <TableRow role="row" sx={strong ? { '& > th, & > td': { fontWeight: 650 } } : {}}>
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
