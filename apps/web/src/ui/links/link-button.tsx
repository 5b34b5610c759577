import Button, { type ButtonProps } from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';

function Anchor(props: ButtonProps<'a'>) {
  return <Button {...props} component="a" />;
}

/** A button that leads somewhere: a link for the keyboard, a middle click and a screen reader. */
export const LinkButton = createLink(Anchor);
