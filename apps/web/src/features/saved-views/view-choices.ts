import type { SavedChoices } from '@milieuspoor/contract';

/** The choices of a dashboard that a view keeps, in the order in which they would be said. */
const CHOICES = [
  'tab',
  'set',
  'drill',
  'years',
  'contract',
  'sector',
  'focus',
  'grouping',
  'organisation',
  'productGroup',
] as const satisfies readonly (keyof SavedChoices)[];

/** What an address says of a dashboard, as the dashboard reads it: values that make no sense are not in it. */
export type DashboardSearch = Omit<SavedChoices, 'years'> & {
  readonly years?: string | number | undefined;
};

/** Returns what a view keeps of an address. A single year comes from it as a number. */
export function choicesOf(search: DashboardSearch): SavedChoices {
  const kept = CHOICES.filter((choice) => search[choice] !== undefined);
  return {
    ...Object.fromEntries(kept.map((choice) => [choice, search[choice]])),
    ...(search.years === undefined ? {} : { years: String(search.years) }),
  };
}

/** Returns the choices of a view that the dashboard no longer knows, as a tab that is gone. */
export function unknownChoices(view: SavedChoices, known: DashboardSearch): (keyof SavedChoices)[] {
  return CHOICES.filter((choice) => view[choice] !== undefined && known[choice] === undefined);
}
