import { differsNotably, MKI_INDICATOR, sumModules, type ValuedItem } from '@milieuspoor/domain';
import type { ProblemList } from '../problems/problem-list.ts';
import type { DraftItem } from './draft-item.ts';
import { declaredOf } from './draft-profile.ts';
import type { SetProfiles } from './value-all-items.ts';

/** Warns of items whose MKI in columns of Posten is another than by the sheet of the same set, which counts. */
export function warnOfOtherMki(
  items: Iterable<DraftItem>,
  valued: readonly ValuedItem[],
  stated: SetProfiles,
  counting: SetProfiles,
  problems: ProblemList,
): void {
  const { set } = stated;
  for (const [at, { postNumber: post, quantity, faulty }] of [...items].entries()) {
    const profile = stated.profiles.get(post);
    const impact = valued[at]?.impacts[set];
    if (!profile || !impact || faulty || counting.profiles.get(post)?.faulty) continue;
    const statedEur = (sumModules(declaredOf(profile, MKI_INDICATOR) ?? []) ?? 0) * quantity;
    // What neither of the two declares counts as 0 in both.
    const sheetEur = sumModules(impact.mkiEur) ?? 0;
    if (!differsNotably(sheetEur, statedEur, quantity)) continue;
    const place = { sheet: stated.sheet, row: profile.row, cell: profile.cell };
    problems.add('stated-mki-differs', place, { post, set, sheetName: counting.sheet, sheetEur, statedEur });
  }
}
