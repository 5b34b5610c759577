import type { StepPost } from '@milieuspoor/contract';
import type { ModuleIndicator, SeriesName } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { narrowTable } from '../../ui/narrow-table.ts';
import { displayOf } from '../display-of.ts';
import { quantityText } from './quantity-text.ts';
import { signedAmount } from './signed-amount.ts';

interface StepPostsTableProps {
  /** the largest parts of a step */
  readonly posts: readonly StepPost[];
  /** number of posts in which the step is */
  readonly count: number;
  readonly indicator: ModuleIndicator;
  /** of both ends of the difference */
  readonly names: Readonly<Record<SeriesName, string>>;
  /** the accessible name of the table */
  readonly label: string;
}

/** The posts of a step, with what they were and what they became. */
export function StepPostsTable({ posts, count, indicator, names, label }: StepPostsTableProps) {
  const { t } = useTranslation();
  if (count === 0) return <Typography>{t('differences.noPosts')}</Typography>;
  return (
    <Box sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={label} sx={narrowTable}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {t('differences.post')}
            </TableCell>
            {(['baseline', 'optimization', 'inStep'] as const).map((column) => (
              <TableCell key={column} component="th" scope="col" align="right">
                {column === 'inStep' ? t('differences.inStep') : names[column]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {posts.map((post, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: posts may share a number, and rows keep their place
            <TableRow key={place}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <PostName post={post} />
              </TableCell>
              {(['baseline', 'optimization'] as const).map((side) => (
                <TableCell key={side} align="right" data-label={names[side]}>
                  <SideOfPost side={post[side]} indicator={indicator} />
                </TableCell>
              ))}
              <TableCell
                align="right"
                data-label={t('differences.inStep')}
                sx={{ fontWeight: 650, whiteSpace: 'nowrap', color: colorOf(post.amount) }}
              >
                {signedAmount(post.amount, indicator)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {count > posts.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('differences.listed', { shown: posts.length, all: count })}
        </Typography>
      )}
    </Box>
  );
}

function colorOf(amount: number): string {
  return amount > 0 ? 'warning.main' : 'secondary.main';
}

/** The post as the optimisation calls it, and as the baseline did where that differs. */
function PostName({ post: { baseline, optimization } }: { readonly post: StepPost }) {
  const { t } = useTranslation();
  const post = optimization ?? baseline;
  if (!post) return null;
  const former = baseline && optimization && baseline.product !== optimization.product ? baseline : null;
  return (
    <Box component="span" sx={{ fontWeight: 400 }}>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {post.post_number}
      </Box>
      {` ${post.product} `}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`(${post.product_group})`}
        {former && `, ${t('differences.formerly', { product: former.product })}`}
      </Box>
    </Box>
  );
}

interface SideOfPostProps {
  readonly side: StepPost['baseline'];
  readonly indicator: ModuleIndicator;
}

/** What a side has of a post: its figure, and its quantity. */
function SideOfPost({ side, indicator }: SideOfPostProps) {
  const { t } = useTranslation();
  if (!side) return <>{t('differences.absent')}</>;
  return (
    <Box component="span">
      <Box component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
        {side.amount === null ? t('differences.empty') : displayOf(indicator).format(side.amount)}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {quantityText(side)}
      </Box>
    </Box>
  );
}
