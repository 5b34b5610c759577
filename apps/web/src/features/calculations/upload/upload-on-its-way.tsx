import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { checkAnnouncement } from '../check/check-announcement.ts';
import { CheckPanel } from '../check/check-panel.tsx';
import type { BaselineProject } from '../effect-of-activating.ts';
import { effectOfFile } from './effect-of-file.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadRefusal } from './upload-refusal.tsx';
import { shownCheck, type UploadControls, type UploadPlace } from './uploads.ts';

interface UploadOnItsWayProps {
  readonly place: UploadPlace;
  readonly controls: UploadControls;
  /** the calculation that a check compares with; undefined while that is not known */
  readonly activeUuid: string | null | undefined;
  /** the project in which it may become active as soon as it is added; null if it may not */
  readonly activatesIn: BaselineProject | null;
  readonly onChooseOther: () => void;
}

/** A file that is being uploaded: its progress, its check, or what is wrong with it. */
export function UploadOnItsWay(props: UploadOnItsWayProps) {
  const { place, controls, activeUuid, activatesIn, onChooseOther } = props;
  const { t } = useTranslation();
  const { upload, start, answer, readAgain, add, cancel, dismiss } = controls;
  const sending = upload?.phase === 'sending' ? upload : null;
  const checked = shownCheck(upload);
  /** the file that the user chose to make active */
  const [activated, setActivated] = useState<File | null>(null);
  const activates = activatesIn !== null && upload !== null && activated === upload.file;
  return (
    <>
      {checked && (
        <CheckPanel
          place={place}
          file={checked.file}
          check={checked.check}
          answers={checked.answers}
          reading={sending !== null}
          onAnswer={answer}
          activatedLater={place.type !== 'as-built-baseline' && place.type !== 'applicant'}
          outdated={activeUuid !== undefined && activeUuid !== (checked.check.active?.uuid ?? null)}
          activation={
            activatesIn && {
              activates,
              onChoose: (chosen) => setActivated(chosen ? checked.file : null),
              ...effectOfFile(activatesIn, place.type, checked.check),
            }
          }
          onAdd={() => add(activates)}
          onChooseOther={onChooseOther}
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
          onRetry={() => (upload.check ? add(activates) : start([upload.file]))}
          onChooseOther={onChooseOther}
          onDismiss={dismiss}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {upload?.phase === 'checked' && checkAnnouncement(upload.file.name, upload.check, t)}
        </span>
      </VisuallyHidden>
    </>
  );
}
