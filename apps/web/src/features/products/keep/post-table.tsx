import type { PostToKeep } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { unitText } from '../product-texts.ts';

interface PostTableProps {
  readonly posts: readonly PostToKeep[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The posts of a calculation, each to be chosen. */
export function PostTable({ posts, chosen, onChoose }: PostTableProps) {
  const { t } = useTranslation();
  const numbers = posts.map(({ post_number }) => post_number);
  const isAll = numbers.every((number) => chosen.has(number));
  const set = (changed: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const number of changed) isChosen ? next.add(number) : next.delete(number);
    onChoose(next);
  };
  const columns = ['post', 'product', 'group', 'unit', 'raw'] as const;
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={t('library.keep.posts')}
      sx={{ overflow: 'auto', maxHeight: 520 }}
    >
      <Table size="small" stickyHeader aria-label={t('library.keep.posts')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={isAll}
                indeterminate={!isAll && numbers.some((number) => chosen.has(number))}
                onChange={(_event, checked) => set(numbers, checked)}
                slotProps={{ input: { 'aria-label': t('library.keep.all') } }}
              />
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} component="th" scope="col">
                {t(`library.keep.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {posts.map((post) => (
            <TableRow key={post.post_number}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosen.has(post.post_number)}
                  onChange={(_event, checked) => set([post.post_number], checked)}
                  slotProps={{ input: { 'aria-label': t('library.keep.one', { post: post.post_number }) } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {post.post_number}
              </TableCell>
              <TableCell>{post.product}</TableCell>
              <TableCell>{`${post.product_group}, ${post.product_sub_group}`}</TableCell>
              <TableCell>{unitText(post.unit)}</TableCell>
              <TableCell>{post.raw_code ?? '-'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
