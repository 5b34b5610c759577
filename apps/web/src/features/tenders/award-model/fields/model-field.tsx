import { ApiError } from '@milieuspoor/contract/client';
import {
  type AwardModelField,
  type FieldProblem,
  fieldProblemText,
  OPTIONAL_MODEL_FIELDS,
} from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../../lib/faults/error-sentences.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { AmountField } from '../../../../ui/fields/amount-field.tsx';
import { writeEuroText } from '../../../../ui/fields/euro-text.ts';
import { FieldHelp } from '../../../../ui/fields/field-help.tsx';
import { MODEL_COLUMNS } from '../../model-columns.ts';
import { problemAt, problemElsewhere } from '../editing/drafts.ts';
import type { SaveFailure } from '../editing/model-editor.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { FieldNotice } from './field-notice.tsx';
import { notStoredText } from './not-stored-text.ts';

interface ModelFieldProps {
  readonly editing: ModelEditing;
  readonly field: AwardModelField;
  readonly hint?: string | undefined;
  /** shown whatever the value is */
  readonly warning?: string | undefined;
  readonly help?: string;
  /** the message about it, if that does not depend on this field alone */
  readonly told?: FieldProblem | null;
}

/** The fields that follow from the steps, in a model that has them. */
const FROM_STEPS: ReadonlySet<AwardModelField> = new Set(['upperEur', 'lowerEur', 'mkiMaxDiscountEur']);

/** The field for a value of the model: it is checked at once, stored by itself, and says so if it isn't stored. */
export function ModelField({ editing, field, hint, warning, help, told }: ModelFieldProps) {
  const { t } = useTranslation();
  const { editor, model, readOnly } = editing;
  const { drafts, saving, saved, failure } = editing.state;
  const label = t(`tenders.fields.${field}`);
  const fromSteps = model.steps !== null && FROM_STEPS.has(field);
  const draft = readOnly ? undefined : drafts[field];
  const refused = refusalAt(field, failure);
  const ownProblem = problemText();
  const problem = readOnly ? null : (ownProblem ?? refused);
  // A value that can't be sent can't be tried again either.
  const hasFailed = failure?.fields.includes(field) && !(draft && ownProblem !== null);
  const status = saving.includes(field) ? 'saving' : saved.includes(field) && !draft ? 'saved' : 'idle';
  return (
    <div>
      <AmountField
        label={label}
        unit="€"
        text={draft ? draft.text : writeEuroText(model[field])}
        onText={(text) => editor.type(field, text)}
        onLeave={() => editor.leave(field)}
        disabled={readOnly || fromSteps}
        required={!OPTIONAL_MODEL_FIELDS.includes(field)}
        problem={problem}
        hint={hintText()}
        status={status}
        statusText={status === 'idle' ? '' : t(`tenders.fields.${status}`)}
        help={help && <FieldHelp label={t('tenders.fields.help', { field: label })}>{help}</FieldHelp>}
      />
      <FieldNotice
        text={noticeText()}
        action={
          hasFailed &&
          !readOnly && (
            <Button
              size="small"
              onClick={() => void editor.retry()}
              aria-label={`${t('errors.retry')}: ${label}`}
            >
              {t('errors.retry')}
            </Button>
          )
        }
      />
    </div>
  );

  function problemText(): string | null {
    const isLeft = editing.state.left.includes(field);
    const found = told === undefined ? problemAt(field, { stored: editing.stored, drafts, isLeft }) : told;
    return found && fieldProblemText(found, currentLanguage());
  }

  /** 0 is a valid value, but rarely intended: its effect replaces the hint. */
  function hintText(): string {
    if (fromSteps) return t('tenders.discountSteps.follows');
    const said = model[field] === 0 ? t(`tenders.fields.zero.${field}`) : hint;
    return [said, warning].filter(Boolean).join(' ');
  }

  /** Returns why the typed value is not the stored one. */
  function noticeText(): string | null {
    if (failure && hasFailed)
      return t('tenders.fields.failed', { reason: refused === null ? reasonOf(failure, t) : '' }).trim();
    if (!draft || saving.includes(field)) return null;
    const elsewhere = told === undefined ? problemElsewhere(field, editing.stored, drafts) : null;
    if (elsewhere && editing.state.left.includes(field))
      return t('tenders.fields.elsewhere', {
        field: t(`tenders.fields.${elsewhere.field}`),
        problem: fieldProblemText(elsewhere.problem, currentLanguage()),
      });
    if (problem === null) return null;
    return notStoredText(editing.stored[field], t);
  }
}

/** Returns what the server said about this field. */
function refusalAt(field: AwardModelField, failure: SaveFailure | null): string | null {
  if (!(failure?.error instanceof ApiError)) return null;
  return failure.error.fieldErrors[MODEL_COLUMNS[field]]?.join(' ') ?? null;
}

/** Returns why a change failed, if the server did not say it about the field itself. */
function reasonOf({ error }: SaveFailure, t: TFunction): string {
  if (error === null) return t('tenders.stale.lead');
  const elsewhere = error instanceof ApiError && Object.keys(error.fieldErrors).length > 0;
  return elsewhere ? t('tenders.fields.failedByOther') : errorSentences(error, t).join(' ');
}
