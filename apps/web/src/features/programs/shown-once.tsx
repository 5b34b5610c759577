import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentCopyOutlined as ContentCopyIcon } from '../../ui/icons/content-copy-outlined.ts';
import { useNotify } from '../../ui/messages/notifications.tsx';

interface ShownOnceProps {
  readonly label: string;
  readonly secret: string;
  /** says that it can be seen only now, and what to do with it */
  readonly explanation: string;
}

/** Shows a secret while it can be seen, to copy it. */
export function ShownOnce({ label, secret, explanation }: ShownOnceProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify(t('programs.copied'));
    } catch {
      // Without TLS or permission, the browser cannot copy it, so the reader copies the selected text.
      field.current?.select();
      notify(t('programs.copyFailed'), 'error');
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning" variant="outlined">
        {explanation}
      </Alert>
      <TextField
        label={label}
        value={secret}
        inputRef={field}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, sx: { fontFamily: 'monospace' } } }}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        onClick={() => void copy()}
        sx={{ justifySelf: 'start' }}
      >
        {t('programs.copy')}
      </Button>
    </Box>
  );
}
