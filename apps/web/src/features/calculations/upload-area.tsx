import { UPLOAD_EXTENSIONS } from '@milieuspoor/domain';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import type { TabledType } from './calculation-texts.ts';
import { TemplateDownload } from './template-download.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadRefusal } from './upload-refusal.tsx';
import { useUpload } from './uploads.ts';

interface UploadAreaProps {
  readonly projectUuid: string;
  readonly type: TabledType;
}

/** The way in for a workbook: choose it, see it travel, read what is wrong with it. */
export function UploadArea({ projectUuid, type }: UploadAreaProps) {
  const { t } = useTranslation();
  const { upload, start, cancel, dismiss } = useUpload(projectUuid, type);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useFocusKept(area, upload?.phase);
  const sending = upload?.phase === 'sending';
  const choose = () => input.current?.click();

  return (
    <Box ref={area} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_EXTENSIONS.join(',')}
        onChange={(event) => {
          start([...(event.target.files ?? [])]);
          // The same file chosen again has to be heard as well.
          event.target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={choose} disabled={sending}>
          {t('calculations.add')}
        </Button>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
          aria-hidden
        >
          {t('calculations.dropHint')}
        </Typography>
        <Box sx={{ ml: { sm: 'auto' } }}>
          <TemplateDownload />
        </Box>
      </Box>
      {upload?.phase === 'sending' && (
        <UploadProgress fileName={upload.file.name} share={upload.share} onCancel={cancel} />
      )}
      {upload?.phase === 'refused' && (
        <UploadRefusal
          fileName={upload.file.name}
          problem={upload.problem}
          onRetry={() => start([upload.file])}
          onChooseOther={choose}
          onDismiss={dismiss}
        />
      )}
    </Box>
  );
}
