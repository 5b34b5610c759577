import type { RatioPost } from '@milieuspoor/contract';
import { formatIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { MayOpenProjects } from '../../../lib/may-open-projects.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { narrowTable } from '../../../ui/narrow-table.ts';
import { tabOfPost, unitsText } from './ratio-texts.ts';

interface RatioPostsTableProps {
  readonly organisationSlug: string;
  readonly unit: string;
  readonly posts: readonly { readonly post: RatioPost; readonly value: number }[];
  /** the heading of the column of the figure: 'MKI per ton' */
  readonly figure: string;
  readonly format: (value: number) => string;
}

/** The posts behind a ratio, each with its project, which it opens. */
export function RatioPostsTable({ organisationSlug, unit, posts, figure, format }: RatioPostsTableProps) {
  const { t } = useTranslation();
  const mayOpen = use(MayOpenProjects);
  const columns = ['post', 'project', 'completed', 'quantity'] as const;
  return (
    <Box sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={t('statistics.ratios.posts.heading')} sx={narrowTable}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col" align={column === 'quantity' ? 'right' : 'left'}>
                {t(`statistics.ratios.posts.${column}`)}
              </TableCell>
            ))}
            <TableCell scope="col" align="right">
              {figure}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {posts.map(({ post, value }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: posts may share a number, and their order is kept
            <TableRow key={place}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {`${post.post_number} ${post.product}`}
              </TableCell>
              <TableCell data-label={t('statistics.ratios.posts.project')} sx={{ overflowWrap: 'anywhere' }}>
                {mayOpen ? (
                  <TextLink {...paths.project(organisationSlug, post.project.uuid, tabOfPost(post))}>
                    {post.project.name}
                  </TextLink>
                ) : (
                  post.project.name
                )}
              </TableCell>
              <TableCell data-label={t('statistics.ratios.posts.completed')}>
                {formatIsoDay(post.completed)}
              </TableCell>
              <TableCell align="right" data-label={t('statistics.ratios.posts.quantity')}>
                {unitsText(post.quantity, unit)}
              </TableCell>
              <TableCell align="right" data-label={figure} sx={{ whiteSpace: 'nowrap' }}>
                {format(value)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
