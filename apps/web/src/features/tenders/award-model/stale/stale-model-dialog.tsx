import { AWARD_MODEL_FIELDS, formatEuro } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { awardModelOf } from '../../model-columns.ts';
import type { StaleModel } from '../editing/model-editor.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { StaleDialog } from './stale-dialog.tsx';

interface StaleModelDialogProps {
  readonly editing: ModelEditing;
  readonly stale: StaleModel;
}

/** Says that somebody else changed the fields of the model first. */
export function StaleModelDialog({ editing, stale }: StaleModelDialogProps) {
  const { t } = useTranslation();
  const { editor, readOnly } = editing;
  const onScreen = { ...awardModelOf(stale.seen), ...stale.mine };
  const newest = awardModelOf(stale.current);
  const lines = AWARD_MODEL_FIELDS.filter((field) => onScreen[field] !== newest[field]).map((field) => ({
    key: field,
    label: t(`tenders.fields.${field}`),
    before: formatEuro(onScreen[field]),
    after: formatEuro(newest[field]),
  }));
  return (
    <StaleDialog
      sentence={stale.sentence}
      lines={lines}
      readOnly={readOnly}
      onPutOff={() => editor.putOff()}
      onTake={() => editor.takeNewest()}
      onOverwrite={() => void editor.overwrite()}
    />
  );
}
