import type { ChancesAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { displayOf } from '../../charts/display-of.ts';

/** 'Voor 6 posten is een product met een lagere MKI bekend. Als die alle hetzelfde werk doen, …' */
export function summaryText(
  { posts, proposed, saves_mki, known_projects }: ChancesAnswer,
  t: TFunction,
): string {
  if (posts === 0) return t('chances.noPosts');
  if (known_projects === 0) return t('chances.noKnown');
  if (proposed === 0) return t('chances.noneBetter');
  return t('chances.together', { count: proposed, amount: displayOf('mki').format(saves_mki) });
}

/** What was held against what, and why nothing is proposed for the rest. */
export function basisTexts(
  { posts, proposed, projects, known_projects, reasons, incomplete, weights_unconfirmed }: ChancesAnswer,
  t: TFunction,
): string[] {
  if (posts === 0) return [];
  return [
    ...(proposed > 0 ? [t('chances.suitable')] : []),
    ...(incomplete > 0 ? [t('chances.someIncomplete', { count: incomplete })] : []),
    ...(weights_unconfirmed.length > 0
      ? [t('charts.weights.note', { codes: weights_unconfirmed.join(', ') })]
      : []),
    t('chances.basis', {
      posts: t('chances.posts', { count: posts }),
      projects: t('chances.projects', { count: projects }),
      count: known_projects,
    }),
    t('chances.rule'),
    ...(proposed < posts
      ? [
          t('chances.without', {
            count: posts - proposed,
            reasons: reasons
              .map(({ reason, posts: count }) => `${t(`chances.reasons.${reason}`)} (${count})`)
              .join('; '),
          }),
        ]
      : []),
    t('chances.ownWork'),
  ];
}
