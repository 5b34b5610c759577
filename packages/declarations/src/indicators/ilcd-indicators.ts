import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { RowMeaning } from '../draft/draft-declaration.ts';

/** The indicators by the ids of their data sets; of some, two versions of the method have an id of their own. */
const IDS: Readonly<Record<SetCode, Readonly<Record<string, readonly string[]>>>> = {
  a1: {
    GWP: ['77e416eb-a363-4258-a04e-171d843a6460'],
    ODP: ['06dcd26f-025f-401a-a7c1-5e457eb54637'],
    AP: ['b4274add-93b7-4905-a5e4-2e878c4e4216'],
    EP: ['f58827d0-b407-4ec6-be75-8b69efb98a0f'],
    POCP: ['1e84a202-dae6-42aa-9e9d-71ea48b8be00'],
    ADPE: ['f7c73bb9-ab1a-4249-9c6d-379a0de6f67e'],
    ADPF: ['804ebcdf-309d-4098-8ed8-fdaf2f389981'],
  },
  a2: {
    'GWP-total': ['6a37f984-a4b3-458a-a20a-64418c145fa2', 'a7ea142a-9749-11ed-a8fc-0242ac120002'],
    'GWP-f': ['5f635281-343e-44fb-83df-1971b155e6b6', 'a7ea19c0-9749-11ed-a8fc-0242ac120002'],
    'GWP-b': ['2356e1ab-0185-4db5-86e5-16de51c7485c', 'a7ea186c-9749-11ed-a8fc-0242ac120002'],
    'GWP-luluc': ['4331bbdb-978a-490d-8707-eeb047f01a55', 'a7ea1ae2-9749-11ed-a8fc-0242ac120002'],
    ODP: ['b5c629d6-def3-11e6-bf01-fe55135034f3'],
    AP: ['b5c611c6-def3-11e6-bf01-fe55135034f3'],
    'EP-fw': ['b53ec18f-7377-4ad3-86eb-cc3f4f276b2b'],
    'EP-m': ['b5c619fa-def3-11e6-bf01-fe55135034f3'],
    'EP-t': ['b5c614d2-def3-11e6-bf01-fe55135034f3'],
    POCP: ['b5c610fe-def3-11e6-bf01-fe55135034f3'],
    'ADP-mm': ['b2ad6494-c78d-11e6-9d9d-cec0c932ce01'],
    'ADP-f': ['b2ad6110-c78d-11e6-9d9d-cec0c932ce01'],
    WDP: ['b2ad66ce-c78d-11e6-9d9d-cec0c932ce01'],
    PM: ['b5c602c6-def3-11e6-bf01-fe55135034f3'],
    IR: ['b5c632be-def3-11e6-bf01-fe55135034f3'],
    'ETP-fw': ['ee1082d1-b0f7-43ca-a1f0-21e2a4a74511', '05316e7a-b254-4bea-9cf0-6bf33eb5c630'],
    'HTP-c': ['2299222a-bbd8-474f-9d4f-4dd1f18aea7c'],
    'HTP-nc': ['3af763a5-b7a1-48c9-9cee-1f223481fcef', '7cfdcfcf-b222-4b26-888a-a55f9fbf7ac8'],
    SQP: ['b2ad6890-c78d-11e6-9d9d-cec0c932ce01'],
  },
};
/** The method behind the ids of an indicator that has two: EF 3.0 came first. */
const METHODS = ['EF 3.0', 'EF 3.1'];

/** Use of secondary material (SM of EN 15804), in kg. */
const SECONDARY_MATERIAL = 'c6a1f35f-2d09-4f54-8dfb-97e502e1ce92';

interface Identified {
  readonly meaning: RowMeaning;
  readonly usualUnit: string | null;
  readonly method: string | null;
}

const BY_ID: ReadonlyMap<string, Identified> = new Map(
  (['a1', 'a2'] as const).flatMap((set) =>
    Object.entries(IDS[set]).flatMap(([code, ids]) =>
      ids.map((id, place): [string, Identified] => [
        id,
        {
          meaning: { kind: 'indicator', set, code },
          usualUnit: usualUnit(set, code),
          method: ids.length > 1 ? (METHODS[place] ?? null) : null,
        },
      ]),
    ),
  ),
);

/** EN 15804+A1 states ADPF in MJ; every other indicator has the unit of its set. */
function usualUnit(set: SetCode, code: string): string | null {
  if (set === 'a1' && code === 'ADPF') return 'MJ';
  return IMPACT_SETS[set].indicators.find((each) => each.code === code)?.unit ?? null;
}

/**
 * Returns the indicator of a result by the id of its data set, as the reference data of ILCD+EPD and soda4LCA number
 * them. A name alone proves nothing: 'GWP' is three indicators.
 */
export function identifyResult(id: string): Identified {
  const kind = id.trim() === '' ? 'unidentified' : 'unknown';
  return BY_ID.get(id.trim().toLowerCase()) ?? { meaning: { kind }, usualUnit: null, method: null };
}

/** Returns what a flow of EN 15804 means. */
export function identifyFlow(id: string): RowMeaning {
  return { kind: id.toLowerCase() === SECONDARY_MATERIAL ? 'secondary-material' : 'passed-over' };
}
