import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { useMainAct } from '../../../ui/main-act.ts';
import { UPLOAD_STEP, useStepAct } from '../../../ui/step-acts.ts';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import type { TabledType } from '../calculation-texts.ts';
import type { BaselineProject } from '../effect-of-activating.ts';
import { BillLink } from './bill-link.tsx';
import { FileChoice } from './file-choice.tsx';
import { TemplateDownload } from './template-download.tsx';
import { UploadOnItsWay } from './upload-on-its-way.tsx';
import { useUpload } from './uploads.ts';

interface UploadAreaProps {
  readonly project: { readonly uuid: string } & BaselineProject;
  readonly type: TabledType;
  /** the active calculation of the type; undefined while that is not known */
  readonly activeUuid: string | null | undefined;
  /** true if a new one may become active as soon as it is added */
  readonly mayActivate: boolean;
  /** another way to make a calculation */
  readonly beside?: ReactNode;
}

/** The area for uploading a workbook: choose it, follow its progress, and read what is wrong with it. */
export function UploadArea({ project, type, activeUuid, mayActivate, beside }: UploadAreaProps) {
  const { t } = useTranslation();
  const place = { projectUuid: project.uuid, type };
  const controls = useUpload(place);
  const { upload, start, watch } = controls;
  useEffect(() => watch(), [watch]);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useFocusKept(area, upload?.phase);
  const choose = () => input.current?.click();
  const button = useRef<HTMLButtonElement>(null);
  const isSending = upload?.phase === 'sending';
  useStepAct(
    UPLOAD_STEP[type],
    isSending
      ? null
      : () => {
          // A browser that does not open the choice of a file by itself shows where it is.
          button.current?.scrollIntoView({ block: 'center' });
          button.current?.focus({ preventScroll: true });
          choose();
        },
  );
  const variant = useMainAct('tab');

  return (
    <Box ref={area} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
      <FileChoice input={input} onFiles={start} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button ref={button} variant={variant} startIcon={<AddIcon />} onClick={choose} disabled={isSending}>
          {t('calculations.add')}
        </Button>
        {beside}
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
          aria-hidden
        >
          {t('calculations.dropHint')}
        </Typography>
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <BillLink place={place} label="bill.begin" />
          <TemplateDownload />
        </Box>
      </Box>
      <UploadOnItsWay
        place={place}
        controls={controls}
        activeUuid={activeUuid}
        activatesIn={mayActivate ? project : null}
        onChooseOther={choose}
      />
    </Box>
  );
}
