import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { GUIDE_SCREENS, type GuidePiece, type GuideLine as Line } from './guide-chapter.ts';
import { useGuidePlaces } from './guide-places.ts';

/** A line of the guide: words, texts from the screen, and links. */
export function GuideLine({ line }: { readonly line: Line }) {
  return line.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is never reordered
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}

function Piece({ piece }: { readonly piece: GuidePiece }) {
  const places = useGuidePlaces();
  if (typeof piece === 'string') return piece;
  if (piece.kind === 'label')
    return (
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {piece.text}
      </Box>
    );
  if (piece.kind === 'chapter') return <TextLink {...places.guide(piece.chapter)}>{piece.text}</TextLink>;
  const screen = GUIDE_SCREENS.find((each) => each === piece.screen);
  const place = screen ? places.screen(screen) : null;
  return place ? <TextLink {...place}>{piece.text}</TextLink> : piece.text;
}
