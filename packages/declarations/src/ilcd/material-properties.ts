import type { DraftProperty } from '../draft/draft-declaration.ts';
import { readNumber } from '../draft/read-number.ts';

type Kind = DraftProperty['kind'];

/** The names that ILCD+EPD binds its properties to, with the unit of each as a pattern. */
const KINDS: Readonly<Record<string, readonly [Kind, RegExp]>> = {
  'gross density': ['gross-density', /^kg\/m\^?3$/],
  'bulk density': ['bulk-density', /^kg\/m\^?3$/],
  grammage: ['grammage', /^kg\/m\^?2$/],
  'linear density': ['linear-density', /^kg\/m$/],
  'layer thickness': ['layer-thickness', /^m$/],
  'weight per piece': ['weight-per-piece', /^kg/],
  'weight per unit': ['weight-per-piece', /^kg/],
  'conversion factor [mass/declared unit]': ['mass', /^(?:-|kg.*)?$/],
};

/** The format divides by it, and half of the declarations that have one multiply by it. */
const UNCLEAR = 'conversion factor to 1 kg';

/** Returns a property of the product; null for one that leads to no other unit, and for a value that is not above 0. */
export function toProperty(name: string, text: string, unit: string, path: string): DraftProperty | null {
  const value = readNumber(text, path);
  if (value === null || !(value > 0)) return null;
  const known = KINDS[name.toLowerCase()];
  if (known && (unit === '' || known[1].test(unit))) return { kind: known[0], name, value, path };
  return known || name.toLowerCase() === UNCLEAR ? { kind: 'unclear', name, value, path } : null;
}
