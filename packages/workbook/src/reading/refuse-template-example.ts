import type { ImpactProfile } from '@milieuspoor/domain';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { DraftItem } from './draft-item.ts';
import type { DraftProfile } from './draft-profile.ts';
import type { SetProfiles } from './value-all-items.ts';

/**
 * Refuses what remains of the template's example, whose figures are invented. An item belongs to the example when it
 * has its name, or exactly its profile in a set.
 */
export function refuseTemplateExample(
  items: ReadonlyMap<string, DraftItem>,
  postenSheet: string,
  sets: readonly SetProfiles[],
  problems: ProblemList,
): void {
  for (const { postNumber, product, row, cell } of items.values()) {
    const named = product.toLowerCase() === WORKED_EXAMPLE.product.toLowerCase();
    const figures = sets.some(({ set, profiles }) =>
      isSameProfile(profiles.get(postNumber), WORKED_EXAMPLE.profiles[set]),
    );
    if (!named && !figures) continue;
    problems.add(
      'template-example',
      { sheet: postenSheet, row, column: POST_NUMBER_COLUMN },
      { cell, value: product, post: postNumber },
    );
  }
}

function isSameProfile(stated: DraftProfile | undefined, example: ImpactProfile | undefined): boolean {
  if (!stated || !example) return false;
  const { store, places } = stated;
  return Object.entries(example).every(([indicator, values]) => {
    const place = places[indicator];
    return values.every(
      (value, module) => (place === undefined ? null : store.figureAt(place, module)) === value,
    );
  });
}
