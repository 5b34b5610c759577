import type { Calculation } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from '../../../ui/messages/choice-dialog.tsx';
import { ACTIVATE_STEP, findStepAct, useStepAct } from '../../../ui/step-acts.ts';
import type { TabledType } from '../calculation-texts.ts';

type Activated = Pick<Calculation, 'uuid' | 'calculation_type'>;

/** Returns the key of the step that makes one calculation active. */
export function activateStep({ uuid, calculation_type: type }: Activated): `activate-baseline/${string}` {
  // One key for all types: the uuid tells them apart.
  return `activate-baseline/${type}/${uuid}`;
}

interface ActivateStepProps {
  readonly type: TabledType;
  readonly calculations: readonly Calculation[];
}

/** Makes the only calculation of a type active when the next step asks that; of several, it asks which one. */
export function ActivateStep({ type, calculations }: ActivateStepProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const act = (calculation: Activated) => findStepAct(activateStep(calculation))?.();
  const [first, ...others] = calculations;
  const start = () => {
    if (first && others.length === 0) act(first);
    else setAsking(true);
  };
  const key = type === 'as-built-baseline' ? null : ACTIVATE_STEP[type];
  useStepAct(key ?? 'activate-baseline', key && first ? start : null);
  return (
    asking && (
      <ChoiceDialog
        title={t('calculations.activate.title')}
        question={t('calculations.activate.question')}
        options={calculations.map((each) => ({
          id: each.uuid,
          label: each.name,
          detail: t('calculations.activate.mki', { mki: formatMki(each.mki_value) }),
        }))}
        confirmLabel={t('calculations.activate.confirm')}
        onConfirm={(uuid) => {
          setAsking(false);
          const chosen = calculations.find((each) => each.uuid === uuid);
          if (chosen) act(chosen);
        }}
        onCancel={() => setAsking(false)}
      />
    )
  );
}
