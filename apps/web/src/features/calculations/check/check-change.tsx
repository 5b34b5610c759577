import type { CalculationChangeAnswer, CalculationCheck } from '@milieuspoor/contract';
import { IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckGroups } from './check-groups.tsx';
import { CheckItems } from './check-items.tsx';

interface CheckChangeProps {
  readonly check: Pick<CalculationCheck, 'active' | 'change' | 'no_change'>;
  /** false for a type whose newest calculation is active by itself */
  readonly activatedLater: boolean;
}

const WITHOUT_CHANGE = {
  refused: 'uploadCheck.change.refused',
  'other-set': 'uploadCheck.change.otherSet',
  'no-active': 'uploadCheck.change.none',
} as const satisfies Record<NonNullable<CalculationCheck['no_change']>, string>;

/** What the file changes against the active calculation: the total, each product group, and the items. */
export function CheckChange({ check, activatedLater }: CheckChangeProps) {
  const { t } = useTranslation();
  const { active, change, no_change } = check;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {change ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('uploadCheck.change.against', {
              name: active?.name ?? '',
              set: IMPACT_SETS[change.set].name,
            })}
            {activatedLater && ` ${t('uploadCheck.change.onlyAfterActivation')}`}
            {change.weights_differ && ` ${t('uploadCheck.change.weightsDiffer')}`}
          </Typography>
          {isSame(change) ? (
            <Typography>{t('uploadCheck.change.nothing')}</Typography>
          ) : (
            <>
              <CheckGroups change={change} />
              <CheckItems change={change} />
            </>
          )}
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(WITHOUT_CHANGE[no_change ?? 'no-active'])}
        </Typography>
      )}
    </Box>
  );
}

function isSame({ items_added, items_removed, items_changed, mki, co2 }: CalculationChangeAnswer): boolean {
  const changed = items_added.count + items_removed.count + items_changed.count;
  return (
    changed === 0 && mki.before?.amount === mki.after?.amount && co2.before?.amount === co2.after?.amount
  );
}
