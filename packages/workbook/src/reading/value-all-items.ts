import {
  type CalculationItem,
  type ImpactProfile,
  type SetCode,
  type ValuationFinding,
  type ValuedItem,
  valueItem,
  type WeightedSets,
} from '@milieuspoor/domain';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { DraftItem } from './draft-item.ts';
import { type DraftProfile, toImpactProfile } from './draft-profile.ts';

export interface SetProfiles {
  readonly set: SetCode;
  readonly sheet: string;
  readonly profiles: ReadonlyMap<string, DraftProfile>;
  /** whether it is stated in columns of Posten */
  readonly inColumns?: boolean;
}

/** The items that are kept with their profiles, which all items together have no memory for. */
export interface WholeItems {
  readonly posts: ReadonlySet<string>;
  readonly items: CalculationItem[];
}

/**
 * Combines items and profiles and values them with the given weights. A finding of the valuation becomes a problem at
 * the item's first row in the set sheet; for an item without rows in a sheet, at its row in Posten.
 */
export function valueAllItems(
  items: ReadonlyMap<string, DraftItem>,
  postenSheet: string,
  sets: readonly SetProfiles[],
  weights: WeightedSets,
  problems: ProblemList,
  whole: WholeItems,
): ValuedItem[] {
  const valuedItems: ValuedItem[] = [];
  for (const draft of items.values()) {
    const post = draft.postNumber;
    const profiles: Partial<Record<SetCode, ImpactProfile>> = {};
    for (const { set, profiles: ofSet, inColumns } of sets) {
      const profile = ofSet.get(post);
      if (profile) profiles[set] = toImpactProfile(profile);
      else {
        const place = { sheet: postenSheet, row: draft.row, column: POST_NUMBER_COLUMN, cell: draft.cell };
        problems.add('missing-set-rows', place, { post, set, ...(inColumns ? { inColumns } : {}) });
      }
    }
    const item = toItem(draft, profiles);
    const { valued, findings } = valueItem(item, weights);
    valuedItems.push(valued);
    if (whole.posts.has(post)) whole.items.push(item);
    for (const finding of findings) {
      const source = sets.find(({ set }) => set === finding.set);
      const profile = source?.profiles.get(post);
      if (!source || !profile) continue;
      const misleading = draft.faulty || profile.faulty;
      if (misleading && finding.code !== 'missing-core-indicator') continue;
      const place = { sheet: source.sheet, row: profile.row, cell: profile.cell };
      addFinding(finding, post, place, source.inColumns === true, problems);
    }
  }
  return valuedItems;
}

/** Values one item by its profiles, whatever is missing. */
export function valueOne(draft: DraftItem, sets: readonly SetProfiles[], weights: WeightedSets): ValuedItem {
  const profiles: Partial<Record<SetCode, ImpactProfile>> = {};
  for (const { set, profiles: ofSet } of sets) {
    const profile = ofSet.get(draft.postNumber);
    if (profile) profiles[set] = toImpactProfile(profile);
  }
  return valueItem(toItem(draft, profiles), weights).valued;
}

function toItem(draft: DraftItem, profiles: Partial<Record<SetCode, ImpactProfile>>): CalculationItem {
  const { row: _row, cell: _cell, faulty: _faulty, ...item } = draft;
  return { ...item, profiles };
}

function addFinding(
  finding: ValuationFinding,
  post: string,
  place: { readonly sheet: string; readonly row: number; readonly cell: string },
  inColumns: boolean,
  problems: ProblemList,
): void {
  const { set } = finding;
  switch (finding.code) {
    case 'missing-core-indicator':
      problems.add(finding.code, place, { post, set, missing: finding.missing });
      break;
    case 'undeclared-indicator':
      problems.add(finding.code, place, { post, set, undeclared: finding.undeclared });
      break;
    case 'undeclared-co2':
      problems.add(finding.code, place, {
        ...{ post, set, indicator: finding.indicator },
        ...(inColumns ? { inColumns } : {}),
      });
      break;
    case 'mki-differs': {
      const { weightedEur, statedEur } = finding;
      problems.add(finding.code, place, { post, set, weightedEur, statedEur });
      break;
    }
  }
}
