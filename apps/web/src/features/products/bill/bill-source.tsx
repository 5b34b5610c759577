import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileUploadOutlined as UploadIcon } from '../../../ui/icons/file-upload-outlined.ts';
import { PasteField } from './paste/paste-field.tsx';
import { pastedFile } from './paste/pasted-file.ts';

interface BillSourceProps {
  /** the name of the file that was read last; null before that */
  readonly fileName: string | null;
  readonly isReading: boolean;
  /** `pasted`: the text of which the file was made; null for a file of its own */
  readonly onChosen: (file: File, pasted: string | null) => void;
}

/** Where quantities come from: a file, or what was copied from a spreadsheet. */
export function BillSource({ fileName, isReading, onChosen }: BillSourceProps) {
  const { t } = useTranslation();
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
            if (file) onChosen(file, null);
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
      <PasteField label={t('bill.paste')} value={pasted} onChange={setPasted} />
      <div>
        <Button
          variant="outlined"
          disabled={pasted.trim() === '' || isReading}
          onClick={() => onChosen(pastedFile(pasted, t), pasted)}
        >
          {t('bill.readPasted')}
        </Button>
      </div>
    </Box>
  );
}
