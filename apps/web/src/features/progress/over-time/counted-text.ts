import type { ProgressAnswer } from '@milieuspoor/contract';
import { type ProgressIndicator, REFUSAL_KINDS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/**
 * Returns how many projects count and why the others don't. Each of those is told once, by the first of its reasons:
 * that about which something can be done.
 */
export function countedText(answer: ProgressAnswer, indicator: ProgressIndicator, t: TFunction): string {
  const all = answer.indicators.find((each) => each.indicator === indicator)?.all;
  if (!all) return '';
  const apart = { unfinished: answer.unfinished, without_pair: answer.without_pair };
  const count = all.of + apart.unfinished + apart.without_pair;
  const counted = t('progress.count.counted', { counted: all.counted, count });
  const reasons = [
    ...REFUSAL_KINDS.flatMap((kind) => {
      const refused = answer.projects.filter(({ reasons: [first] }) => first === kind).length;
      return refused > 0 ? [t(`progress.reasons.${kind}`, { count: refused })] : [];
    }),
    ...(apart.without_pair > 0 ? [t('progress.reasons.without_pair', { count: apart.without_pair })] : []),
    ...(apart.unfinished > 0 ? [t('progress.reasons.unfinished', { count: apart.unfinished })] : []),
  ];
  const said =
    reasons.length > 0
      ? t('progress.count.why', { counted, reasons: reasons.join(', ') })
      : t('progress.count.all', { counted });
  return all.incomplete ? `${said} ${t('progress.count.incomplete')}` : said;
}
