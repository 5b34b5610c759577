import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { CardHead } from '../../ui/page/card-head.tsx';

interface SectionCardProps {
  readonly title: string;
  /** shown after the title, on the same line */
  readonly mark?: ReactNode;
  readonly lead?: string;
  /** the action for this section, at its top right */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The card for one subject of the profile. */
export function SectionCard({ title, mark, lead, action, children }: SectionCardProps) {
  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead title={title} mark={mark} action={action} {...(lead === undefined ? {} : { lead })} />
      {children}
    </Card>
  );
}
