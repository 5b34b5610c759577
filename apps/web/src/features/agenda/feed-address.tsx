import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentCopyOutlined as ContentCopyIcon } from '../../ui/icons/content-copy-outlined.ts';
import { useNotify } from '../../ui/messages/notifications.tsx';

/** Shows the secret address while it can be seen, to copy it. */
export function FeedAddress({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t('agenda.feed.copied'));
    } catch {
      // Without TLS or permission, the browser cannot copy it, so the reader copies the selected text.
      field.current?.select();
      notify(t('agenda.feed.copyFailed'), 'error');
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info" variant="outlined">
        {t('agenda.feed.once')}
      </Alert>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 1,
          alignItems: { sm: 'center' },
        }}
      >
        <TextField
          label={t('agenda.feed.address')}
          value={url}
          inputRef={field}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outlined"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0 }}
        >
          {t('agenda.feed.copy')}
        </Button>
      </Box>
    </Box>
  );
}
