import { type Language, notApplicableText } from '@milieuspoor/domain';
import type { ReportVariant } from './report.ts';

/** What a calculation leaves empty that was recorded as not applicable; which posts it does not have is no matter of how complete it is. */
export function notApplicableIn(
  { explained }: Pick<ReportVariant, 'explained'>,
  language: Language,
): readonly { readonly what: string; readonly by: string }[] {
  return explained
    .filter(({ subject }) => subject !== 'posts')
    .map((each) => ({ what: notApplicableText(each, language), by: each.by }));
}
