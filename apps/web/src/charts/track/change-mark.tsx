import { formatChange } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface ChangeMarkProps {
  /** optimisation minus baseline as a part of the baseline; below 0 is a saving */
  readonly share: number;
  /** the whole sentence, for users who can't see the sign before the figure */
  readonly spoken: string;
}

/** Shows how much less or more: a sign that can't be misread as a minus can, in the colour of its direction. */
export function ChangeMark({ share, spoken }: ChangeMarkProps) {
  const more = share > 0;
  return (
    <Box
      component="span"
      sx={{ color: more ? 'warning.main' : 'secondary.main', fontWeight: 660, whiteSpace: 'nowrap' }}
    >
      <span aria-hidden>
        {share === 0 ? '' : more ? '▲ ' : '▼ '}
        {formatChange(share)}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Box>
  );
}
