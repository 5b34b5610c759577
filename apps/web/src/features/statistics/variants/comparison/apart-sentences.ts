import { coverageFindings, sidesOf } from '@milieuspoor/charts';
import {
  answeredText,
  IMPACT_SETS,
  lackingText,
  MODULE_INDICATORS,
  type ModuleIndicator,
  seriesOf,
  sizeText,
  unworkedText,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { coverageSentences } from '../../../../charts/coverage/coverage-sentences.ts';
import type { ListedAbout } from '../../../../charts/coverage/listed-mark.tsx';
import { currentLanguage } from '../../../../text/language.ts';
import type { KnownVariant } from '../report-variant.ts';
import { moduleSentences } from './module-sentences.ts';

/** A fact that a reader must know of variants before comparing them. */
export interface ApartFinding {
  readonly sentence: string;
  /** the items behind it; null if it is about something else */
  readonly about: ListedAbout | null;
}

/**
 * Says what prevents a comparison of variants, before anybody compares them: different sets, different weights, and
 * what each of them leaves out.
 */
export function apartFindings(variants: readonly KnownVariant[], t: TFunction): ApartFinding[] {
  const named = ({ number }: KnownVariant) => t('reports.variant', { number });
  const sets = new Set(variants.map(({ set }) => set));
  const versions = new Set(variants.map(({ calculation }) => calculation.weights_version));
  const sentences = [
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
    // Two sets each have their own weights, so the versions say nothing more.
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
  ];
  const leftOutBy = variants.flatMap((each) =>
    leftOut(each, t).map((finding) =>
      t('reports.comparison.apart.coverage', { variant: named(each), finding }),
    ),
  );
  const inWords = (sentence: string): ApartFinding => ({ sentence, about: null });
  return [
    ...sentences.map(inWords),
    ...scopeFindings(variants, t),
    ...leftOutBy.map(inWords),
    ...moduleSentences(variants, 'mki', t).map(inWords),
  ];
}

/**
 * Returns what each variant and the one beside it lack of what the other declares, what counts as 0 by an answer, and
 * how the size of their work differs.
 */
function scopeFindings(variants: readonly KnownVariant[], t: TFunction): ApartFinding[] {
  const gaps = variants.flatMap((each) => {
    const other = besideOf(each, variants, t);
    return (each.pair?.gaps ?? []).flatMap(({ side, quantity, lacking }) => {
      const said = {
        ...{ variant: t('reports.variant', { number: each.number }), other },
        quantity: t(`charts.coverage.quantities.${quantity}`),
      };
      const left = lackingText(lacking, currentLanguage());
      const theVariant = t('reports.comparison.apart.theVariant', { number: each.number });
      const whose = side === 'baseline' ? other : theVariant;
      const unworked = unworkedText(lacking, whose, currentLanguage());
      return [
        ...(left ? [t(`reports.comparison.apart.lacking.${side}`, { ...said, lacking: left })] : []),
        ...(unworked ? [t(`reports.comparison.apart.unworked.${side}`, { ...said, unworked })] : []),
      ].map((sentence) => ({ sentence, about: aboutPair(each, quantity) }));
    });
  });
  return [...gaps, ...answeredFindings(variants, MODULE_INDICATORS, t), ...sizeFindings(variants, t)];
}

/** Returns the question that lists the items of both calculations of a pair. */
function aboutPair(
  { pair, calculation, set }: KnownVariant,
  quantity: ListedAbout['quantity'],
): ListedAbout | null {
  if (!pair) return null;
  const { project: uuid, uuid: variant, calculation_type: type } = calculation;
  return { quantity, project: { uuid, types: [type], set, pair: [pair.baseline, variant] } };
}

/** Says how the size of the work of each variant differs from that of the one beside it, if that is among them. */
export function sizeSentences(variants: readonly KnownVariant[], t: TFunction): string[] {
  return sizeFindings(variants, t).map(({ sentence }) => sentence);
}

/**
 * Says what counts as 0 in a quantity because somebody answered that there is nothing, for variants beside each other.
 */
export function answeredSentences(
  variants: readonly KnownVariant[],
  quantity: ModuleIndicator,
  t: TFunction,
): string[] {
  return answeredFindings(variants, [quantity], t).map(({ sentence }) => sentence);
}

function answeredFindings(
  variants: readonly KnownVariant[],
  quantities: readonly ModuleIndicator[],
  t: TFunction,
): ApartFinding[] {
  const findings = variants.flatMap((each) => {
    const { number, pair } = each;
    const other = variants.find(({ calculation }) => calculation.uuid === pair?.baseline);
    if (!pair || !other) return [];
    const told = pair.answered.filter(({ quantity }) => quantities.includes(quantity));
    return told.map(({ side, quantity, ...answered }) => {
      const where = t('reports.comparison.apart.inVariant', {
        number: side === 'baseline' ? other.number : number,
      });
      return {
        sentence: `${answeredText(answered, where, currentLanguage())}.`,
        about: aboutPair(each, quantity),
      };
    });
  });
  // It is mostly the same for MKI and CO2.
  return findings.filter(
    ({ sentence }, place) => findings.findIndex((each) => each.sentence === sentence) === place,
  );
}

function sizeFindings(variants: readonly KnownVariant[], t: TFunction): ApartFinding[] {
  return variants.flatMap((each) => {
    const { number, pair } = each;
    if (!pair || !variants.some(({ calculation }) => calculation.uuid === pair.baseline)) return [];
    const posts = {
      fewerPosts: pair.fewer_posts,
      addedPosts: pair.added_posts,
      differingPosts: pair.differing_posts,
    };
    const size = sizeText(posts, currentLanguage());
    const variant = t('reports.variant', { number });
    if (!size) return [];
    const other = besideOf(each, variants, t);
    return [
      {
        sentence: t('reports.comparison.apart.size', { variant, other, size }),
        about: aboutPair(each, 'mki'),
      },
    ];
  });
}

/** Names what stands beside a variant, in a sentence: the baseline, or another variant by its number. */
function besideOf({ pair }: KnownVariant, variants: readonly KnownVariant[], t: TFunction): string {
  const other = variants.find(({ calculation }) => calculation.uuid === pair?.baseline);
  return !other || seriesOf(other.calculation.calculation_type) === 'baseline'
    ? t('reports.comparison.apart.theBaseline')
    : t('reports.comparison.apart.theVariant', { number: other.number });
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
