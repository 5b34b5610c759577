import Box from '@mui/material/Box';
import { ApiKeys } from './api-keys.tsx';
import { Webhooks } from './webhooks.tsx';

interface ProgramsProps {
  readonly organisationSlug: string;
}

/**
 * The connections between programs and an organisation: keys for programs that call it, webhooks for programs that it
 * calls.
 */
export function Programs({ organisationSlug }: ProgramsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ApiKeys organisationSlug={organisationSlug} />
      <Webhooks organisationSlug={organisationSlug} />
    </Box>
  );
}
