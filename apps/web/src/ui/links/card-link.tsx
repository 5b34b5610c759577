import CardActionArea, { type CardActionAreaProps } from '@mui/material/CardActionArea';
import { createLink } from '@tanstack/react-router';

function Anchor(props: CardActionAreaProps<'a'>) {
  return <CardActionArea {...props} component="a" />;
}

/** A card that is one link as a whole. */
export const CardLink = createLink(Anchor);
