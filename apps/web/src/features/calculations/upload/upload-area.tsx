import { UPLOAD_EXTENSIONS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TabledType } from '../calculation-texts.ts';
import { checkAnnouncement } from '../check/check-announcement.ts';
import { CheckPanel } from '../check/check-panel.tsx';
import { TemplateDownload } from './template-download.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadRefusal } from './upload-refusal.tsx';
import { useUpload } from './uploads.ts';

interface UploadAreaProps {
  readonly projectUuid: string;
  readonly type: TabledType;
  /** the active calculation of the type; undefined while that is not known */
  readonly activeUuid: string | null | undefined;
}

/** The way in for a workbook: choose it, see it travel, read what is wrong with it. */
export function UploadArea({ projectUuid, type, activeUuid }: UploadAreaProps) {
  const { t } = useTranslation();
  const { upload, start, answer, readAgain, add, cancel, dismiss, watch } = useUpload(projectUuid, type);
  useEffect(() => watch(), [watch]);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useFocusKept(area, upload?.phase);
  const sending = upload?.phase === 'sending' ? upload : null;
  // A file that is read once more keeps its check on the screen: who answers by keyboard goes on from the answer.
  const checked = upload?.phase === 'checked' || (sending?.step === 'check' && sending.check) ? upload : null;
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
        <Button
          // One button at a time is the one to press.
          variant={checked ? 'outlined' : 'contained'}
          startIcon={<AddIcon />}
          onClick={choose}
          disabled={sending !== null}
        >
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
      {checked?.check && (
        <CheckPanel
          place={{ projectUuid, type }}
          file={checked.file}
          check={checked.check}
          answers={checked.answers}
          reading={sending !== null}
          onAnswer={answer}
          activatedLater={type !== 'as-built-baseline'}
          outdated={activeUuid !== undefined && activeUuid !== (checked.check.active?.uuid ?? null)}
          onAdd={add}
          onChooseOther={choose}
          onCheckAgain={() => start([checked.file])}
          onReadAgain={readAgain}
          onCancel={dismiss}
        />
      )}
      {sending && (
        <UploadProgress
          fileName={sending.file.name}
          step={sending.step}
          share={sending.share}
          filesBefore={sending.filesBefore}
          onCancel={cancel}
        />
      )}
      {upload?.phase === 'refused' && (
        <UploadRefusal
          fileName={upload.file.name}
          problem={upload.problem}
          onRetry={() => (upload.check ? add() : start([upload.file]))}
          onChooseOther={choose}
          onDismiss={dismiss}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {upload?.phase === 'checked' && checkAnnouncement(upload.file.name, upload.check, t)}
        </span>
      </VisuallyHidden>
    </Box>
  );
}
