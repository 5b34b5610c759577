import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CriteriaSum } from '../criteria/criteria-sum.tsx';
import { NamedCriteria } from '../criteria/named-criteria.tsx';
import { DISTRIBUTED, distributionNotices } from '../editing/distribution-notices.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { DistributionBar } from '../fields/distribution-bar.tsx';
import { ModelField } from '../fields/model-field.tsx';
import { FIELD_GRID } from './field-grid.ts';

interface DistributionStepProps {
  readonly editing: ModelEditing;
  /** the id of the words that say what is left */
  readonly wordsId: string;
}

/** Step 2: distributes the discount over the MKI and the other criteria. */
export function DistributionStep({ editing, wordsId }: DistributionStepProps) {
  const { t } = useTranslation();
  const { project, stored, model, state, readOnly } = editing;
  const hasNamed = editing.criteria.rows.length > 0;
  // The sum of named criteria is no field that the user could have skipped.
  const left = state.left.filter((field) => !(hasNamed && field === 'criteriaMaxDiscountEur'));
  const notices = distributionNotices({
    ...{ stored, model },
    ...(readOnly ? { drafts: {}, left: [] } : { drafts: state.drafts, left }),
  });
  const wipes = project.emvi_status === 'Editing';
  const told = (field: (typeof DISTRIBUTED)[number]) => notices.fields[field] ?? null;
  return (
    <>
      <Box sx={FIELD_GRID}>
        <ModelField editing={editing} field="mkiMaxDiscountEur" told={told('mkiMaxDiscountEur')} />
        {hasNamed ? (
          <CriteriaSum editing={editing} />
        ) : (
          <ModelField
            editing={editing}
            field="criteriaMaxDiscountEur"
            told={told('criteriaMaxDiscountEur')}
            {...(wipes ? { warning: t('tenders.fields.wipes') } : { hint: t('tenders.fields.criteriaHint') })}
          />
        )}
      </Box>
      <NamedCriteria editing={editing} />
      <Box sx={{ maxWidth: 1000 }}>
        <DistributionBar
          model={model}
          notices={notices}
          isHeld={editing.held.some((field) => DISTRIBUTED.some((each) => each === field))}
          wordsId={wordsId}
        />
      </Box>
    </>
  );
}
