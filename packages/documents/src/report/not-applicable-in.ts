import { type Language, notApplicableText } from '@milieuspoor/domain';
import type { ReportVariant } from './report.ts';

/**
 * Returns what a calculation leaves empty that was recorded as not applicable; posts that it does not have do not
 * affect its completeness.
 */
export function notApplicableIn(
  { explained }: Pick<ReportVariant, 'explained'>,
  language: Language,
): readonly { readonly what: string; readonly by: string }[] {
  return explained
    .filter(({ subject }) => subject !== 'posts')
    .map((each) => ({ what: notApplicableText(each, language), by: each.by }));
}
