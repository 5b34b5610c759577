import { expect, test } from 'vitest';
import type { DraftRow } from '../draft/draft-declaration.ts';
import type { Asking } from './asking.ts';
import { settleRows } from './settle-rows.ts';

const row = (code: string, method: string | null): DraftRow => ({
  ...{ name: code, unit: '', usualUnit: code === 'GWP-total' ? 'kg CO2 eq' : 'kg CFC11 eq', method },
  ...{ meaning: { kind: 'indicator', set: 'a2', code }, amounts: [], path: `/${code}/${method}` },
});
const ROWS = [row('GWP-total', 'EF 3.0'), row('GWP-total', 'EF 3.1'), row('ODP', null)];
const settled = (answers: Asking['answers']) => {
  const asking: Asking = { answers, asked: [], answered: [], warnings: [] };
  return settleRows(ROWS, asking).map(({ row: { path } }) => path);
};

test('of two methods the chosen one holds, with what names none; before that, neither does', () => {
  expect(settled({})).toEqual(['/ODP/null']);
  expect(settled({ 'method:a2': 'EF 3.1' })).toEqual(['/GWP-total/EF 3.1', '/ODP/null']);
});
