import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileUploadOutlined as UploadIcon } from '../../../ui/icons/file-upload-outlined.ts';

interface BillSourceProps {
  /** the name of the file that was read last; null before that */
  readonly fileName: string | null;
  readonly isReading: boolean;
  readonly onChosen: (file: File) => void;
}

/** Where quantities come from: a file, or what was copied from a spreadsheet. */
export function BillSource({ fileName, isReading, onChosen }: BillSourceProps) {
  const { t } = useTranslation();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('bill.choose')}
          accept=".xlsx,.xlsm,.xls,.csv,.tsv,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChosen(file);
            // Without this, choosing the same file again would trigger no event.
            target.value = '';
          }}
        />
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          loading={isReading}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {t('bill.choose')}
        </Button>
        <Typography sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {fileName ?? t('bill.formats')}
        </Typography>
      </Box>
      <TextField
        label={t('bill.paste')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        multiline
        minRows={3}
        maxRows={8}
        slotProps={{ htmlInput: { 'aria-describedby': hint, wrap: 'off' } }}
        helperText={<span id={hint}>{t('bill.pasteHint')}</span>}
      />
      <div>
        <Button
          variant="outlined"
          disabled={pasted.trim() === '' || isReading}
          onClick={() => onChosen(new File([pasted], t('bill.pastedName'), { type: 'text/plain' }))}
        >
          {t('bill.readPasted')}
        </Button>
      </div>
    </Box>
  );
}
