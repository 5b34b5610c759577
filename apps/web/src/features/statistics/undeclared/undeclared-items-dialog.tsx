import type { FigureAbout } from '@milieuspoor/charts';
import { UNDECLARED_ITEMS_MAX, type UndeclaredItem } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import type { StatisticsSubject, StatisticsView } from '../statistics-query.ts';
import { undeclaredItemsQuery } from './undeclared-items-query.ts';

interface UndeclaredItemsDialogProps {
  readonly subject: StatisticsSubject;
  readonly view: StatisticsView;
  readonly about: FigureAbout;
  readonly onClose: () => void;
}

/** Which items leave a figure undeclared, so that somebody can ask for what is missing. */
export function UndeclaredItemsDialog({ subject, view, about, onClose }: UndeclaredItemsDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const query = useQuery(undeclaredItemsQuery(subject, view, about));
  const { quantity, side, module } = about;
  const ofIndicators = quantity === 'mki' && module === undefined;
  const count = query.data?.count ?? 0;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {ofIndicators
          ? t('statistics.undeclared.titleIncomplete')
          : t('statistics.undeclared.title', { quantity: t(`charts.coverage.quantities.${quantity}`) })}
      </DialogTitle>
      <DialogContent>
        {query.isPending && <LinearProgress aria-label={t('charts.loading')} />}
        {query.isError && <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && (
          <>
            <Typography sx={{ mb: 1.5 }}>
              {count === 0
                ? t('statistics.undeclared.none')
                : t(
                    module === undefined ? 'statistics.undeclared.lead' : 'statistics.undeclared.leadModule',
                    {
                      side: t(`charts.sides.${side}`),
                      module: module ? t(`charts.modules.${module}`) : '',
                      count,
                    },
                  )}
              {count > UNDECLARED_ITEMS_MAX &&
                ` ${t('statistics.undeclared.cut', { shown: UNDECLARED_ITEMS_MAX })}`}
            </Typography>
            {count > 0 && <ItemsTable items={query.data.results} withCodes={ofIndicators} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('statistics.undeclared.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ItemsTableProps {
  readonly items: readonly UndeclaredItem[];
  readonly withCodes: boolean;
}

function ItemsTable({ items, withCodes }: ItemsTableProps) {
  const { t } = useTranslation();
  return (
    <Table size="small" sx={{ '& td, & th': { overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('statistics.undeclared.post')}</TableCell>
          <TableCell>{t('statistics.undeclared.product')}</TableCell>
          <TableCell>{t('statistics.undeclared.group')}</TableCell>
          {withCodes && <TableCell>{t('statistics.undeclared.missing')}</TableCell>}
          <TableCell>{t('statistics.undeclared.calculation')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={`${item.calculation.uuid}/${item.post_number}`}>
            <TableCell component="th" scope="row">
              {item.post_number}
            </TableCell>
            <TableCell>{item.product}</TableCell>
            <TableCell>{item.product_group}</TableCell>
            {withCodes && (
              <TableCell>{item.missing.join(', ') || t('statistics.undeclared.notKept')}</TableCell>
            )}
            <TableCell>
              {t('statistics.undeclared.where', {
                calculation: item.calculation.name,
                project: item.project.name,
              })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
