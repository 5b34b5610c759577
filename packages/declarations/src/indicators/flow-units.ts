import { NAMED_UNITS, unitKey } from '@milieuspoor/domain';

/** Flow properties of ILCD by their ids, with the unit in which they are counted; the ids of soda4LCA are the same. */
const UNITS: Readonly<Record<string, string>> = {
  '93a60a56-a3c8-11da-a746-0800200b9a66': 'kg',
  '93a60a56-a3c8-19da-a746-0800200c9a66': 'm2',
  '93a60a56-a3c8-22da-a746-0800200c9a66': 'm3',
  '838aaa23-0117-11db-92e3-0800200c9a66': 'm',
  '01846770-4cfe-4a25-8ad9-919d8d378345': 'st',
};
const MASS = '93a60a56-a3c8-11da-a746-0800200b9a66';

/** Spellings of units in declarations that no calculation has, by the key of `unitKey`. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ qm: 'm2', cbm: 'm3', lfm: 'm', tonnen: 'ton' },
  ...{ item: 'st', items: 'st', p: 'st', stück: 'st', stueck: 'st', pieces: 'st' },
};

/** Returns the unit of a flow property by its id; null for one that is not known. */
export function unitOfFlowProperty(id: string): string | null {
  return UNITS[id.toLowerCase()] ?? null;
}

/** Tells whether a flow property is mass, by its id. */
export function isMass(id: string): boolean {
  return id.toLowerCase() === MASS;
}

/** Returns the name that the screens give a unit: 'm2' for 'qm', 'st' for 'pcs.'; an unknown one as it is written. */
export function toUnitName(text: string): string {
  const key = unitKey(text);
  const known = new Map(Object.entries(SPELLINGS)).get(key) ?? key;
  return NAMED_UNITS.includes(known) ? known : text.trim();
}
