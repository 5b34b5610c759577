import { describe, expect, it } from 'vitest';
import { readDeclaration } from './read-declaration.ts';
import {
  ADPF_A1,
  type ExampleDeclaration,
  exampleJson,
  exampleXml,
  gwp,
  production,
  SECONDARY,
} from './testing/example-ilcd.ts';

type Answers = Parameters<typeof readDeclaration>[1];

/** Reads an example in both of its formats, which must come to the same, and returns what the JSON comes to. */
async function read(example: ExampleDeclaration = {}, answers: Answers = {}) {
  const [json, xml] = await Promise.all([
    readDeclaration(exampleJson(example), answers),
    readDeclaration(Buffer.from(exampleXml(example)), { ...answers, 'declared-unit': 'kg' }),
  ]);
  if (json.kind === 'refused' && xml.kind === 'refused') {
    expect(xml.problem.code).toBe(json.problem.code);
    return json;
  }
  if (json.kind !== 'read' || xml.kind !== 'read') throw new Error(`${json.kind}, ${xml.kind}`);
  const comparable = ({ product, warnings, asked }: typeof json) => ({
    ...{
      name: product.name,
      profiles: product.profiles,
      resources: product.resources,
      source: product.source,
    },
    ...{
      codes: warnings.map(({ code }) => code).filter((code) => !code.startsWith('conversion')),
      asked: asked.map(({ id }) => id.replace(/^(\w+):[$/].*/, '$1')),
    },
  });
  if (!example.flow && !example.expires) expect(comparable(xml)).toEqual(comparable(json));
  return json;
}

/** Returns the figures of an indicator for A1-A3, A4, A5, B1, B4, C1, C2, C3, C4 and D. */
async function figures(
  amounts: Readonly<Record<string, string>>,
  answers: Answers = {},
  more: ExampleDeclaration = {},
) {
  const reading = await read({ rows: [gwp(amounts)], ...more }, answers);
  return reading.kind === 'read' ? reading.product.profiles.a1?.GWP : reading;
}

const codes = async (example: ExampleDeclaration) => {
  const reading = await read(example);
  return reading.kind === 'read' ? reading.warnings.map(({ code }) => code) : [reading.problem.code];
};

describe('figures', () => {
  it('stand in their modules, and what is not declared is null, never 0', async () => {
    expect(await figures({ 'A1-A3': '1.5E-3', C2: '0', D: '-2', C4: '', C3: 'ND' })).toEqual([
      ...[0.0015, null, null, null, null, null, 0, null, null, -2],
    ]);
  });

  it('of A1, A2 and A3 are added up to A1-A3', async () => {
    expect(await figures({ A1: '1', A2: '0.5', A3: '0.25' })).toEqual(production(1.75));
    expect(await codes({ rows: [gwp({ A1: '1', A2: '0.5', A3: '0.25' })] })).toContain('production-added');
  });

  it('are not added up when A2 is missing, which is said', async () => {
    const reading = await read({ rows: [gwp({ A1: '1', A3: '0.25', D: '1' })] });
    expect(reading).toMatchObject({
      product: { profiles: { a1: { GWP: [null, null, null, null, null, null, null, null, null, 1] } } },
    });
    expect(reading).toMatchObject({
      warnings: expect.arrayContaining([
        expect.objectContaining({
          code: 'production-incomplete',
          details: expect.objectContaining({ missing: ['A2'] }),
        }),
      ]),
    });
  });

  it('of A1-A3 hold before their parts, and a difference is said', async () => {
    expect(await figures({ 'A1-A3': '2', A1: '1', A2: '0.5', A3: '0.5' })).toEqual(production(2));
    expect(await codes({ rows: [gwp({ 'A1-A3': '2', A1: '1', A2: '0.5', A3: '0.5' })] })).not.toContain(
      'production-differs',
    );
    expect(await codes({ rows: [gwp({ 'A1-A3': '3', A1: '1', A2: '0.5', A3: '0.5' })] })).toContain(
      'production-differs',
    );
  });

  it('of B2, B3, B5, B6 and B7 are left out, with their CO2', async () => {
    const reading = await read({ rows: [gwp({ 'A1-A3': '1', B4: '2', B6: '126.05' })] });
    expect(reading).toMatchObject({
      product: { profiles: { a1: { GWP: [1, null, null, null, 2, null, null, null, null, null] } } },
      warnings: expect.arrayContaining([
        { code: 'modules-left-out', details: { modules: [{ module: 'B6', co2Kg: 126.05 }] }, path: null },
      ]),
    });
  });

  it('of a name that is no module are left out, which is said', async () => {
    expect(await codes({ rows: [gwp({ 'A1-A3': '1', 'A1-A5': '9' })] })).toContain('unknown-modules');
  });

  it('that are no figure refuse the file with their place', async () => {
    for (const value of ['1,5', 'NaN', 'Infinity', '1e999', '0x10', '1.5 kg'])
      expect(await read({ rows: [gwp({ 'A1-A3': value })] }), value).toMatchObject({
        problem: { code: 'not-a-number' },
      });
    const { problem } = (await readDeclaration(exampleJson({ rows: [gwp({ D: '1,5' })] }))) as {
      problem: object;
    };
    expect(problem).toMatchObject({ path: '$.LCIAResults.LCIAResult[0].other.anies[1].value' });
  });

  it('of one module that differ refuse the file, in any spelling of the module', async () => {
    expect(await read({ rows: [gwp({ 'A1-A3': '1', A1A2A3: '2' })] })).toMatchObject({
      problem: { code: 'module-twice' },
    });
    expect(await figures({ 'A1-A3': '1', A1A2A3: '1' })).toEqual(production(1));
  });

  it('of one indicator that is there twice refuse the file, unless they are equal', async () => {
    const twice = (second: string) => ({ rows: [gwp({ 'A1-A3': '1' }), gwp({ 'A1-A3': second })] });
    expect(await read(twice('2'))).toMatchObject({ problem: { code: 'indicator-twice' } });
    expect(await read(twice('1'))).toMatchObject({ kind: 'read' });
  });
});

describe('indicators', () => {
  it('are known by their id, whatever they are called', async () => {
    const reading = await read({ rows: [{ ...gwp({ 'A1-A3': '1' }), name: 'Acidification' }] });
    expect(reading).toMatchObject({ product: { profiles: { a1: { GWP: production(1) } } } });
  });

  it('without an id are asked, not guessed by their name', async () => {
    const rows = [
      gwp({ D: '1' }),
      { ...gwp({ 'A1-A3': '42' }), id: '', name: 'Global warming potential (GWP)' },
    ];
    const id = 'indicator:$.LCIAResults.LCIAResult[1]';
    const open = await readDeclaration(exampleJson({ rows }));
    expect(open).toMatchObject({
      asked: [{ kind: 'indicator', id }],
      product: { profiles: { a1: { GWP: expect.arrayContaining([1]) } } },
    });
    expect('a2' in (open.kind === 'read' ? open.product.profiles : {})).toBe(false);
    const said = await readDeclaration(exampleJson({ rows }), { [id]: 'a2:GWP-total' });
    expect(said).toMatchObject({ asked: [], product: { profiles: { a2: { 'GWP-total': production(42) } } } });
  });

  it('with an id of another method are passed over, which is said', async () => {
    const rows = [
      gwp({ 'A1-A3': '1' }),
      { ...gwp({ 'A1-A3': '9' }), id: 'b2ad6d9a-c78d-11e6-9d9d-cec0c932ce01' },
    ];
    expect(await codes({ rows })).toContain('indicators-passed-over');
  });

  it('that EN 15804+A1 does not know leave Set A1 without an MKI, which is said', async () => {
    expect(await read()).toMatchObject({
      warnings: expect.arrayContaining([
        expect.objectContaining({
          code: 'set-not-weighed',
          details: { set: 'a1', missing: expect.arrayContaining(['HTP', 'FAETP', 'MAETP', 'TETP']) },
        }),
      ]),
    });
  });

  it('of both versions of the method are asked about', async () => {
    const total = (id: string, value: string) => ({ ...gwp({ 'A1-A3': value }), id });
    const rows = [
      total('6a37f984-a4b3-458a-a20a-64418c145fa2', '1'),
      total('a7ea142a-9749-11ed-a8fc-0242ac120002', '2'),
    ];
    expect(await read({ rows })).toMatchObject({
      asked: [{ id: 'method:a2', choices: [{ value: 'EF 3.0' }, { value: 'EF 3.1' }] }],
    });
    expect(await read({ rows }, { 'method:a2': 'EF 3.1' })).toMatchObject({
      product: { profiles: { a2: { 'GWP-total': production(2) } } },
    });
  });

  it('refuse the file when there are none of a set', async () => {
    expect(await read({ rows: [] })).toMatchObject({
      problem: { code: 'no-figures', details: { names: [] } },
    });
    const rows = [{ ...gwp({ 'A1-A3': '9' }), id: 'b2ad6d9a-c78d-11e6-9d9d-cec0c932ce01', name: 'Smog' }];
    expect(await read({ rows })).toMatchObject({ problem: { details: { names: ['Smog'] } } });
  });
});

describe('units', () => {
  const row = (id: string, unit: string) => ({
    rows: [{ id, unit, name: 'x', amounts: { 'A1-A3': '1000' } }],
  });
  const EP_FRESHWATER = 'b53ec18f-7377-4ad3-86eb-cc3f4f276b2b';

  it('of ADPF in Set A1 are converted from MJ, which is said: 1,000 MJ is 0.481 kg Sb-eq', async () => {
    expect(await read(row(ADPF_A1, 'MJ'))).toMatchObject({
      product: { profiles: { a1: { ADPF: production(0.481) } } },
    });
    expect(await codes(row(ADPF_A1, 'MJ'))).toContain('adpf-converted');
    expect(await read(row(ADPF_A1, 'kg Sb-Äqv.'))).toMatchObject({
      product: { profiles: { a1: { ADPF: production(1000) } } },
    });
  });

  it('that are not ours are asked and never converted: kg PO4 is not kg P', async () => {
    const open = await read(row(EP_FRESHWATER, 'kg PO_(4)-Äq.'));
    expect(open).toMatchObject({
      ...{
        asked: [{ id: 'unit:a2:EP-fw', found: 'kg PO_(4)-Äq.', expected: 'kg P-eq' }],
        product: { profiles: {} },
      },
    });
    const answered = (answer: string) => read(row(EP_FRESHWATER, 'kg PO4-eq'), { 'unit:a2:EP-fw': answer });
    expect(await answered('as-ours')).toMatchObject({
      asked: [],
      product: { profiles: { a2: { 'EP-fw': production(1000) } } },
    });
    expect(await answered('left-out')).toMatchObject({ problem: { code: 'no-figures' } });
    expect(await answered('something else')).toMatchObject({ asked: [{ id: 'unit:a2:EP-fw' }] });
  });

  it('are known in German and in the writing of programmes', async () => {
    const units = [
      'kg CO2-ekv.',
      'kg CO₂-ækv.',
      'kg CO_(2)-Äq.',
      'kg CO2-Äqv.',
      'kg CO2 eq.',
      'kg CO2 eqv.',
      'kgCO2e',
    ];
    for (const unit of units)
      expect(await read(row('77e416eb-a363-4258-a04e-171d843a6460', unit)), unit).toMatchObject({
        asked: [],
      });
  });

  it('that the file does not name are those of the standard, which is said: ADPF of Set A1 is in MJ', async () => {
    const rows = [
      { id: ADPF_A1, unit: '', amounts: { 'A1-A3': '1000' } },
      { ...gwp({ 'A1-A3': '1' }), unit: '' },
    ];
    expect(await read({ rows })).toMatchObject({
      asked: [],
      product: { profiles: { a1: { ADPF: production(0.481), GWP: production(1) } } },
    });
    expect(await codes({ rows })).toContain('units-by-standard');
    expect(await codes({})).not.toContain('units-by-standard');
  });
});

describe('scenarios', () => {
  const ends = { C3: '1', 'C4/burn': '2', 'C4/reuse': '3', 'D/burn': '-4', 'D/reuse': '-5' };

  it('are asked for when there are several, and their modules wait for the answer', async () => {
    const scenarios = [{ name: 'burn' }, { name: 'reuse', isDefault: true }];
    const open = await read({ rows: [gwp(ends)], scenarios });
    expect(open).toMatchObject({
      asked: [{ id: 'scenario:C4+D', proposed: 'reuse', choices: [{ value: 'burn' }, { value: 'reuse' }] }],
      product: { profiles: { a1: { GWP: [null, null, null, null, null, null, null, 1, null, null] } } },
    });
    expect(await figures(ends, { 'scenario:C4+D': 'burn' }, { scenarios })).toEqual([
      ...[null, null, null, null, null, null, null, 1, 2, -4],
    ]);
  });

  it('of different modules are no alternatives: each is asked by itself', async () => {
    const both = { 'A4/near': '1', 'A4/far': '2', ...ends };
    expect(await read({ rows: [gwp(both)] })).toMatchObject({
      asked: [{ id: 'scenario:A4' }, { id: 'scenario:C4+D' }],
    });
  });

  it('of one group are alternatives, also without a module in common', async () => {
    const scenarios = [
      { name: 'a', group: '1' },
      { name: 'b', group: '1' },
    ];
    const apart = { rows: [gwp({ 'C3/a': '1', 'C4/b': '2', D: '3' })], scenarios };
    expect(await read(apart)).toMatchObject({ asked: [{ id: 'scenario:C3+C4' }] });
    expect(
      await figures({ 'C3/a': '1', 'C4/b': '2', D: '3' }, { 'scenario:C3+C4': 'a' }, { scenarios }),
    ).toMatchObject([...[null, null, null, null, null, null, null, 1, null, 3]]);
  });

  it('beside figures without one are asked, and one alone holds', async () => {
    expect(await read({ rows: [gwp({ C4: '1', 'C4/burn': '2' })] })).toMatchObject({
      asked: [{ choices: [{ value: 'burn' }, { value: 'no-scenario' }] }],
    });
    expect(await figures({ C4: '1', 'C4/burn': '2' }, { 'scenario:C4': 'no-scenario' })).toContain(1);
    expect(await figures({ 'C4/burn': '2' })).toContain(2);
    // A scenario that leaves a module empty replaces nothing there.
    const more = {
      rows: [
        gwp({ C4: '1', 'C4/burn': '', D: '3', 'D/burn': '4' }),
        { ...gwp({ 'C4/burn': '9' }), id: ADPF_A1, unit: 'MJ' },
      ],
    };
    expect(await figures({}, { 'scenario:C4+D': 'burn' }, more)).toEqual([
      ...[null, null, null, null, null, null, null, null, 1, 4],
    ]);
  });
});

describe('the unit of the product', () => {
  const unitOf = async (flow: ExampleDeclaration['flow'], meanAmount?: string) => {
    const reading = await readDeclaration(
      exampleJson({ ...(flow ? { flow } : {}), ...(meanAmount ? { meanAmount } : {}) }),
    );
    if (reading.kind !== 'read') return reading.kind;
    const { unit, conversions, profiles } = reading.product;
    return { unit, conversions, gwp: profiles.a1?.GWP?.[0], codes: reading.warnings.map(({ code }) => code) };
  };

  it('is what one of the flow is: a flow of 1,000 kg makes the figures those of a ton', async () => {
    expect(await unitOf({ unit: 'kg', meanValue: 1_000 })).toMatchObject({ unit: 'ton', gwp: 1.5 });
  });

  it('of another amount is divided to one, which is said', async () => {
    // A thousand of another unit is no ton.
    expect(await unitOf({ unit: 'qm' }, '1000')).toMatchObject({ unit: 'm2', gwp: 0.0015 });
    expect(await unitOf({ unit: 'qm' }, '3')).toMatchObject({
      unit: 'm2',
      gwp: 0.5,
      codes: expect.arrayContaining(['declared-amount-divided']),
    });
    expect(await unitOf({ unit: 'kg' }, '0')).toBe('refused');
  });

  it('is that of its quantity where the file names only this, and is asked with the right amount otherwise', async () => {
    const flow = { unit: '', meanValue: 1_000 };
    expect(await unitOf({ ...flow, property: '93a60a56-a3c8-11da-a746-0800200b9a66' })).toMatchObject({
      unit: 'ton',
    });
    expect(await readDeclaration(exampleJson({ flow }))).toMatchObject({
      asked: [{ id: 'declared-unit', amount: 1_000 }],
    });
    expect(await readDeclaration(exampleJson({ flow }), { 'declared-unit': 'kg' })).toMatchObject({
      product: { unit: 'ton', profiles: { a1: { GWP: production(1.5) } } },
    });
  });

  it('divides the CO2 of modules that are left out as well', async () => {
    const rows = [gwp({ 'A1-A3': '3', B6: '6' })];
    expect(await readDeclaration(exampleJson({ rows, flow: { unit: 'qm' }, meanAmount: '3' }))).toMatchObject(
      {
        warnings: expect.arrayContaining([
          { code: 'modules-left-out', details: { modules: [{ module: 'B6', co2Kg: 2 }] }, path: null },
        ]),
      },
    );
  });

  it('leads to kg by grammage, density, weight and mass', async () => {
    const kg = async (unit: string, name: string, of: string, value = '20') =>
      (await unitOf({ unit, material: { [name]: [value, of] } }))?.['conversions' as never];
    expect(await kg('qm', 'grammage', 'kg/m^2')).toEqual([{ unit: 'kg', perUnit: 20 }]);
    expect(await kg('m3', 'gross density', 'kg/m^3')).toEqual([{ unit: 'kg', perUnit: 20 }]);
    expect(await kg('m', 'linear density', 'kg/m')).toEqual([{ unit: 'kg', perUnit: 20 }]);
    expect(await kg('pcs.', 'weight per piece', 'kg')).toEqual([{ unit: 'kg', perUnit: 20 }]);
    expect(await kg('kg', 'gross density', 'kg/m^3')).toEqual([{ unit: 'm3', perUnit: 1 / 20 }]);
    // A layer of 0.2 m: 5 m2 are a m3.
    expect(await kg('m3', 'layer thickness', 'm', '0.2')).toEqual([{ unit: 'm2', perUnit: 5 }]);
    expect(await kg('qm', 'layer thickness', 'm', '0.2')).toEqual([{ unit: 'm3', perUnit: 0.2 }]);
    expect(await unitOf({ unit: 'pcs.', massKg: 0.696 })).toMatchObject({
      unit: 'st',
      conversions: [{ unit: 'kg', perUnit: 0.696 }],
    });
  });

  it('leads nowhere by a density in another unit, or by the factor that is used in two ways', async () => {
    expect(await unitOf({ unit: 'm3', material: { 'gross density': ['2.4', 'g/cm^3'] } })).toMatchObject({
      conversions: [],
    });
    expect(
      await unitOf({ unit: 'm3', material: { 'conversion factor to 1 kg': ['2400', '-'] } }),
    ).toMatchObject({
      ...{ conversions: [], codes: expect.arrayContaining(['conversion-unclear']) },
    });
  });

  it('leads only to what is stated directly where properties contradict one another', async () => {
    const material = (density: string) => ({
      ...({
        grammage: ['179', 'kg/m^2'],
        'gross density': [density, 'kg/m^3'],
        'layer thickness': ['0.08', 'm'],
      } as const),
    });
    expect(await unitOf({ unit: 'qm', material: material('2250') })).toMatchObject({
      conversions: [
        { unit: 'kg', perUnit: 179 },
        { unit: 'm3', perUnit: 0.08 },
      ],
    });
    expect(await unitOf({ unit: 'qm', material: material('2.4') })).toMatchObject({
      ...{
        conversions: [{ unit: 'kg', perUnit: 179 }],
        codes: expect.arrayContaining(['conversion-contradicts']),
      },
    });
  });

  it('is written as calculations write it, and an unknown one as the file does', async () => {
    for (const [unit, named] of [
      ['qm', 'm2'],
      ['pcs.', 'st'],
      ['Stück', 'st'],
      ['t', 'ton'],
      ['Pallet', 'Pallet'],
    ] as const)
      expect(await unitOf({ unit }), unit).toMatchObject({ unit: named });
  });

  it('is asked where it is no unit but a story, and a long name is cut', async () => {
    const long = { flow: { unit: 'm'.repeat(41) }, names: { en: 'x'.repeat(400) } };
    const reading = await readDeclaration(exampleJson(long));
    expect(reading).toMatchObject({ asked: [{ id: 'declared-unit' }] });
    expect(reading.kind === 'read' && reading.product.name).toHaveLength(300);
  });

  it('is asked where the file does not say it', async () => {
    const xml = Buffer.from(exampleXml());
    expect(await readDeclaration(xml)).toMatchObject({
      asked: [{ id: 'declared-unit', amount: 1 }],
      product: { unit: '' },
    });
    expect(await readDeclaration(xml, { 'declared-unit': 'm3' })).toMatchObject({
      asked: [],
      product: { unit: 'm3' },
    });
  });
});

describe('the source', () => {
  it('is named in Dutch, else in English, else in its first language', async () => {
    const name = async (names: ExampleDeclaration['names']) => {
      const reading = await read({ ...(names ? { names } : {}) });
      return reading.kind === 'read' && reading.product.name;
    };
    expect(await name({ de: 'Platte', en: 'Slab', nl: 'Plaat' })).toBe('Plaat');
    expect(await name({ de: 'Platte', en: 'Slab' })).toBe('Slab');
    expect(await name({ de: 'Platte', fr: 'Dalle' })).toBe('Platte');
  });

  it('is valid until the day that it states, else to the end of the year, which is said', async () => {
    expect(await readDeclaration(Buffer.from(exampleXml({ expires: '2024-05-08' })))).toMatchObject({
      product: { source: { validUntil: '2024-05-08' } },
    });
    expect(await read()).toMatchObject({
      product: { source: { validUntil: '2030-12-31', number: 'EPD-1' } },
    });
    expect(await codes({})).toContain('valid-until-year');
  });

  it('of another standard is said', async () => {
    expect(await codes({ standard: 'ISO 14025' })).toContain('standard-unclear');
    expect(await codes({})).not.toContain('standard-unclear');
  });

  it('states secondary material: 500 kg and 100 kg in production and building are 0.6 ton, and D is not counted', async () => {
    const flows = [{ id: SECONDARY, unit: 'kg', amounts: { 'A1-A3': '500', A5: '100', D: '-70' } }];
    expect(await read({ flows })).toMatchObject({
      product: { resources: { secondaryTon: 0.6, fossilMj: null } },
    });
    expect(await read()).toMatchObject({ product: { resources: { secondaryTon: null } } });
  });
});
