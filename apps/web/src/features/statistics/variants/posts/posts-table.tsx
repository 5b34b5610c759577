import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverageMark } from '../../../../charts/coverage/show-items.tsx';
import { ExportStatus } from '../../../../charts/export/export-status.tsx';
import type { TableRowText } from '../../../../charts/frame/to-table.ts';
import { innermost, useChartSubject } from '../../../../charts/subject/chart-subject.tsx';
import { SubjectText } from '../../../../charts/subject/subject-text.tsx';
import { ImageOutlined } from '../../../../ui/icons/image-outlined.ts';
import { CardHead } from '../../../../ui/page/card-head.tsx';
import type { KnownVariant } from '../report-variant.ts';
import { postsOf } from './posts-of.ts';
import { postsText } from './posts-text.ts';
import { usePostsExport } from './use-posts-export.ts';

/** The part of a variant's MKI that each of its product groups is. */
export function PostsTable({ variant }: { readonly variant: KnownVariant }) {
  const { t } = useTranslation();
  const subject = innermost(useChartSubject('mki'));
  const whole = variant.statistics.find(({ statistic }) => statistic === 'total_mki_reference_calculation');
  const posts = whole && postsOf(whole);
  const text = posts && postsText(posts, t);
  const named = { variant: t('reports.variant', { number: variant.number }) };
  const notes = [
    ...(text?.hasDashes ? [t('charts.table.dash')] : []),
    ...(posts?.totalShare === null ? [t('reports.posts.noShares')] : []),
  ];
  const place = useRef<HTMLTableElement>(null);
  const exporting = usePostsExport(
    text ? { title: t('reports.posts.of', named), subject, table: text, notes } : null,
    place,
  );
  if (!text) return null;
  return (
    <Paper component="section" variant="outlined" aria-label={t('reports.posts.of', named)} sx={CARD}>
      <CardHead
        title={t('reports.posts.title')}
        action={
          exporting && (
            <Button
              startIcon={<ImageOutlined />}
              loading={exporting.busy}
              loadingPosition="start"
              aria-label={t('reports.posts.saveOf', named)}
              onClick={() => exporting.start('tableImage')}
            >
              {t('reports.posts.save')}
            </Button>
          )
        }
      />
      <SubjectText lines={subject} />
      {exporting && <ExportStatus exporting={exporting} />}
      <Table
        ref={place}
        aria-label={t('reports.posts.of', named)}
        size="small"
        sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}
      >
        <TableHead>
          <TableRow>
            <TableCell scope="col">{t('reports.posts.post')}</TableCell>
            {text.columns.map((column) => (
              <TableCell key={column} scope="col" align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {text.rows.map((row) => (
            <PostRow key={row.key} row={row} />
          ))}
        </TableBody>
        {text.footer && (
          <TableFooter>
            <PostRow row={text.footer} strong />
          </TableFooter>
        )}
      </Table>
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Paper>
  );
}

function PostRow({ row, strong = false }: { readonly row: TableRowText; readonly strong?: boolean }) {
  const style = { fontWeight: strong ? 650 : 400, fontSize: '0.9375rem', color: 'text.primary' } as const;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...style, overflowWrap: 'anywhere' }}>
        {row.heading}
      </TableCell>
      {row.figures.map((figure, place) => {
        const point = row.points[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <TableCell key={place} align="right" sx={style}>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {figure}
            </Box>
            {point && (
              <Box>
                <CoverageMark point={point} />
              </Box>
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

const CARD = { p: { xs: 1.5, sm: 2.5 }, minWidth: 0, overflowX: 'auto' } as const;
