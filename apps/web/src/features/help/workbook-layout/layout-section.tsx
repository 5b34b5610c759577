import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The parts of the page, by the names in their addresses. */
export const LAYOUT_SECTIONS = {
  start: 'werkwijze',
  posten: 'posten',
  sets: 'sets',
  mki: 'mki',
  others: 'andere-indelingen',
  taken: 'ook-gelezen',
  errors: 'fouten',
  warnings: 'waarschuwingen',
  worked: 'voorbeeld',
} as const;
export type LayoutSectionName = keyof typeof LAYOUT_SECTIONS;

/** Below the bar that stays in view, with some space. */
const SCROLL_MARGIN = 88;

interface LayoutSectionProps {
  readonly name: LayoutSectionName;
  readonly title: string;
  readonly children: ReactNode;
}

export function LayoutSection({ name, title, children }: LayoutSectionProps) {
  const id = LAYOUT_SECTIONS[name];
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{ mt: 5, scrollMarginTop: SCROLL_MARGIN, outline: 'none' }}
    >
      <Typography id={`${id}-title`} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
