import type { RatioPost } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { MayOpenProjects } from '../../../lib/may-open-projects.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { placeDots } from './place-dots.ts';
import { tabOfPost } from './ratio-texts.ts';

interface RatioDotsProps {
  readonly organisationSlug: string;
  readonly posts: readonly { readonly post: RatioPost; readonly value: number; readonly text: string }[];
  readonly format: (value: number) => string;
}

/** px */
const DOT = 12;
const ROWS_MAX = 8;

/**
 * A dot for each post, from the lowest to the highest; each opens the tab of its project. The table below says the same in
 * words, so this is for the eye and the mouse alone.
 */
export function RatioDots({ organisationSlug, posts, format }: RatioDotsProps) {
  const mayOpen = use(MayOpenProjects);
  const places = placeDots(posts.map(({ value }) => value));
  const values = posts.map(({ value }) => value);
  const rows = Math.min(ROWS_MAX, 1 + Math.max(...places.map(({ row }) => row)));
  return (
    <Box aria-hidden="true" sx={{ px: `${DOT / 2}px` }}>
      <Box sx={{ position: 'relative', height: rows * (DOT + 1), borderBottom: 1, borderColor: 'divider' }}>
        {posts.map(({ post, text }, place) => {
          const { left = 0, row = 0 } = places[place] ?? {};
          const style = {
            left: `calc(${left}% - ${DOT / 2}px)`,
            bottom: Math.min(row, ROWS_MAX - 1) * (DOT + 1),
          };
          const key = `${post.calculation} ${post.post_number} ${place}`;
          return mayOpen ? (
            <TextLink
              key={key}
              {...paths.project(organisationSlug, post.project.uuid, tabOfPost(post))}
              title={text}
              tabIndex={-1}
              style={style}
              sx={DOT_STYLE}
            />
          ) : (
            <Box key={key} component="span" title={text} style={style} sx={DOT_STYLE} />
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="body2">{format(Math.min(...values))}</Typography>
        <Typography variant="body2">{format(Math.max(...values))}</Typography>
      </Box>
    </Box>
  );
}

const DOT_STYLE = {
  position: 'absolute',
  width: DOT,
  height: DOT,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  border: 1,
  borderColor: 'background.paper',
  opacity: 0.85,
  '&:hover': { opacity: 1, outline: '2px solid', outlineColor: 'primary.main' },
} as const;
