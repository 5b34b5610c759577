import type { CalculationChangeAnswer, CalculationCheck, FigureChangeAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { differenceWords } from '../../../../charts/difference-words.ts';
import { Track } from '../../../../charts/track/track.tsx';
import { MKI } from './change-figures.ts';
import { CheckGroups } from './check-groups.tsx';
import { CheckItems } from './check-items.tsx';

interface CheckChangeProps {
  readonly check: Pick<CalculationCheck, 'active' | 'change' | 'no_change'>;
  /** false for a type whose newest calculation becomes active by itself */
  readonly activatedLater: boolean;
  /** true if it is compared with the calculation of its own bidder, and not with an active one */
  readonly ofBidder: boolean;
}

/** Tells whether there is anything to say of what a file changes. */
export function saysChange({ change, no_change }: Pick<CalculationCheck, 'change' | 'no_change'>): boolean {
  return change !== null || no_change === 'other-set';
}

/** Shows what the file changes compared with the active calculation: the total, each product group, and the items. */
export function CheckChange({ check, activatedLater, ofBidder }: CheckChangeProps) {
  const { t } = useTranslation();
  const { active, change, no_change } = check;
  const texts = ofBidder ? 'uploadCheck.change.bidder' : 'uploadCheck.change';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {change ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(`${texts}.against`, {
              name: active?.name ?? '',
              set: IMPACT_SETS[change.set].name,
            })}
            {activatedLater && ` ${t('uploadCheck.change.onlyAfterActivation')}`}
            {change.weights_differ && ` ${t(`${texts}.weightsDiffer`)}`}
          </Typography>
          {isSame(change) ? (
            <Typography>{t(`${texts}.nothing`)}</Typography>
          ) : (
            <>
              <OldToNew change={change.mki} />
              <CheckGroups change={change} />
              <CheckItems change={change} />
            </>
          )}
        </>
      ) : (
        no_change === 'other-set' && (
          <Typography sx={{ color: 'text.secondary' }}>{t(`${texts}.otherSet`)}</Typography>
        )
      )}
    </Box>
  );
}

/** Shows how the MKI changes, in words and as a track; shows nothing when the two may not be compared. */
function OldToNew({ change }: { readonly change: FigureChangeAnswer }) {
  const { t } = useTranslation();
  const { before, after, difference, percentage, incomplete } = change;
  if (difference === null || !before || !after || before.amount === null || after.amount === null)
    return null;
  const comparison = {
    baseline: before.amount,
    optimization: after.amount,
    amount: difference,
    share: percentage === null ? null : percentage / 100,
    incomplete,
  };
  const words = differenceWords(comparison, 'mki', t);
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography sx={{ mb: 0.5 }}>
        {`${t('uploadCheck.change.oldToNew', { before: MKI(before.amount), after: MKI(after.amount) })} `}
        <strong>{[words.amount, words.percentage, ...words.notes].filter(Boolean).join(', ')}</strong>
      </Typography>
      <Track {...comparison} comparable />
    </Box>
  );
}

/** Tells whether nothing changes. With other weights that is not known: no MKI of an item is compared. */
function isSame(change: CalculationChangeAnswer): boolean {
  const { items_added, items_removed, items_changed, mki, co2 } = change;
  if (change.weights_differ) return false;
  const changed = items_added.count + items_removed.count + items_changed.count;
  return (
    changed === 0 && mki.before?.amount === mki.after?.amount && co2.before?.amount === co2.after?.amount
  );
}
