import { benefitFromPercentage, benefitPercentage, formatEuro } from '@milieuspoor/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../../ui/fields/amount-field.tsx';
import { writeEuroText } from '../../../../ui/fields/euro-text.ts';
import { FieldHelp } from '../../../../ui/fields/field-help.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { FieldNotice } from './field-notice.tsx';
import { notStoredText } from './not-stored-text.ts';
import { readPercentage } from './read-percentage.ts';

/** What the user typed in the field. */
interface Typed {
  readonly text: string;
  /** the amounts on the screen when the user left the field; null while they type in it */
  readonly leftAt: { readonly scopeEur: number | null; readonly benefitEur: number | null } | null;
}

/**
 * The field for the total discount as a share of the project's size: it shows a rounded percentage, and typing one
 * fills in the amount.
 */
export function PercentageField({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const [lastTyped, setTyped] = useState<Typed | null>(null);
  const { editor, model, stored, readOnly } = editing;
  const { scopeEur, benefitEur } = model;
  const takesPercentage = scopeEur !== null && scopeEur > 0;
  // An empty or unreadable text stays until an amount changes; after that it would say nothing about the new amount.
  const isOver =
    lastTyped?.leftAt &&
    (lastTyped.leftAt.scopeEur !== scopeEur || lastTyped.leftAt.benefitEur !== benefitEur);
  const typed = isOver ? null : lastTyped;
  const share = benefitPercentage(benefitEur, scopeEur);
  const label = t('tenders.fields.percentage');
  const read = typed && readPercentage(typed.text);
  return (
    <div>
      <AmountField
        label={label}
        unit="%"
        text={typed?.text ?? (share === null ? '' : String(share))}
        onText={(text) => {
          setTyped({ text, leftAt: null });
          const percentage = readPercentage(text);
          if (percentage.kind === 'percentage' && takesPercentage)
            editor.type('benefitEur', writeEuroText(benefitFromPercentage(scopeEur, percentage)));
        }}
        onLeave={() => {
          if (!typed) return;
          setTyped(
            read?.kind === 'percentage' ? null : { text: typed.text, leftAt: { scopeEur, benefitEur } },
          );
          // The amount counts, and it may have been typed here before the percentage was emptied.
          if (benefitEur !== null) editor.leave('benefitEur');
        }}
        disabled={readOnly || !takesPercentage}
        problem={read?.kind === 'unreadable' && !readOnly ? t('tenders.fields.percentageInvalid') : null}
        hint={hintText()}
        status="idle"
        statusText=""
        help={
          <FieldHelp label={t('tenders.fields.help', { field: label })}>
            {t('tenders.fields.benefitHelp')}
          </FieldHelp>
        }
      />
      <FieldNotice text={readOnly ? null : noticeText()} />
    </div>
  );

  function hintText(): string {
    if (takesPercentage || readOnly) return t('tenders.fields.percentageHint');
    return t(scopeEur === 0 ? 'tenders.fields.percentageZeroScope' : 'tenders.fields.percentageNoScope');
  }

  /** Says which amount stays when the text is no percentage. */
  function noticeText(): string | null {
    if (read?.kind === 'unreadable') return notStoredText(stored.benefitEur, t);
    if (read?.kind !== 'empty') return null;
    return stored.benefitEur === null
      ? t('tenders.fields.percentageMissing')
      : t('tenders.fields.percentageEmptied', { amount: formatEuro(stored.benefitEur) });
  }
}
