import Box from '@mui/material/Box';
import { ApiKeys } from './api-keys.tsx';
import { Webhooks } from './webhooks.tsx';

interface ProgramsProps {
  readonly organisationSlug: string;
}

/** How programs and an organisation reach one another: keys for those that ask, webhooks for those that are told. */
export function Programs({ organisationSlug }: ProgramsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ApiKeys organisationSlug={organisationSlug} />
      <Webhooks organisationSlug={organisationSlug} />
    </Box>
  );
}
