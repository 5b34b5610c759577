import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { ExpandMore } from '../../../ui/icons/expand-more.ts';

interface FoldPanelProps {
  readonly title: string;
  /** folded at first on any width */
  readonly foldedAtFirst?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the tab that can be folded; on a phone it is folded at first, so that the parts below it are within reach.
 */
export function FoldPanel({ title, foldedAtFirst = false, children }: FoldPanelProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(!phone && !foldedAtFirst);
  // The content is rendered only once it was unfolded.
  const [wasOpen, setWasOpen] = useState(open);
  const toggle = () => {
    setOpen(!open);
    setWasOpen(true);
  };
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`${id}-title`}>
      <Box component="h3" sx={{ m: 0 }}>
        <Button
          id={`${id}-title`}
          color="inherit"
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={toggle}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          sx={{
            width: '100%',
            justifyContent: 'space-between',
            textAlign: 'left',
            px: 2,
            py: 1.25,
            typography: 'h3',
          }}
        >
          {title}
        </Button>
      </Box>
      <Box
        id={`${id}-content`}
        hidden={!open}
        sx={{ px: 2, pb: 2, display: open ? 'grid' : 'none', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {wasOpen && children}
      </Box>
    </Paper>
  );
}
