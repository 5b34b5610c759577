import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { CardHead } from '../../ui/page/card-head.tsx';

interface SectionCardProps {
  readonly title: string;
  /** what stands behind the title on its line */
  readonly mark?: ReactNode;
  readonly lead?: string;
  /** what can be done with it, at its top right */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the profile. */
export function SectionCard({ title, mark, lead, action, children }: SectionCardProps) {
  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead title={title} mark={mark} action={action} {...(lead === undefined ? {} : { lead })} />
      {children}
    </Card>
  );
}
