import type { WorksheetAnswer, WorksheetBaselineAnswer, WorksheetSourceAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract';
import { sourceKey, type WorksheetRow } from '@milieuspoor/domain';
import { exampleProject, PROJECT } from './example-project.ts';
import { server } from './server.ts';

const BASELINE = '0c000000-0000-4000-8000-0000000000aa';
export const WORKSHEET = '0d000000-0000-4000-8000-000000000001';

/** A worksheet that nobody stores. */
export const NOT_STORED = {
  ...{ onStore: null, panel: null, isClosed: true },
  types: ['design-baseline', 'design-optimization'],
} as const;

/** Returns a post of 10 m of asphalt. */
export function sheetRow(postNumber: string, more: Partial<WorksheetRow> = {}): WorksheetRow {
  return {
    ...{ key: `row ${postNumber}`, postNumber, productGroup: 'Verharding', productSubGroup: 'Asfalt' },
    ...{ product: `Asfalt ${postNumber}`, unit: 'm', quantity: 10, rawCode: null, nmdCategory: '3' },
    ...{ workScope: 'new', leftOut: false, origin: postNumber },
    source: { kind: 'item', calculation: BASELINE, postNumber },
    ...more,
  };
}

/** In A1-A3; nothing else is declared. */
const inFirst = (value: number) => [value, ...new Array<null>(9).fill(null)];

/** Returns what one unit of a row costs: this many euro, and as many kg CO2. */
export function sheetSource(
  row: Pick<WorksheetRow, 'source' | 'unit'>,
  mkiEur: number,
  more: Partial<WorksheetSourceAnswer> = {},
): WorksheetSourceAnswer {
  return {
    key: sourceKey(row) ?? '',
    figures: {
      kind: 'weighed',
      missing: {},
      sets: {
        a1: {
          ...{ mkiEur: inFirst(mkiEur), co2Kg: inFirst(mkiEur), mkiSource: 'indicators', undeclared: [] },
          ...{ incomplete: new Array<boolean>(10).fill(false), declared: inFirst(2047) },
        },
      },
      resources: {
        ...{ primaryTon: 1, secondaryTon: 0, biobasedTon: 0, renewableMj: 10, fossilMj: 30 },
        ...{ equipmentEmissionFreeHours: 1, equipmentOtherHours: 1 },
        ...{ transportEmissionFreeTkm: 0, transportOtherTkm: 4 },
      },
    },
    ...{ name: '', unit: row.unit, units: 1, converted_by: null, newest: null },
    ...{ valid_until: null, expired: false, restated: false, taken_from: null },
    ...more,
  };
}

/** Returns a baseline of these posts with this many euro each. */
export function sheetBaseline(
  posts: readonly { readonly row: WorksheetRow; readonly mkiEur: number }[],
): WorksheetBaselineAnswer {
  const sum = posts.reduce((total, { mkiEur }) => total + mkiEur, 0);
  const whole = { amount: sum, items: posts.length, undeclared: 0, incomplete: 0, perModule: inFirst(sum) };
  return {
    ...{ uuid: BASELINE, name: 'Berekening riool v3', calculation_type: 'design-baseline' },
    ...{ is_source: true, sets: ['a1'], weights_version: '1' },
    baseline: {
      ...{ set: 'a1', sameWeights: true, total: { mki: whole, co2: whole } },
      items: posts.map(({ row, mkiEur }, position) => {
        const { key: _key, leftOut: _leftOut, origin: _origin, source: _source, ...named } = row;
        const quantity = row.quantity ?? 0;
        return {
          ...{ ...named, quantity, position, mkiEur: inFirst(mkiEur), co2Kg: inFirst(mkiEur) },
          ...{ declared: inFirst(2047), incomplete: false },
          resources: {
            ...{ primaryTon: quantity, secondaryTon: 0, biobasedTon: 0, renewableMj: quantity * 10 },
            ...{
              fossilMj: quantity * 30,
              equipmentEmissionFreeHours: quantity,
              equipmentOtherHours: quantity,
            },
            ...{ transportEmissionFreeTkm: 0, transportOtherTkm: quantity * 4 },
          },
        };
      }),
    },
  };
}

const ROWS = [sheetRow('210010'), sheetRow('310020'), sheetRow('410030')];

/** Returns a worksheet of three posts of 10 m. */
export function sheetAnswer(more: Partial<WorksheetAnswer> = {}): WorksheetAnswer {
  return {
    ...{ uuid: WORKSHEET, project: PROJECT.uuid, revision: 1, created: '03/11/2026 14:00:00' },
    ...{ modified: '03/11/2026 14:05:09', name: 'Meer hergebruik', calculation_type: 'design-optimization' },
    source: { uuid: BASELINE, name: 'Berekening riool v3', calculation_type: 'design-baseline' },
    ...{ quantities_file: '', rows: ROWS },
    ...more,
  };
}

/**
 * The server has a worksheet whose posts cost 2, 3 and 4 euro per m, as those of its baseline do: 90 euro in all. It keeps
 * what it is sent, and refuses a change of an older revision.
 */
export function serveWorksheet({
  worksheet = sheetAnswer(),
  against = sheetBaseline(ROWS.map((row, place) => ({ row, mkiEur: 10 * (place + 2) }))),
}: {
  readonly worksheet?: WorksheetAnswer;
  readonly against?: WorksheetBaselineAnswer | null;
} = {}) {
  let kept = worksheet;
  server.answer(endpoints.getProject, () => exampleProject());
  server.answer(endpoints.getWorksheet, () => kept);
  server.answer(endpoints.getWorksheetBaseline, () => ({ against }));
  server.answer(endpoints.weighWorksheetSources, ({ payload }) => ({
    weights_versions: { a1: '1', a2: '1' },
    weights_unconfirmed: { a1: ['AP'], a2: [] },
    sources: (payload.rows ?? kept.rows).flatMap((row) => {
      const place = ROWS.findIndex((each) => sourceKey(each) === sourceKey(row));
      return row.source.kind === 'none' ? [] : [sheetSource(row, place < 0 ? 1 : place + 2)];
    }),
  }));
  server.answer(endpoints.changeWorksheet, ({ payload }) => {
    const { rows = kept.rows, name = kept.name, calculation_type = kept.calculation_type } = payload;
    const revision = kept.revision + 1;
    kept = { ...kept, rows, name, calculation_type, revision, modified: `03/11/2026 14:0${revision}:00` };
    const { rows: _rows, ...listed } = kept;
    return { ...listed, row_count: rows.length };
  });
  return {
    /** what somebody keeps in another tab */
    elsewhere: (more: Partial<WorksheetAnswer>) => {
      kept = { ...kept, ...more };
    },
    kept: () => kept,
  };
}
