import type { SxProps, Theme } from '@mui/material/styles';

/** The calendar's own colours are variables; our colours replace them, in light and in dark mode. */
export const calendarStyles: SxProps<Theme> = {
  '--fc-classic-background': 'var(--mui-palette-background-paper)',
  '--fc-classic-foreground': 'var(--mui-palette-text-primary)',
  '--fc-classic-muted-foreground': 'var(--mui-palette-text-secondary)',
  '--fc-classic-faint-foreground': 'var(--mui-palette-text-secondary)',
  '--fc-classic-border': 'var(--mui-palette-divider)',
  '--fc-classic-strong-border': 'var(--mui-palette-divider)',
  '--fc-classic-primary': 'var(--mui-palette-primary-main)',
  '--fc-classic-primary-foreground': 'var(--mui-palette-primary-contrastText)',
  '--fc-classic-event': 'var(--mui-palette-primary-main)',
  '--fc-classic-event-contrast': 'var(--mui-palette-primary-contrastText)',
  '--fc-classic-today':
    'color-mix(in srgb, var(--mui-palette-accent-main) 9%, var(--mui-palette-background-paper))',
  '--fc-classic-highlight': 'transparent',
  '--fc-classic-now': 'var(--mui-palette-error-main)',
  '--fc-classic-faint': 'var(--mui-palette-background-default)',
  '--fc-classic-muted': 'var(--mui-palette-action-hover)',
  '--fc-classic-strong': 'var(--mui-palette-action-selected)',
  '--fc-classic-small-dot-width': '8px',
  '--fc-classic-large-dot-width': '10px',
  // Its hours and days are as legible as the rest of the page.
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& .agenda-event': { borderRadius: '4px', border: 0 },
  '& .agenda-event:hover': { textDecoration: 'underline' },
  '& .agenda-event:focus-visible': { outlineOffset: '-1px' },
};
