import type { CalculationCheck } from '@milieuspoor/contract';
import { formatMki, IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CheckPanel } from '../check/check-panel.tsx';
import { answersOf, verdictOf } from '../check/check-verdict.ts';
import {
  type BaselineProject,
  type EffectOfActivating,
  effectOfActivating,
} from '../effect-of-activating.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadRefusal } from './upload-refusal.tsx';
import {
  isMadeOnScreen,
  shownCheck,
  type Upload,
  type UploadControls,
  type UploadedFile,
  type UploadPlace,
} from './uploads.ts';

interface UploadOnItsWayProps {
  readonly place: UploadPlace;
  readonly controls: UploadControls;
  /** the calculation that a check compares with; undefined while that is not known */
  readonly activeUuid: string | null | undefined;
  /** the project in which it may become active as soon as it is added; null if it may not */
  readonly activatesIn: BaselineProject | null;
  readonly onChooseOther: () => void;
}

/** Whether a file is to become active, in place of the calculation `replaced`. */
interface Choice {
  readonly file: UploadedFile;
  readonly replaced: string | null;
  readonly activates: boolean;
}

/** A file that is being uploaded: its progress, its check, or what is wrong with it. */
export function UploadOnItsWay(props: UploadOnItsWayProps) {
  const { place, controls, activeUuid, activatesIn, onChooseOther } = props;
  const { t } = useTranslation();
  const { upload, start, answer, readAgain, add, cancel, dismiss } = controls;
  const sending = upload?.phase === 'sending' ? upload : null;
  const checked = shownCheck(upload);
  /** whether the user wants the file to become active; null while nobody said so */
  const [chosen, setChosen] = useState<Choice | null>(null);
  const replaced = upload?.check?.active?.uuid ?? null;
  const replaces = replaced !== null;
  // What was chosen while another one was active was an answer to another question.
  const isChosen = chosen !== null && chosen.file === upload?.file && chosen.replaced === replaced;
  // A first one is proposed to become active (client's decision D-114); a variant counts once somebody says so.
  const isVariant = upload !== null && isMadeOnScreen(upload.file) && upload.file.isVariant;
  const proposed = !replaces && !isVariant;
  const activates = activatesIn !== null && upload !== null && (isChosen ? chosen.activates : proposed);
  const activation = activates ? (replaces ? 'in-place' : 'first') : 'no';
  /** Goes on where it stopped; what was answered before counts. */
  function retry({ file, check, answers }: Upload) {
    if (check) add(activation);
    else if (Object.keys(answers).length > 0) readAgain();
    else start([file]);
  }
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
              onChoose: (wanted) => setChosen({ file: checked.file, replaced, activates: wanted }),
              ...effectOfFile(activatesIn, place.type, checked.check),
            }
          }
          onAdd={() => add(activation)}
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
          onRetry={() => retry(upload)}
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

/** Returns the outcome of a check in one sentence, for users who can't see the panel appear. */
function checkAnnouncement(file: string, check: CalculationCheck, t: TFunction): string {
  const verdict = verdictOf(check, answersOf(check));
  switch (verdict.kind) {
    case 'refused-file':
      return t('uploadCheck.announcedRefused', { file, errors: verdict.errors });
    case 'refused-project':
      return t('uploadCheck.announcedRefusedNow', { file, reason: verdict.reason });
    case 'asked':
      return t('uploadCheck.announcedAsked', { file, count: verdict.open });
    case 'sound': {
      const headline = check.totals.find(({ set }) => set === check.mki_set);
      const mki = headline ? `${formatMki(headline.mki_value)} (${IMPACT_SETS[headline.set].name})` : '-';
      return t('uploadCheck.announcedSound', { file, mki, warnings: verdict.warnings });
    }
  }
}

/** Returns the effect on the award model when a checked file becomes active, with the present reference value. */
function effectOfFile(
  project: BaselineProject,
  type: UploadPlace['type'],
  check: Pick<CalculationCheck, 'totals' | 'mki_set'>,
): { readonly effect: EffectOfActivating | null; readonly referenceEur: number | null } {
  const total = check.totals.find(({ set }) => set === check.mki_set);
  if (!total || type !== 'design-baseline') return { effect: null, referenceEur: null };
  return {
    effect: total.mki_value === null ? null : effectOfActivating(project, total.mki_value),
    referenceEur: project.mki_upper_boundary,
  };
}
