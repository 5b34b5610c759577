import type { Calculation } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BaselineEffectLines } from '../../../ui/messages/baseline-effect-lines.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { type BaselineProject, effectOfActivating, followsBaseline } from '../effect-of-activating.ts';

/**
 * Says what happens to the award model before a baseline is made active or inactive, and asks for confirmation; if
 * nothing happens to it, the action runs at once.
 */
export function useBaselineQuestion(calculation: Calculation, project: BaselineProject, act: () => void) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  // The question keeps its text while the answer is being sent.
  const [said, setSaid] = useState<{ readonly key: 'activate' | 'deactivate'; readonly lines: ReactNode }>();
  const { name, active } = calculation;
  const { mki_upper_boundary: referenceEur } = project;
  const amount = referenceEur === null ? '' : formatEuro(referenceEur);

  const ask = () => {
    const lines = referenceEur === null ? null : linesOf();
    if (lines === null) return act();
    setSaid({ key: active ? 'deactivate' : 'activate', lines });
    setAsking(true);
  };
  const dialog = said && (
    <ConfirmDialog
      open={asking}
      title={t(`tenders.follow.${said.key}Title`)}
      question={t(`tenders.follow.${said.key}Question`, { name, amount })}
      confirmLabel={t(`tenders.follow.${said.key}Confirm`)}
      busy={false}
      error={null}
      onConfirm={() => {
        setAsking(false);
        act();
      }}
      onCancel={() => setAsking(false)}
    >
      {said.lines}
    </ConfirmDialog>
  );
  return { ask, dialog };

  /** Returns the effects; null when there are none, and when the server will refuse with its own reason. */
  function linesOf(): ReactNode {
    if (calculation.calculation_type !== 'design-baseline' || !followsBaseline(project)) return null;
    if (active) return project.mki_reference_calculation?.uuid === calculation.uuid ? '' : null;
    const effect = effectOfActivating(project, calculation.mki_value);
    if (effect?.kind === 'follows') return <BaselineEffectLines effect={effect} name={name} />;
    return effect?.kind === 'kept' ? <Typography>{t('tenders.follow.locked', { amount })}</Typography> : null;
  }
}
