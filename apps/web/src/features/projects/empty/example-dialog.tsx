import { formatChange, formatMki, formatNumber } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Track } from '../../../charts/track/track.tsx';
import { exampleResult } from './example-work.ts';

/** An example of a project to look at: it is stored nowhere and counts in nothing. */
export default function ExampleDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { posts, compared } = exampleResult();
  const { comparison } = compared;
  const right = { textAlign: 'right' } as const;
  const row = (name: string, baselineEur: number, optimizationEur: number) => (
    <TableRow key={name}>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell sx={right}>{formatMki(baselineEur)}</TableCell>
      <TableCell sx={right}>{formatMki(optimizationEur)}</TableCell>
    </TableRow>
  );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('firstVisit.example.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>
          {t('firstVisit.example.mark')}
        </Typography>
        <Typography>{t('firstVisit.example.about')}</Typography>
        {comparison && comparison.share !== null && (
          <Box>
            <Typography>{t('projects.result.less', { share: formatChange(comparison.share) })}</Typography>
            <Track baseline={comparison.baseline} optimization={comparison.optimization} comparable />
          </Box>
        )}
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('firstVisit.example.post')}</TableCell>
                <TableCell sx={right}>{t('firstVisit.example.baseline')}</TableCell>
                <TableCell sx={right}>{t('firstVisit.example.optimization')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {posts.map(({ post, quantity, unit, baselineEur, optimizationEur }) =>
                row(
                  t(`firstVisit.example.posts.${post}`, { quantity: `${formatNumber(quantity, 0)} ${unit}` }),
                  baselineEur,
                  optimizationEur,
                ),
              )}
              {comparison && row(t('firstVisit.example.total'), comparison.baseline, comparison.optimization)}
            </TableBody>
          </Table>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('firstVisit.example.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
