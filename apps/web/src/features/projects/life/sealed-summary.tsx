import { type CoveredSum, IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { markText, refusalText } from '../../../charts/coverage/coverage-texts.ts';
import { capital } from '../../../charts/coverage/said-beside.tsx';
import { explainedText, notedInText, scopeText } from '../../../charts/coverage/scope-texts.ts';
import { differenceWords } from '../../../charts/difference-words.ts';
import { displayOf } from '../../../charts/display-of.ts';
import { unbroken } from '../../../ui/unbroken.ts';
import type { Sealed, SealedSide } from './sealed.ts';

/**
 * Shows what the completion seals: the chosen calculations, their amounts, and the difference; incomplete figures say
 * so.
 */
export function SealedSummary({ sealed }: { readonly sealed: Sealed }) {
  const { t } = useTranslation();
  const { baseline, optimization, mki, co2, scope, noted } = sealed;
  const said = scopeText(scope, t);
  return (
    <section aria-label={t('projectLife.sealed.title')}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {t('projectLife.sealed.title')}
      </Typography>
      <Box component="dl" sx={LIST}>
        {baseline && <Side label={t('projectLife.sealed.baseline')} side={baseline} />}
        {optimization && <Side label={t('projectLife.sealed.optimization')} side={optimization} />}
        <div>
          <Term>{t('projectLife.sealed.difference')}</Term>
          {baseline && optimization && baseline.set !== optimization.set ? (
            <dd>{t('projectLife.sealed.otherSets')}</dd>
          ) : (
            (['mki', 'co2'] as const).map((quantity) => (
              <dd key={quantity}>
                {unbroken(
                  `${t(`charts.coverage.quantities.${quantity}`)}: ${[
                    differenceText({ mki, co2 }[quantity], quantity, t),
                    ...[explainedText(scope, quantity, t), notedInText(noted[quantity], t)].flatMap(
                      (text) => text ?? [],
                    ),
                  ].join(', ')}`,
                )}
              </dd>
            ))
          )}
          {said && <dd>{capital(said)}</dd>}
        </div>
      </Box>
    </section>
  );
}

function Side({ label, side }: { readonly label: string; readonly side: SealedSide }) {
  const { t } = useTranslation();
  return (
    <div>
      <Term>{label}</Term>
      <dd>
        <strong>{side.name}</strong>
        {` (${IMPACT_SETS[side.set].name})`}
      </dd>
      {(['mki', 'co2'] as const).map((quantity) => (
        <dd key={quantity}>
          {`${t(`charts.coverage.quantities.${quantity}`)}: ${amountText(side[quantity], quantity, t)}`}
        </dd>
      ))}
    </div>
  );
}

function Term({ children }: { readonly children: string }) {
  return (
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

function amountText({ amount, ...counts }: CoveredSum, quantity: 'mki' | 'co2', t: TFunction): string {
  if (amount === null) return t('projectLife.sealed.notStated');
  const coverage = { ...counts, about: { quantity, side: 'baseline' } } as const;
  const mark = markText({ value: amount, coverage }, t);
  return [displayOf(quantity).format(amount), ...(mark === null ? [] : [mark])].join(', ');
}

function differenceText(compared: Sealed['mki'], quantity: 'mki' | 'co2', t: TFunction): string {
  const { comparison } = compared;
  if (!comparison) return refusalText(compared, quantity, t);
  const { amount, percentage, notes } = differenceWords(comparison, quantity, t);
  return [percentage === null ? amount : `${amount} (${percentage})`, ...notes].join(', ');
}

/** Both sides and their difference are beside one another, so that the date that is asked for stays in sight. */
const LIST = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
