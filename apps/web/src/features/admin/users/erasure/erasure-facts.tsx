import type { ErasurePreview } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface ErasureFactsProps {
  readonly facts: ErasurePreview;
  /** true if the person was erased before */
  readonly again: boolean;
}

/** Says in sentences what erasing somebody does: what is deleted, what gets another name, what stays and why. */
export function ErasureFacts({ facts, again }: ErasureFactsProps) {
  const { t } = useTranslation();
  const { memberships, messages, holdings, reports, history_entries: entries, award_entries: kept } = facts;
  const sentences: string[] = again
    ? [t(kept > 0 ? 'admin.users.erasedBefore' : 'admin.users.erasedWholly')]
    : [
        t('admin.users.eraseGoes'),
        ...(memberships > 0 ? [t('admin.users.eraseMemberships', { count: memberships })] : []),
        ...(messages > 0 ? [t('admin.users.eraseMessages', { count: messages })] : []),
        ...(holdings > 0 ? [t('admin.users.eraseHoldings', { count: holdings })] : []),
        t('admin.users.eraseHistory', { count: entries - kept }),
        ...(reports > 0 ? [t('admin.users.eraseReports', { count: reports })] : []),
        t('admin.users.eraseMail'),
      ];
  const projects = facts.award_projects.join(', ');
  if (kept > 0) sentences.push(t('admin.users.eraseKept', { count: kept, projects }));
  if (facts.contact_of.length > 0)
    sentences.push(t('admin.users.eraseContact', { organisations: facts.contact_of.join(', ') }));
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
      {sentences.map((each) => (
        <Typography key={each} component="li">
          {each}
        </Typography>
      ))}
    </Box>
  );
}
