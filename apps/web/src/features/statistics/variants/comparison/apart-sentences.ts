import { coverageFindings, sidesOf } from '@milieuspoor/charts';
import { IMPACT_SETS, lackingText, sizeText } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { coverageSentences } from '../../../../charts/coverage/coverage-sentences.ts';
import { currentLanguage } from '../../../../text/language.ts';
import type { KnownVariant } from '../report-variant.ts';
import { moduleSentences } from './module-sentences.ts';

/**
 * What keeps variants from being compared, before anybody compares them: other sets, other weights, and what each of them
 * leaves out.
 */
export function apartSentences(variants: readonly KnownVariant[], t: TFunction): string[] {
  const named = ({ number }: KnownVariant) => t('reports.variant', { number });
  const sets = new Set(variants.map(({ set }) => set));
  const versions = new Set(variants.map(({ calculation }) => calculation.weights_version));
  return [
    ...(sets.size > 1
      ? [
          t('reports.comparison.apart.sets', {
            sets: variants
              .map((each) =>
                t('reports.comparison.apart.inSet', {
                  variant: named(each),
                  set: IMPACT_SETS[each.set].name,
                }),
              )
              .join(', '),
          }),
        ]
      : []),
    // Two sets have weights of their own, which says nothing more.
    ...(sets.size === 1 && versions.size > 1
      ? [
          t('reports.comparison.apart.weights', {
            versions: variants
              .map((each) =>
                t('reports.comparison.apart.ofVersion', {
                  variant: named(each),
                  version: each.calculation.weights_version,
                }),
              )
              .join(', '),
          }),
        ]
      : []),
    ...variants.flatMap((each) => scopeSentences(each, t)),
    ...variants.flatMap((each) =>
      leftOut(each, t).map((finding) =>
        t('reports.comparison.apart.coverage', { variant: named(each), finding }),
      ),
    ),
    ...moduleSentences(variants, 'mki', t),
  ];
}

/** What a variant or its baseline lacks of what the other declares, and how the size of their work differs. */
function scopeSentences({ number, pair }: KnownVariant, t: TFunction): string[] {
  if (!pair) return [];
  const variant = t('reports.variant', { number });
  const language = currentLanguage();
  const gaps = pair.gaps.map(({ side, quantity, lacking }) =>
    t(`reports.comparison.apart.lacking.${side}`, {
      variant,
      quantity: t(`charts.coverage.quantities.${quantity}`),
      lacking: lackingText(lacking, language),
    }),
  );
  const size = sizeText(
    {
      fewerPosts: pair.fewer_posts,
      addedPosts: pair.added_posts,
      differingPosts: pair.differing_posts,
    },
    language,
  );
  return [...gaps, ...(size ? [t('reports.comparison.apart.size', { variant, size })] : [])];
}

function leftOut({ statistics }: KnownVariant, t: TFunction): string[] {
  return coverageSentences(
    [
      ...coverageFindings(sidesOf(statistics, 'total_mki_reference_calculation'), 'mki'),
      ...coverageFindings(sidesOf(statistics, 'co2'), 'co2'),
      ...coverageFindings(sidesOf(statistics, 'material'), 'material'),
    ],
    false,
    t,
  );
}
