import type { Registration } from '@milieuspoor/contract';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/**
 * A registration in one cell: who registered, where they say they work, when they asked, and what is still to be
 * confirmed.
 */
export function RegistrationInShort({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation();
  const { email, first_name, last_name, organization, registered, verified } = registration;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name && <Typography variant="body2">{name}</Typography>}
      <Typography variant="body2">{email}</Typography>
      {[organization, dayAndTimeOf(registered), verified ? '' : t('admin.registrations.unverified')]
        .filter((line) => line !== '')
        .map((line) => (
          <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
            {line}
          </Typography>
        ))}
    </Box>
  );
}
