import type { DemandAnswer } from '@milieuspoor/contract';
import { reductionPercent } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { narrowTable } from '../../ui/narrow-table.ts';
import { NO_FIGURE, reductionText, spreadText } from './demand-texts.ts';

/** The product groups that weigh most in the projects behind the figures, with what was reached in each. */
export function DemandGroups({ groups }: Pick<DemandAnswer, 'groups'>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Typography variant="h3" id={id}>
        {t('demand.groups')}
      </Typography>
      <Table size="small" aria-labelledby={id} sx={narrowTable}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{t('demand.group')}</TableCell>
            <TableCell scope="col" align="right">
              {t('demand.share')}
            </TableCell>
            <TableCell scope="col">{t('demand.reduction')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ name, share, baseline, reached, spread }) => {
            const percent = reductionPercent({ baseline, optimization: reached });
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right" data-label={t('demand.share')}>
                  {reductionText(share)}
                </TableCell>
                <TableCell data-label={t('demand.reduction')}>
                  {[
                    spread?.count !== 1 && (percent === null ? NO_FIGURE : reductionText(percent)),
                    spread && spreadText(spread, 'projects', t),
                  ]
                    .filter(Boolean)
                    .join(': ')}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
