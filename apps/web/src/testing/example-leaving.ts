import type { Holding, Leaving } from '@milieuspoor/contract';

const ORGANISATION = { slug: 'gemeente-voorbeeld', name: 'Gemeente Voorbeeld' };

/** Returns something that a person holds in the example organisation: an API key, unless the test says otherwise. */
export function heldThing(number: number, name: string, changes: Partial<Holding> = {}): Holding {
  return {
    uuid: `0e000000-0000-4000-8000-00000000000${number}`,
    kind: 'api-key',
    name,
    organization: ORGANISATION,
    project: null,
    needs: 'administrator',
    handed_on: true,
    ends: true,
    ...changes,
  };
}

export const CHIEF = {
  uuid: '0f000000-0000-4000-8000-0000000000c1',
  name: 'Chris Chef',
  organization: ORGANISATION.slug,
  standing: 'administrator',
} as const;
export const COLLEAGUE = {
  uuid: '0f000000-0000-4000-8000-0000000000c2',
  name: 'Lea Lid',
  organization: ORGANISATION.slug,
  standing: 'member',
} as const;

const BRIDGE = { uuid: '0b000000-0000-4000-8000-000000000001', name: 'Brug' };

/** A key, a picture of a project, a sealed bid and a calendar, with the people who may take them over. */
export const EXAMPLE_LEAVING: Leaving = {
  holdings: [
    heldThing(1, 'GIS'),
    heldThing(2, 'MKI van de brug', { kind: 'shared-chart', needs: 'member', project: BRIDGE }),
    heldThing(3, 'Bouw bv', { kind: 'bid', needs: 'member', project: BRIDGE, handed_on: false, ends: false }),
    heldThing(4, '', { kind: 'calendar-feed', needs: 'member', handed_on: false, organization: null }),
  ],
  holders: [CHIEF, COLLEAGUE],
};
