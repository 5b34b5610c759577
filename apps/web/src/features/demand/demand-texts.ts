import type { AmountSpread, DemandAnswer, ReductionSpread } from '@milieuspoor/contract';
import {
  figuresIn,
  formatEuro,
  formatMki,
  IMPACT_SETS,
  PROJECT_TYPE_LABELS,
  placeInSpread,
  SECTOR_LABELS,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../text/language.ts';

// Screens use Dutch notation in both languages (docs/decisions/0067).
const { percent: written } = figuresIn('nl');

/** Writes a reduction, 18.44 as '18,4 %'. */
export function reductionText(percent: number): string {
  return written(percent, 1);
}

/** '3 tot 24 %, midden 18 % (5 projecten)'; of one alone '18 % (1 project)'. */
export function spreadText(
  { count, lowest, middle, highest }: ReductionSpread | AmountSpread,
  counted: 'projects' | 'bids',
  t: TFunction,
  format = reductionText,
): string {
  return t(count === 1 ? 'demand.single' : 'demand.spread', {
    ...{ lowest: format(lowest), middle: format(middle), highest: format(highest) },
    counted: t(`demand.${counted}`, { count }),
  });
}

/** '€12,10 tot €30,-, midden €18,20 (5 projecten) gebouwd; …'; null where no size is known. */
export function perSizeText({ per_size: { built, offered } }: DemandAnswer, t: TFunction): string | null {
  if (!built && !offered) return null;
  const said = (spread: AmountSpread | null) => spread && spreadText(spread, 'projects', t, formatEuro);
  return t('demand.perSizeSpread', {
    built: said(built) ?? t('demand.nothing'),
    offered: said(offered) ?? t('demand.nothing'),
  });
}

/** What stands in a cell without a figure. */
export const NO_FIGURE = '–';

/** A figure with the quarter of the spread that it is in, '18,4 % (hoogste kwart)'; a dash where there is none. */
export function placedText(
  figure: number | null,
  spread: ReductionSpread | AmountSpread | null,
  format: (figure: number) => string,
  t: TFunction,
): string {
  if (figure === null) return NO_FIGURE;
  const place =
    spread &&
    placeInSpread(
      {
        ...{ count: spread.count, lowest: spread.lowest, highest: spread.highest },
        ...{ lowerQuartile: spread.lower_quartile, upperQuartile: spread.upper_quartile },
      },
      figure,
    );
  return t(`demand.place.${place ?? 'between'}`, { figure: format(figure) });
}

/** The proposal in a sentence, or why there is none. */
export function proposalText({ proposal, reason, rule, projects }: DemandAnswer, t: TFunction): string {
  if (!proposal && projects.length === 0) return t('demand.reasons.none');
  if (!proposal)
    return t(`demand.reasons.${reason ?? 'too-few'}`, { count: rule.projects, points: rule.spread_points });
  const { percent, reference, target } = proposal;
  if (reference === null || target === null) return t('demand.proposalPercent', { percent });
  return t('demand.proposal', { percent, reference: formatMki(reference), target: formatMki(target) });
}

/** Why that percentage: how many projects reached it, and whether it was built or only offered. */
export function reasoningTexts({ proposal, rule, tender }: DemandAnswer, t: TFunction): string[] {
  if (!proposal) return [];
  const { percent, basis, spread, reached_by, built_by, differing, explained } = proposal;
  const { count, lower_quartile, upper_quartile } = spread;
  return [
    t(`demand.why.${basis}`, { percent, reached: reached_by, all: count }),
    ...(basis === 'offered' ? [t('demand.builtBy', { percent, count: built_by })] : []),
    ...(differing > 0
      ? [t('demand.differing', { of: t('demand.projects', { count }), count: differing })]
      : []),
    ...(explained > 0
      ? [t('demand.explained', { of: t('demand.projects', { count }), count: explained })]
      : []),
    t('demand.whyRule', {
      ...{ least: rule.reached_by, points: rule.spread_points },
      ...{ lower: reductionText(lower_quartile), upper: reductionText(upper_quartile) },
    }),
    ...(tender ? [] : [t('demand.noBaseline')]),
    ...(tender && tender.posts_incomplete > 0
      ? [t('demand.baselineIncomplete', { count: tender.posts_incomplete, of: tender.posts })]
      : []),
  ];
}

/** What was held beside what, so that a reader can judge it. */
export function basisTexts(answer: DemandAnswer, t: TFunction): string[] {
  const { set, sector, project_type, modules, left_out, weights_unconfirmed } = answer;
  const language = currentLanguage();
  const incomplete = answer.projects.filter((each) => each.obstacle === null && each.incomplete).length;
  return [
    t('demand.kind', {
      sector: SECTOR_LABELS[language][sector],
      type: project_type ? PROJECT_TYPE_LABELS[language][project_type] : t('demand.everyType'),
    }),
    // Without a project there is nothing that was compared.
    ...(modules.length > 0
      ? [t('demand.compared', { set: IMPACT_SETS[set].name, modules: modules.join(', ') })]
      : []),
    ...(left_out.length > 0
      ? [
          t('demand.leftOut', {
            reasons: left_out
              .map(({ obstacle, projects }) => `${t(`demand.obstacles.${obstacle}`)} (${projects})`)
              .join('; '),
          }),
        ]
      : []),
    ...(incomplete > 0 ? [t('demand.someIncomplete', { count: incomplete })] : []),
    ...(weights_unconfirmed.length > 0
      ? [t('charts.weights.note', { codes: weights_unconfirmed.join(', ') })]
      : []),
    ...(answer.per_size.built || answer.per_size.offered ? [t('demand.perSizeNote')] : []),
    t('demand.ownWork'),
  ];
}

/** What the market reached of earlier target values; null where there were none. */
export function targetsText({ targets }: DemandAnswer, t: TFunction): string | null {
  const { projects, offered, built_projects, built } = targets;
  if (projects === 0) return null;
  const said = t('demand.targetsOffered', { count: projects, reached: offered });
  if (built_projects === 0) return said;
  return `${said} ${t('demand.targetsBuilt', { count: built_projects, reached: built })}`;
}
