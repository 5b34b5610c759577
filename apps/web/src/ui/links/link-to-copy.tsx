import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentCopyOutlined as ContentCopyIcon } from '../icons/content-copy-outlined.ts';

/** A link that was made to show something to others, to copy. */
export function LinkToCopy({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('copied');
    } catch {
      // Without TLS, or without permission, the browser leaves copying to the user.
      field.current?.select();
      setCopied('copyFailed');
    }
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, alignItems: 'center' }}>
        <TextField
          label={t('charts.share.link')}
          value={link}
          inputRef={field}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outlined"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0 }}
        >
          {t('charts.share.copy')}
        </Button>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {copied && t(`charts.share.${copied}`)}
      </Typography>
    </>
  );
}
