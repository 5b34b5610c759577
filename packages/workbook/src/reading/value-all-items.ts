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
  const withoutCo2: WithoutCo2[] = [];
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
      if (finding.code === 'undeclared-co2') withoutCo2.push({ ...finding, source, post, place });
      else addFinding(finding, post, place, problems);
    }
  }
  for (const [source, found] of Map.groupBy(withoutCo2, (each) => each.source))
    warnOfCo2(source, found, items.size, problems);
  return valuedItems;
}

interface ProfilePlace {
  readonly sheet: string;
  readonly row: number;
  readonly cell: string;
}

/** An item of which a set states no CO2. */
interface WithoutCo2 {
  readonly source: SetProfiles;
  readonly set: SetCode;
  readonly indicator: string;
  readonly post: string;
  readonly place: ProfilePlace;
}

/** Warns of items without CO2: once where no item has any, since hundreds of warnings would hide all others. */
function warnOfCo2(
  { inColumns }: SetProfiles,
  found: readonly WithoutCo2[],
  items: number,
  problems: ProblemList,
): void {
  const ofAll = found.length > 1 && found.length === items ? { items } : {};
  for (const { set, indicator, post, place } of 'items' in ofAll ? found.slice(0, 1) : found)
    problems.add('undeclared-co2', place, {
      post,
      set,
      indicator,
      ...(inColumns ? { inColumns } : {}),
      ...ofAll,
    });
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
  finding: Exclude<ValuationFinding, { readonly code: 'undeclared-co2' }>,
  post: string,
  place: ProfilePlace,
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
    case 'mki-differs': {
      const { weightedEur, statedEur } = finding;
      problems.add(finding.code, place, { post, set, weightedEur, statedEur });
      break;
    }
  }
}
