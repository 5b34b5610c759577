import Link, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

function Anchor(props: LinkProps<'a'>) {
  return <Link {...props} component="a" />;
}

/** A link among words. */
export const TextLink = createLink(Anchor);
