import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../lib/save-blob.ts';
import { ContentCopy as ContentCopyIcon } from '../../../ui/icons/content-copy.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
}

/** Shows the recovery codes, only once: to copy, to download or to write down. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const area = useRef<HTMLDivElement>(null);
  // The fields that were filled in are gone; the keyboard and the screen reader continue here.
  useEffect(() => area.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify(t('security.recovery.copied')),
      () => notify(t('security.recovery.copyFailed'), 'error'),
    );
  const download = () =>
    saveBlob(
      new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }),
      t('security.recovery.fileName'),
    );

  return (
    <Box ref={area} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success" variant="outlined" role="status">
        <AlertTitle>{t('security.recovery.title')}</AlertTitle>
        {t('security.recovery.lead')}
      </Alert>
      <Box
        component="ul"
        aria-label={t('security.recovery.title')}
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
          bgcolor: 'background.default',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {t('security.recovery.copy')}
        </Button>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          {t('security.recovery.download')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {doneLabel}
        </Button>
      </Box>
    </Box>
  );
}
