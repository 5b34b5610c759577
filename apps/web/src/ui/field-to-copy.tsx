import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentCopyOutlined as ContentCopyIcon } from './icons/content-copy-outlined.ts';

interface FieldToCopyProps {
  readonly label: string;
  readonly value: string;
  /** whether it is read character by character, as a key is */
  readonly isCode?: boolean;
}

/** Something that was made to be used elsewhere, such as a link or a key, with a button that copies it. */
export function FieldToCopy({ label, value, isCode = false }: FieldToCopyProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // Without TLS, or without permission, the browser leaves copying to the user.
      field.current?.select();
      setOutcome('failed');
    }
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, alignItems: 'center' }}>
        <TextField
          label={label}
          value={value}
          inputRef={field}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false, sx: isCode ? CODE : null } }}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outlined"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0 }}
        >
          {t('fieldToCopy.copy')}
        </Button>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {outcome && t(`fieldToCopy.${outcome}`)}
      </Typography>
    </>
  );
}

const CODE = { fontFamily: 'monospace' } as const;
