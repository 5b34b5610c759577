import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { ContentCopyOutlined as CopyIcon } from './icons/content-copy-outlined.ts';
import { useNotify } from './messages/notifications.tsx';

interface CopiedHashProps {
  /** hexadecimal */
  readonly sha256: string;
  /** the name of the button, with the file whose SHA-256 it copies */
  readonly action: string;
}

/** Enough digits to distinguish two files at a glance. */
const SHOWN_DIGITS = 12;

/** The beginning of a SHA-256; the whole of it on request, and to copy. */
export function CopiedHash({ sha256, action }: CopiedHashProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256);
      notify(t('app.hash.copied'));
    } catch {
      // Without TLS, or without permission, the browser leaves copying to the user.
      notify(t('app.hash.copyFailed', { sha256 }), 'error');
    }
  };
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" sx={{ fontSize: '0.8125rem' }}>
        {`${sha256.slice(0, SHOWN_DIGITS)}…`}
      </Box>
      <Tooltip title={sha256}>
        <IconButton size="small" aria-label={action} onClick={() => void copy()}>
          <CopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
