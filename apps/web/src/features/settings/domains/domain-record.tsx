import type { OrganisationDomain } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ContentCopyOutlined as CopyIcon } from '../../../ui/icons/content-copy-outlined.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';

interface DomainRecordProps {
  readonly record: NonNullable<OrganisationDomain['record']>;
}

/** The record that the domain's administrator adds to DNS, to copy. */
export function DomainRecord({ record }: DomainRecordProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('settings.domains.copied'));
    } catch {
      // Without TLS or permission, the browser cannot copy it, so the reader does.
      notify(t('settings.domains.copyFailed'), 'error');
    }
  };
  const copied = (text: string, action: string) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <IconButton size="small" aria-label={action} onClick={() => void copy(text)}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Box>
  );
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {t('settings.domains.recordLead')}
      </Typography>
      <SummaryList
        lines={[
          { key: 'type', label: t('settings.domains.recordType'), value: 'TXT' },
          {
            key: 'name',
            label: t('settings.domains.recordName'),
            value: copied(record.name, t('settings.domains.copyName')),
          },
          {
            key: 'value',
            label: t('settings.domains.recordValue'),
            value: copied(record.value, t('settings.domains.copyValue')),
          },
        ]}
      />
    </Box>
  );
}
