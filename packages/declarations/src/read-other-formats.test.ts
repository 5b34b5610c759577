import { describe, expect, it } from 'vitest';
import { readDeclaration } from './read-declaration.ts';
import { exampleLcax, exampleOpenEpd } from './testing/example-formats.ts';
import { production } from './testing/example-ilcd.ts';

const read = (text: string, answers = {}) => readDeclaration(Buffer.from(text), answers);
const co2 = (unit: string, figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([module, mean]) => [module, { mean, unit }]));

describe('openEPD', () => {
  it('is read by its own names, with its units', async () => {
    expect(await read(exampleOpenEpd())).toMatchObject({
      ...{ format: 'openepd', asked: [] },
      product: {
        ...{
          name: 'Slab',
          unit: 'm2',
          conversions: [{ unit: 'kg', perUnit: 188 }],
          resources: { secondaryTon: 0.02 },
        },
        source: { programme: 'Programme', number: 'EPD-2', publisher: 'Maker', validUntil: '2029-02-24' },
        profiles: {
          a2: {
            'GWP-total': [12.5, null, null, null, null, null, null, null, null, -1],
            'GWP-f': production(6),
            'ADP-f': production(100),
          },
        },
      },
    });
  });

  it('has Set A1 by CML, in which ADPF is converted, and none by TRACI or by older methods, which is said', async () => {
    const impacts = {
      'CML 2012': { gwp: co2('kgCO2e', { A1A2A3: 50 }), 'ADP-fossil': co2('MJ', { A1A2A3: 1_000 }) },
      'TRACI 2.1': { gwp: co2('kgCO2e', { A1A2A3: 51 }) },
      'EF 2.0': { gwp: co2('kgCO2e', { A1A2A3: 52 }) },
      'CML 2001': { gwp: co2('kgCO2e', { A1A2A3: 53 }) },
    };
    const reading = await read(exampleOpenEpd({ impacts }));
    expect(reading).toMatchObject({
      product: { profiles: { a1: { GWP: production(50), ADPF: production(0.481) } } },
    });
    expect(reading).toMatchObject({
      warnings: expect.arrayContaining([
        expect.objectContaining({
          code: 'indicators-passed-over',
          details: { names: ['gwp (TRACI 2.1)', 'gwp (EF 2.0)', 'gwp (CML 2001)'] },
        }),
      ]),
    });
    expect('a2' in (reading.kind === 'read' ? reading.product.profiles : {})).toBe(false);
  });

  it('takes no figure for some years of use for that of the whole life', async () => {
    const gwp = { ...co2('kgCO2e', { A1A2A3: 5, B1: 1.23, B4: 2 }), B1_years: 1 };
    const reading = await read(exampleOpenEpd({ impacts: { 'EF 3.1': { gwp } } }));
    expect(reading).toMatchObject({
      product: { profiles: { a2: { 'GWP-total': [5, null, null, null, 2, null, null, null, null, null] } } },
      warnings: expect.arrayContaining([
        expect.objectContaining({
          code: 'modules-by-years',
          details: { modules: [{ module: 'B1', years: '1' }] },
        }),
      ]),
    });
  });

  it('by two methods of one set is asked about, also where each has only some indicators', async () => {
    const impacts = {
      'EF 3.0': { gwp: co2('kgCO2e', { A1A2A3: 1 }), ap: co2('molHe', { A1A2A3: 7 }) },
      'EF 3.1': { gwp: co2('kgCO2e', { A1A2A3: 2 }) },
    };
    expect(await read(exampleOpenEpd({ impacts }))).toMatchObject({ asked: [{ id: 'method:a2' }] });
    const chosen = await read(exampleOpenEpd({ impacts }), { 'method:a2': 'EF 3.1' });
    expect(chosen.kind === 'read' && chosen.product.profiles.a2).toEqual({
      'GWP-total': [2, null, null, null, null, null, null, null, null, null],
    });
  });

  it('with phosphate for phosphorus, or two units in one indicator, is asked', async () => {
    const impacts = {
      'EF 3.1': {
        'ep-fresh': co2('kgPO4e', { A1A2A3: 1 }),
        gwp: { ...co2('kgCO2e', { A1A2A3: 1 }), ...co2('tCO2e', { D: 1 }) },
      },
    };
    expect(await read(exampleOpenEpd({ impacts }))).toMatchObject({
      asked: [{ id: 'unit:a2:EP-fw' }, { id: 'unit:a2:GWP-total', found: 'kgCO2e / tCO2e' }],
    });
  });

  it('with scenarios of the end of life beside a mean is asked which holds', async () => {
    const C_scenarios = [{ name: 'landfill', C4: { mean: 5, unit: 'kgCO2e' } }];
    const impacts = { 'EF 3.1': { gwp: { ...co2('kgCO2e', { C4: 4 }), C_scenarios } } };
    expect(await read(exampleOpenEpd({ impacts }))).toMatchObject({ asked: [{ id: 'scenario:C4' }] });
    expect(await read(exampleOpenEpd({ impacts }), { 'scenario:C4': 'landfill' })).toMatchObject({
      product: { profiles: { a2: { 'GWP-total': expect.arrayContaining([5]) } } },
    });
  });

  it('of more than one unit is divided: 10 kg of CO2 for 4 m2 is 2.5 kg for one', async () => {
    const impacts = { 'EF 3.1': { gwp: co2('kgCO2e', { A1A2A3: 10 }) } };
    expect(await read(exampleOpenEpd({ impacts, declared_unit: { qty: 4, unit: 'm2' } }))).toMatchObject({
      product: {
        profiles: { a2: { 'GWP-total': production(2.5) } },
        conversions: [{ unit: 'kg', perUnit: 47 }],
        // 20 kg for 4 m2
        resources: { secondaryTon: 0.005 },
      },
    });
    expect(await read(exampleOpenEpd({ declared_unit: { qty: 0, unit: 'm2' } }))).toMatchObject({
      problem: { code: 'declared-amount' },
    });
  });
});

describe('LCAx', () => {
  it('is read by its own names, in the units of the standard, which is said', async () => {
    const reading = await read(exampleLcax());
    expect(reading).toMatchObject({
      ...{ format: 'lcax', asked: [] },
      product: {
        ...{ unit: 'm3', conversions: [{ unit: 'kg', perUnit: 2400 }], resources: { secondaryTon: 0.02 } },
        profiles: {
          a2: {
            'GWP-total': [12.5, null, null, null, null, null, null, null, null, -1],
            'EP-fw': production(0.25),
          },
        },
      },
    });
    expect(reading.kind === 'read' && reading.warnings.map(({ code }) => code)).toContain(
      'units-by-standard',
    );
  });

  it('asks the unit of ADPF in Set A1, which it does not state', async () => {
    const text = exampleLcax({ standard: 'EN15804A1', impacts: { gwp: { a1a3: 1 }, adpf: { a1a3: 1_000 } } });
    expect(await read(text)).toMatchObject({ asked: [{ id: 'unit:a1:ADPF', found: '' }] });
    expect(await read(text, { 'unit:a1:ADPF': 'megajoules' })).toMatchObject({
      product: { profiles: { a1: { ADPF: production(0.481) } } },
    });
    expect(await read(text, { 'unit:a1:ADPF': 'as-ours' })).toMatchObject({
      product: { profiles: { a1: { ADPF: production(1000) } } },
    });
  });

  it('without a standard says nothing: its gwp may be of either set', async () => {
    expect(await read(exampleLcax({ standard: 'UNKNOWN' }))).toMatchObject({
      problem: { code: 'no-figures' },
    });
  });

  it('may be a project with declarations deep in it, of which one is chosen', async () => {
    const epd = JSON.parse(exampleLcax());
    const project = {
      name: 'P',
      assemblies: [{ products: [{ impactData: { epd } }, { impactData: { epd: { ...epd, name: 'Two' } } }] }],
    };
    expect(await read(JSON.stringify(project))).toMatchObject({
      kind: 'which',
      asked: [{ choices: [{ label: 'Slab' }, { label: 'Two' }] }],
    });
    expect(await read(JSON.stringify(project), { declaration: '2' })).toMatchObject({
      product: { name: 'Two' },
    });
  });

  it('with contradicting conversions to kg has none', async () => {
    const conversions = [
      { value: 179, to: 'KG' },
      { value: 2.4, to: 'KG' },
    ];
    expect(await read(exampleLcax({ conversions }))).toMatchObject({ product: { conversions: [] } });
  });

  it('with a conversion to another unit than kg does not say what of what: it is left out, and named', async () => {
    const conversions = [{ value: 0.0005, to: 'M3' }];
    expect(await read(exampleLcax({ declared_unit: 'KG', conversions }))).toMatchObject({
      product: { unit: 'kg', conversions: [] },
      warnings: expect.arrayContaining([
        expect.objectContaining({ code: 'conversion-unclear', details: { name: 'M3', value: 0.0005 } }),
      ]),
    });
  });
});
