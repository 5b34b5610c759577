import { ADPF_KG_SB_PER_MJ, LIFE_CYCLE_MODULES, SET_A2 } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { TestCell } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
  weighingOnly,
} from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';

const POSTEN = [POSTEN_HEADER, postenRow('1')];
const readA1 = (rows: TestCell[][], header: TestCell[] = SET_HEADER) =>
  readExampleSheets({ Posten: POSTEN, 'Set A1': [header, ...rows] });
const readA2 = (rows: TestCell[][]) => readExampleSheets({ Posten: POSTEN, 'Set A2': [SET_HEADER, ...rows] });
const EMPTY = LIFE_CYCLE_MODULES.map(() => null);
const ADDITIONAL = ['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP'];

describe('a row of a set sheet', () => {
  it('names its indicator in the usual spellings', async () => {
    const spelled = (set: 'a1' | 'a2', names: Readonly<Record<string, string>>) =>
      profileRows(set, '1').map(([post, code, ...rest]) => [
        post ?? null,
        names[String(code)] ?? code ?? null,
        ...rest,
      ]);
    expect(
      problemsOf(
        await readA1(spelled('a1', { GWP: ' gwp ', ADPE: 'ADP-elements', ADPF: 'ADP fossil fuels' })),
      ),
    ).toEqual(['indicator-spelling Set A1 B2']);
    const official = {
      'GWP-f': 'GWP-fossil',
      'EP-fw': 'EP-freshwater',
      'ADP-mm': 'ADP-minerals&metals',
      IR: 'IRP',
      'GWP-total': 'GWP total',
    };
    expect(problemsOf(await readA2(spelled('a2', official)))).toEqual(['indicator-spelling Set A2 B3']);
  });

  it('does not guess at a name that could mean two indicators, or one of the other set', async () => {
    for (const name of ['GWP', 'EP', 'ADPF', 'XYZ']) {
      const reading = await readA2([...profileRows('a2', '1'), ['1', name, 1]]);
      expect(problemsOf(reading)).toEqual(['unknown-indicator Set A2 B21']);
    }
  });

  it('refuses such a name with what may be meant, and one that nobody knows with all that may stand there', async () => {
    const messageFor = async (name: string) => {
      const reading = await readA2([...profileRows('a2', '1'), ['1', name, 1]]);
      const [problem] = reading.kind === 'refused' ? reading.problems : [];
      return problem && problemMessage(problem, 'nl');
    };
    expect(await messageFor('GWP')).toBe(
      "Blad 'Set A2', rij 21, kolom 'Indicator' (B21): 'GWP' is in deze set niet eenduidig. Schrijf GWP-total als u die bedoelt, of verwijder de rij.",
    );
    expect(await messageFor('EP')).toContain('Schrijf EP-fw, EP-m of EP-t als');
    expect(await messageFor('XYZ')).toContain("'XYZ' is geen indicator van deze set. Kies GWP-total");
  });

  it('needs an item that stands in Posten, an indicator, and to be the only one of both', async () => {
    const rows = profileRows('a1', '1');
    expect(problemsOf(await readA1([...rows, ['2', 'GWP', 1]]))).toEqual(['unknown-post Set A1 A13']);
    expect(problemsOf(await readA1([...rows, ['1', null, 1]]))).toEqual(['missing-indicator Set A1 B13']);
    expect(await readA1([...rows, [1, 'gwp', 1]])).toMatchObject({
      problems: [{ code: 'duplicate-indicator', indicator: 'GWP', firstRow: 4 }],
    });
  });

  it('keeps the difference between an empty cell and 0', async () => {
    const reading = await readA1(profileRows('a1', '1', { GWP: [0, null, 2] }));
    expect(reading).toMatchObject({
      // 10 units
      items: [{ impacts: { a1: { co2Kg: [0, null, 20, null, null, null, null, null, null, null] } } }],
    });
  });
});

describe('the column Eenheid', () => {
  const withUnits = (units: Readonly<Record<string, string>>) =>
    readA1(
      profileRows('a1', '1').map((row) => [...row, units[String(row[1])] ?? null]),
      [...SET_HEADER, 'Eenheid'],
    );

  it('accepts the unit of the indicator however it is spelled', async () => {
    expect(problemsOf(await withUnits({ GWP: 'KG CO2-eq' }))).toEqual([]);
    for (const unit of ['kg CO2 eq.', 'kg CO2e', 'kg CO₂-eq', 'KG CO2 equivalenten', 'kg CO2']) {
      expect(await withUnits({ GWP: unit })).toMatchObject({
        kind: 'read',
        warnings: [{ code: 'unit-spelling', cell: 'M4', readings: [{ found: unit, readAs: 'kg CO2-eq' }] }],
      });
    }
    expect(
      problemsOf(
        await withUnits({ EP: 'kg PO₄³⁻-eq', HTP: 'kg 1,4-DCB eq', POCP: 'kg ethene eq.', ODP: 'kg CFK-11' }),
      ),
    ).toEqual(['unit-spelling Set A1 M5']);
  });

  it('converts ADPF in MJ: 100 MJ is 0.0481 kg Sb-eq', async () => {
    const rows = profileRows('a1', '1', { ADPF: [100, ...EMPTY.slice(1)] }).map((row) => [
      ...row,
      row[1] === 'ADPF' ? 'MJ' : null,
    ]);
    const reading = await readExampleSheets(
      { Posten: POSTEN, 'Set A1': [[...SET_HEADER, 'Eenheid'], ...rows] },
      {},
      weighingOnly('a1', 'ADPF'),
    );
    expect(ADPF_KG_SB_PER_MJ * 100).toBeCloseTo(0.0481, 12);
    expect(reading).toMatchObject({
      items: [{ impacts: { a1: { mkiEur: [10 * (ADPF_KG_SB_PER_MJ * 100), ...EMPTY.slice(1)] } } }],
    });
  });

  it('refuses any other unit', async () => {
    for (const unit of ['ton CO2', 'g CO2-eq', 'MJ', 'kg']) {
      expect(problemsOf(await withUnits({ GWP: unit }))).toEqual(['unit-mismatch Set A1 M4']);
    }
  });
});

describe('what an item declares', () => {
  it('must hold every core indicator: the three parts of GWP too', async () => {
    const core = SET_A2.indicators.filter((indicator) => indicator.core);
    expect(core).toHaveLength(13);
    for (const { code } of core) {
      const reading = await readA2(profileRows('a2', '1', { [code]: null }));
      expect(reading).toMatchObject({
        kind: 'refused',
        problems: [{ code: 'missing-core-indicator', row: 2, missing: [code] }],
      });
    }
  });

  it('does not declare an indicator by a row of empty cells', async () => {
    expect(problemsOf(await readA2(profileRows('a2', '1', { POCP: EMPTY })))).toEqual([
      'missing-core-indicator Set A2 A2',
    ]);
  });

  it('may lack the six others of Set A2, with one warning', async () => {
    const reading = await readA2(
      profileRows('a2', '1', Object.fromEntries(ADDITIONAL.map((code) => [code, null]))),
    );
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [{ code: 'undeclared-indicator', post: '1', undeclared: ADDITIONAL }],
    });
  });

  it('may be a row MKI with a row for CO2', async () => {
    const reading = await readA2([
      ['1', 'MKI', 3.5],
      ['1', 'GWP-total', 20],
    ]);
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [],
      items: [{ impacts: { a2: { mkiSource: 'mki-row' } } }],
    });
    expect(problemsOf(await readA2([['1', 'ECI', 3.5]]))).toEqual([
      'undeclared-co2 Set A2 A2',
      'indicator-spelling Set A2 B2',
    ]);
  });

  it('counts by its indicators when MKI stands beside them, with a warning when the two differ', async () => {
    // Per unit: 45.5501 x (1 - 0.5) = 22.77505 euro by the indicators; the item has 10 units.
    expect(problemsOf(await readA1([...profileRows('a1', '1'), ['1', 'MKI', 22.78]]))).toEqual([]);
    const reading = await readA1([...profileRows('a1', '1'), ['1', 'MKI', 30]]);
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [{ code: 'mki-differs', row: 2, statedEur: 300 }],
    });
  });

  it('must be there in every set sheet that the workbook has', async () => {
    const reading = await readExampleSheets({
      Posten: [...POSTEN, postenRow('2')],
      'Set A1': [SET_HEADER, ...profileRows('a1', '1'), ...profileRows('a1', '2')],
      'Set A2': [SET_HEADER, ...profileRows('a2', '1')],
    });
    expect(reading).toMatchObject({
      problems: [{ code: 'missing-set-rows', sheet: 'Posten', row: 3, post: '2', set: 'a2' }],
    });
  });

  it('is not also reported as undeclared where a figure can not be read', async () => {
    const reading = await readA1(profileRows('a1', '1', { GWP: ['x', null] }));
    expect(problemsOf(reading)).toEqual(['not-a-number Set A1 C4']);
  });
});
