import type { Language } from '../format/language.ts';

/**
 * The kinds of change between baseline and optimisation, in the order in which they are shown: more or less of the same
 * post, another product or profile in the same quantity, posts that only one side has, a module that one side leaves
 * empty by an answer, and what cannot be told apart.
 */
export const CHANGE_KINDS = ['quantity', 'product', 'left-out', 'added', 'gap', 'unclear'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The kinds of change in each language. */
export const CHANGE_KIND_LABELS: Readonly<Record<Language, Readonly<Record<ChangeKind, string>>>> = {
  nl: {
    quantity: 'Grotere of kleinere hoeveelheid',
    product: 'Ander product of profiel',
    'left-out': 'Vervallen posten',
    added: 'Toegevoegde posten',
    gap: 'Leeg gelaten, telt als 0',
    unclear: 'Niet uit te splitsen',
  },
  en: {
    quantity: 'Larger or smaller quantity',
    product: 'Different product or profile',
    'left-out': 'Items left out',
    added: 'Items added',
    gap: 'Left empty, counts as 0',
    unclear: 'Cannot be broken down',
  },
};

/** A change by kind: euro or kg CO2-eq, below 0 is a saving. A kind that is absent changed nothing. */
export type ChangeByKind = Readonly<Partial<Record<ChangeKind, number>>>;
