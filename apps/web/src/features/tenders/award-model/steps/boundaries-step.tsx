import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscountForm } from '../discount-steps/discount-form.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { AskedModules } from '../fields/asked-modules.tsx';
import { ModelField } from '../fields/model-field.tsx';
import { PenaltyFactorField } from '../fields/penalty-factor-field.tsx';
import { type ActiveBaseline, ReferenceSource } from '../fields/reference-source.tsx';
import { SealChoice } from '../fields/seal-choice.tsx';
import { StimulationChart } from '../stimulation-chart.tsx';
import { FIELD_GRID } from './field-grid.ts';

/** Shows what can be demanded, with the queue in which changes of the model are made. */
export type DemandSlot = (inTurn: ModelEditing['editor']['inTurn'], readOnly: boolean) => ReactNode;

interface BoundariesStepProps {
  readonly editing: ModelEditing;
  readonly baseline: ActiveBaseline | null;
  readonly demand: DemandSlot | undefined;
}

/**
 * Step 3: asks which MKI earns nothing and which earns all; it shows what a euro of MKI is then worth, and what a claim
 * costs that is not kept.
 */
export function BoundariesStep({ editing, baseline, demand }: BoundariesStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={FIELD_GRID}>
        <div>
          <ModelField editing={editing} field="upperEur" hint={t('tenders.fields.upperHint')} />
          {editing.stored.steps === null && <ReferenceSource editing={editing} baseline={baseline} />}
        </div>
        <ModelField editing={editing} field="lowerEur" hint={t('tenders.fields.lowerHint')} />
        <ModelField editing={editing} field="ceilingEur" hint={t('tenders.fields.ceilingHint')} />
        <PenaltyFactorField editing={editing} />
      </Box>
      {demand?.(editing.editor.inTurn, editing.readOnly)}
      <DiscountForm editing={editing} />
      <AskedModules editing={editing} />
      <SealChoice editing={editing} />
      <StimulationChart project={editing.project} />
    </>
  );
}
