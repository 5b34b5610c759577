import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { GuideBlock } from './guide-chapter.ts';
import { GuideLine } from './guide-line.tsx';
import { guidePicture, PICTURE_HEIGHT, PICTURE_WIDTH } from './guide-pictures.ts';

/** px: the bar at the top, and some space */
const BELOW_BAR = 104;

/** The content of a chapter, block by block. */
export function GuideBlocks({ blocks }: { readonly blocks: readonly GuideBlock[] }) {
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is never reordered
        <Fragment key={index}>
          <Block block={block} />
        </Fragment>
      ))}
    </Box>
  );
}

function Block({ block }: { readonly block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography
          variant="h2"
          id={block.id}
          tabIndex={-1}
          sx={{ mt: 2, scrollMarginTop: BELOW_BAR, overflowWrap: 'anywhere' }}
        >
          {block.text}
        </Typography>
      );
    case 'paragraph':
      return (
        <Typography>
          <GuideLine line={block.line} />
        </Typography>
      );
    case 'note':
      return (
        <Alert severity="info" variant="outlined">
          <GuideLine line={block.line} />
        </Alert>
      );
    case 'list':
      return (
        <Box
          component={block.ordered ? 'ol' : 'ul'}
          sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75, typography: 'body1' }}
        >
          {block.items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is never reordered
            <li key={index}>
              <GuideLine line={line} />
            </li>
          ))}
        </Box>
      );
    case 'picture':
      return (
        <Box
          component="img"
          src={guidePicture(block.name)}
          alt={block.alternative}
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px',
          }}
        />
      );
  }
}
