import { type Language, notApplicableInAllText } from '@milieuspoor/domain';
import type { ReportVariant } from './report.ts';

/**
 * Returns what a calculation leaves empty that was recorded as not applicable, that of one person together; posts that it
 * does not have do not affect its completeness.
 */
export function notApplicableIn(
  { explained }: Pick<ReportVariant, 'explained'>,
  language: Language,
): readonly { readonly what: string; readonly by: string }[] {
  const empty = explained.filter(({ subject }) => subject !== 'posts');
  return [...Map.groupBy(empty, ({ by }) => by)].map(([by, of]) => {
    const kinds = [...Map.groupBy(of, ({ subject }) => subject)].map(([kind, same]) => ({
      kind,
      posts: same.reduce((sum, { posts }) => sum + posts, 0),
    }));
    return { what: notApplicableInAllText(kinds, language), by };
  });
}
