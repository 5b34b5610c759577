import type { DataType, SetCode } from '@milieuspoor/domain';

/** The quantities that the centre of gravity can show. */
export const FOCUSES = ['mki', 'co2', 'materials'] as const;
export type Focus = (typeof FOCUSES)[number];

/** Returns the data type to ask the server for; raw materials are independent of the set (D-9). */
export function dataTypeOf(focus: Focus, set: SetCode): DataType {
  switch (focus) {
    case 'mki':
      return set === 'a1' ? 'eci' : 'eci_a2';
    case 'co2':
      return set === 'a1' ? 'co2' : 'co2_a2';
    case 'materials':
      return 'material';
  }
}

/** What the charts of the centre of gravity have on their axis: the life-cycle modules, or the largest nodes. */
export const GROUPINGS = ['modules', 'nodes'] as const;
export type Grouping = (typeof GROUPINGS)[number];
