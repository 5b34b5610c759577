import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  /** what stands behind the title on its line */
  readonly mark?: ReactNode;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One subject of the profile. */
export function SectionCard({ title, mark, lead, children }: SectionCardProps) {
  return (
    <Card
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}
    >
      <Typography variant="h2" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: lead ? 0.5 : 2.5 }}>
        {title}
        {mark}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '65ch' }}>{lead}</Typography>}
      {children}
    </Card>
  );
}
