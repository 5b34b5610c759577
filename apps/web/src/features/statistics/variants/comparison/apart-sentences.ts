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

/** Something that is to be known of variants before they are compared. */
export interface ApartFinding {
  readonly sentence: string;
  /** the posts behind it; null where it is about something else */
  readonly about: ListedAbout | null;
}

/**
 * What keeps variants from being compared, before anybody compares them: other sets, other weights, and what each of them
 * leaves out.
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

/** What each variant and the one that it stands beside lack of what the other declares, what counts as 0 by an answer, and how the size of their work differs. */
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

/** Both calculations of a pair, as their posts are listed. */
function aboutPair(
  { pair, calculation, set }: KnownVariant,
  quantity: ListedAbout['quantity'],
): ListedAbout | null {
  if (!pair) return null;
  const { project: uuid, uuid: variant, calculation_type: type } = calculation;
  return { quantity, project: { uuid, types: [type], set, pair: [pair.baseline, variant] } };
}

/** How the size of the work of each variant differs from that of the one that it stands beside, where that is among them. */
export function sizeSentences(variants: readonly KnownVariant[], t: TFunction): string[] {
  return sizeFindings(variants, t).map(({ sentence }) => sentence);
}

/** What counts as 0 in a quantity since somebody said that there is nothing, of variants that stand beside one another. */
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
  // Of MKI and CO2 it is the same, mostly.
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

/** What a variant stands beside, in a sentence: the baseline, or another variant by its number. */
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
