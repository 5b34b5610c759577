import { buildZip } from '@milieuspoor/workbook/mutated';
import { afterEach, expect, it } from 'vitest';
import { LOOPS } from '../../../testing/faults/misbehaving-declarations.process.ts';
import { createDeclarationReader, DECLARATION_LIMITS, type DeclarationReader } from './declaration-reader.ts';

const LCAX = {
  ...{ name: 'Slab', declared_unit: 'M3', standard: 'EN15804A2', valid_until: '2029-02-24' },
  impacts: { gwp: { a1a3: 12.5 }, ep_fw: { a1a3: 0.25 } },
};
const MISBEHAVING = new URL('../../../testing/faults/misbehaving-declarations.process.ts', import.meta.url)
  .href;

let reader: DeclarationReader | null = null;
afterEach(() => {
  reader?.close();
  reader = null;
});

function read(bytes: Uint8Array, answers = {}) {
  reader ??= createDeclarationReader();
  return reader.read({ bytes: new Uint8Array(bytes), answers, organisationId: 'alfa', memberId: 'an' });
}

it('reads a declaration in another process, to the last digit, and asks until all is answered', async () => {
  const text = JSON.stringify({ ...LCAX, impacts: { gwp: { a1a3: 0.1 + 0.2 } }, declared_unit: 'BOX' });
  expect(await read(Buffer.from(text))).toMatchObject({ kind: 'read', asked: [{ id: 'declared-unit' }] });
  expect(await read(Buffer.from(text), { 'declared-unit': 'st' })).toMatchObject({
    ...{ kind: 'read', asked: [], answered: [[{ id: 'declared-unit' }, 'st']] },
    product: { unit: 'st', profiles: { a2: { 'GWP-total': expect.arrayContaining([0.1 + 0.2]) } } },
  });
});

it('refuses what is hostile, and reads the next file with the same process', async () => {
  const refused = async (bytes: Uint8Array) => {
    const reading = await read(bytes);
    return reading.kind === 'refused' ? reading.problem.code : reading.kind;
  };
  expect(await refused(new Uint8Array(100 * 1024 * 1024))).toBe('file-too-large');
  expect(await refused(Buffer.from('['.repeat(1_000_000)))).toBe('too-deep');
  expect(await refused(Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'))).toBe('unsafe-file');
  expect(await refused(buildZip([{ name: '../processes/a.xml', data: '<a/>' }]))).toBe('unsafe-file');
  // As many values as an upload can hold.
  expect(await refused(Buffer.from(`[${'1,'.repeat(12_000_000)}1]`))).toBe('too-deep');
  expect(await read(Buffer.from(JSON.stringify(LCAX)))).toMatchObject({
    kind: 'read',
    product: { unit: 'm3' },
  });
});

it('a file that keeps its reader busy is given up, and one that crashes it is said to', async () => {
  const { plan } = DECLARATION_LIMITS;
  reader = createDeclarationReader({
    ...DECLARATION_LIMITS,
    jobMs: 500,
    plan: { ...plan, module: MISBEHAVING },
  });
  expect(await read(new Uint8Array([LOOPS]))).toEqual({ kind: 'too-complex' });
  expect(await read(new Uint8Array([0]))).toEqual({ kind: 'broke-down' });
});
