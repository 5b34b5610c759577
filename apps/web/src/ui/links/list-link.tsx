import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import { createLink } from '@tanstack/react-router';

function Anchor(props: ListItemButtonProps<'a'>) {
  return <ListItemButton {...props} component="a" />;
}

/** An entry of a list that leads somewhere. */
export const ListLink = createLink(Anchor);
