import { LIFE_CYCLE_MODULES, UNKNOWN_WORK } from '@milieuspoor/domain';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../report/report.ts';
import {
  exampleGroup,
  exampleReport,
  exampleResources,
  exampleVariant,
  PLAIN_BID,
  PLAIN_CLAIM,
  SAME_WORK,
  sum,
} from '../testing/example-report.ts';
import { reportWorkbook } from './report-workbook.ts';

async function read(changes: Partial<Report> = {}) {
  const { sheets } = await readXlsx(await reportWorkbook(exampleReport(changes), 'nl'), { readStyles: true });
  return (name: string) => {
    const sheet = sheets.find((each) => each.name === name);
    if (!sheet) throw new Error(`There is no sheet ${name}`);
    return sheet;
  };
}

let sheet: Awaited<ReturnType<typeof read>>;
beforeAll(async () => {
  sheet = await read();
});

describe('the workbook behind a report', () => {
  it('has real numbers, unrounded, a sheet for each table', async () => {
    const groups = [exampleGroup('Half', 2.505)];
    const of = await read({ variants: [exampleVariant(1, groups)] });
    expect(of('Productgroepen').rows[1]?.slice(0, 3)).toEqual(['Variant 1', 'Half', 2.505]);
  });

  it('says of its shares that they are percentages', () => {
    const [heads = [], first = []] = sheet('Overzicht').rows;
    expect(first[heads.indexOf('Secundair van totaal (%)')]).toBe(25);
  });

  it('says of each calculation how many of its items leave which figure open', async () => {
    const of = await read({
      variants: [
        exampleVariant(1, [exampleGroup('A', 5)], {
          ...{ mki: sum(5, { undeclared: 1, incomplete: 3 }), co2: sum(50, { undeclared: 2 }) },
        }),
      ],
    });
    const [heads = [], first = []] = of('Overzicht').rows;
    const from = heads.indexOf('Aantal posten');
    expect(heads.slice(from + 1, from + 4)).toEqual([
      ...['Posten zonder MKI', 'Posten zonder CO2', 'Posten die een deel van de indicatoren opgeven'],
    ]);
    expect(first.slice(from, from + 4)).toEqual([10, 1, 2, 3]);
  });

  it('states each resource in the unit of its heading: energy, which is kept in MJ, in GJ', async () => {
    const resources = exampleResources({
      ...{ primaryTon: sum(1_500), secondaryTon: sum(2_500), biobasedTon: sum(3_500) },
      ...{ renewableMj: sum(4_500), fossilMj: sum(5_500) },
      ...{ equipmentEmissionFreeHours: sum(6_500), equipmentOtherHours: sum(7_500) },
      ...{ transportEmissionFreeTkm: sum(8_500), transportOtherTkm: sum(9_500) },
    });
    const of = await read({
      variants: [exampleVariant(1, [exampleGroup('A', 5, { resources })], { resources })],
    });
    const [heads, group, total] = of('Productgroepen').rows.map((row) => row.slice(4));
    expect(heads).toEqual([
      ...['Primair materiaal (ton)', 'Secundair materiaal (ton)', 'Biobased materiaal (ton)'],
      ...['Hernieuwbare energie (GJ)', 'Fossiele energie (GJ)'],
      ...['Materieel bouwplaats, emissieloos (uur)', 'Materieel bouwplaats, niet-emissieloos (uur)'],
      ...['Transport, emissieloos (tkm)', 'Transport, niet-emissieloos (tkm)'],
    ]);
    expect([group, total]).toEqual([
      [1_500, 2_500, 3_500, 4.5, 5.5, 6_500, 7_500, 8_500, 9_500],
      [1_500, 2_500, 3_500, 4.5, 5.5, 6_500, 7_500, 8_500, 9_500],
    ]);
  });

  it('states MKI before CO2, of modules too', async () => {
    const of = await read({ variants: [exampleVariant(1, [exampleGroup('A', 5)])] });
    const modules = of('Modules').rows;
    expect([modules[0], modules[1], modules[11]]).toEqual([
      ['Variant', 'Module', 'MKI (euro)', 'CO2 (ton)'],
      ['Variant 1', 'A1-A3', 5, 0.05],
      ['Variant 1', 'Totaal', 5, 0.05],
    ]);
  });

  it('adds up each variant by a formula over its own rows', () => {
    const { rows, cells } = sheet('Productgroepen');
    expect(rows[3]?.slice(0, 3)).toEqual(['Variant 1', 'Totaal', 60_000]);
    expect(cells?.get('3,2')?.formula).toBe('SUM(C2:C3)');
    expect(cells?.get('6,2')?.formula).toBe('SUM(C5:C6)');
    expect(sheet('Modules').cells?.get('11,2')?.formula).toBe('SUM(C2:C11)');
  });

  it('works differences out of the two figures beside them', () => {
    const { rows, cells } = sheet('Vergelijking');
    expect(rows[1]?.slice(0, 7)).toEqual([
      ...['Variant 2', 'Variant 1', 'MKI (euro)', 60_000],
      ...[45_000, -15_000, -25],
    ]);
    expect([cells?.get('1,5')?.formula, cells?.get('1,6')?.formula]).toEqual(['E2-D2', '100*F2/D2']);
    expect(rows[2]?.slice(2, 7)).toEqual(['CO2 (ton)', 600, 450, -150, -25]);
  });

  it('leaves a cell empty where nobody states a figure, and says why nothing was compared', async () => {
    const [baseline] = exampleReport().variants;
    const design = exampleVariant(2, [exampleGroup('A', 5, { co2: sum(null) })], { co2: sum(null) });
    const of = await read({ variants: [baseline ?? design, design] });
    expect(of('Productgroepen').rows[4]?.slice(0, 4)).toEqual(['Variant 2', 'A', 5, null]);
    expect(of('Productgroepen').cells?.get('5,3')?.formula).toBeUndefined();
    expect(of('Vergelijking').rows[2]?.[7]).toBe(
      'niet elke post geeft dit op (in de variant geen van de 10 posten)',
    );
  });

  it('says of a post that one side did not calculate that this side lacks it, not that which has it', async () => {
    const one = { items: 1, modules: LIFE_CYCLE_MODULES.map(() => 1), unworked: 1 };
    const lacking = { ...SAME_WORK.lacking, baseline: { mki: one, co2: one, material: one } };
    const pairs = [{ variant: 2, baseline: 1, scope: { ...SAME_WORK, lacking } }];
    const why = 'in de variant: 1 post van de baseline ontbreekt en is niet berekend';
    expect((await read({ pairs }))('Vergelijking').rows.map((row) => row[7])).toEqual([
      ...['Opmerking', why, why, why],
    ]);
  });

  it('says beside a comparison what is too small to keep it from being made, at the figure that it is about', async () => {
    const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 1 : 0));
    const mki = { items: 0, modules };
    const lacking = { ...SAME_WORK.lacking, optimization: { mki, co2: null, material: null } };
    const of = await read({ pairs: [{ variant: 2, baseline: 1, scope: { ...SAME_WORK, lacking } }] });
    expect(of('Vergelijking').rows.map((row) => row[7])).toEqual([
      'Opmerking',
      'de variant laat in A4 iets leeg dat de ander opgeeft. Dat weegt samen minder dan 1% van de MKI en van de CO2 van de ander; de vergelijking blijft staan.',
      ...[null, null],
    ]);
  });

  it('says at the MKI and the CO2 of a comparison what counts as 0 since it was recorded as not applicable', async () => {
    const [mki, co2] = [
      { posts: 5, subjects: ['module:A4'] },
      { posts: 4, subjects: ['module:A4'] },
    ] as const;
    const answered = { ...SAME_WORK.answered, optimization: { mki, co2 } };
    const scope = { ...SAME_WORK, answered, fewerPosts: 1 };
    const of = await read({ pairs: [{ variant: 2, baseline: 1, scope }] });
    const said = (posts: number) =>
      `in de variant tellen ${posts} posten deels als 0, want A4 is vastgelegd als niet van toepassing; door wie en wanneer staat in het blad Import`;
    const size = 'omvang verschilt: 1 post minder';
    expect(of('Vergelijking').rows.map((row) => row[7])).toEqual([
      ...['Opmerking', `${said(5)}; ${size}`, `${said(4)}; ${size}`, size],
    ]);
  });

  it('states the share of each post as the report does', () => {
    const { rows } = sheet('Posten');
    expect(rows.slice(0, 4)).toEqual([
      ['Variant', 'Post', 'MKI (euro)', '% van totale MKI'],
      ['Variant 1', 'Verhardingen', 40_000, 66.67],
      ['Variant 1', 'Riolering', 20_000, 33.33],
      ['Variant 1', 'Totaal', 60_000, 100],
    ]);
  });

  it('has the bids in the order of their places, with the winner in a column of its own', async () => {
    const figures = { quoteEur: 900, mkiEur: 5.25, scoreEur: 10, fictionalPriceEur: 890 };
    const bids = [
      { ...PLAIN_BID, ...figures, name: 'Zuid', rank: null, standing: 'above-ceiling' as const },
      { ...PLAIN_BID, ...figures, name: 'Oost', rank: 2 },
      { ...PLAIN_BID, ...figures, name: 'Noord', rank: 1, winner: true },
    ];
    const of = await read({ award: { state: 'open', bids, winnerReason: null, claim: null } });
    expect(of('Inschrijvingen').rows.map((row) => [row[0], row[1], row[3], row[7], row[8]])).toEqual([
      ['Plaats', 'Inschrijver', 'MKI (euro)', 'Winnaar', 'Opmerking'],
      [1, 'Noord', 5.25, 'ja', null],
      [2, 'Oost', 5.25, 'nee', null],
      [null, 'Zuid', 5.25, 'nee', 'niet meegeteld en terzijde gelegd: de MKI ligt boven het plafond'],
    ]);
  });

  it('states what each bid was given on each named criterion, with level and reason', async () => {
    const plan = { name: 'Plan', maxDiscountEur: 30_005 };
    const hinder = { name: 'Hinder', maxDiscountEur: 10_000, level: null };
    const bid = { ...PLAIN_BID, quoteEur: 1, scoreEur: 0, mkiEur: 5 };
    const level = { percentage: 33.3, name: 'Voldoende', reason: 'Geen buffer' };
    const bids = [
      {
        ...{ ...bid, name: 'Noord', rank: 1, fictionalPriceEur: 1, criteriaDiscountEur: 14_992 },
        criteria: [
          { ...plan, discountEur: 9992, level },
          { ...hinder, discountEur: 5000 },
        ],
      },
      {
        ...{ ...bid, name: 'Oost', rank: 2, fictionalPriceEur: 2, criteriaDiscountEur: null },
        criteria: [
          { ...plan, discountEur: null, level: null },
          { ...hinder, discountEur: null },
        ],
      },
    ];
    const of = await read({ award: { state: 'open', bids, winnerReason: null, claim: null } });
    expect(of('Criteria').rows.slice(1)).toEqual([
      ['Noord', 'Plan', 30_005, 33.3, 'Voldoende', 9992, 'Geen buffer'],
      ['Noord', 'Hinder', 10_000, null, null, 5000, null],
      ['Oost', 'Plan', 30_005, null, null, null, null],
      ['Oost', 'Hinder', 10_000, null, null, null, null],
    ]);
  });

  it('works the fictitious price of a bid out of its price and its discounts', async () => {
    const bid = { ...PLAIN_BID, mkiEur: 5 };
    const bids = [
      { ...bid, name: 'Noord', quoteEur: 900, scoreEur: 10, criteriaDiscountEur: 20 },
      { ...bid, name: 'Oost', quoteEur: 950, scoreEur: 5, criteriaDiscountEur: null },
      { ...bid, name: 'Zuid', quoteEur: null, scoreEur: null, criteriaDiscountEur: null },
    ].map((each, place) => ({
      ...each,
      rank: each.quoteEur === null ? null : place + 1,
      fictionalPriceEur:
        each.quoteEur && each.quoteEur - (each.scoreEur ?? 0) - (each.criteriaDiscountEur ?? 0),
    }));
    const of = await read({ award: { state: 'open', bids, winnerReason: null, claim: null } });
    const { rows, cells } = of('Inschrijvingen');
    expect([rows[0]?.[2], rows[0]?.[6]]).toEqual(['Inschrijfprijs (euro)', 'Fictieve inschrijfprijs (euro)']);
    expect(rows.slice(1).map((row) => row[6])).toEqual([870, 945, null]);
    expect([1, 2, 3].map((row) => cells?.get(`${row},6`)?.formula)).toEqual([
      ...['C2-E2-F2', 'C3-E3-F3', undefined],
    ]);
  });

  it('works out, step by step, what was realised of what the winner offered', async () => {
    const claim = { winner: 'Noord', offeredEur: 75_000, realisedEur: 80_000, factor: 1.5, ...PLAIN_CLAIM };
    const outcome = {
      ...{ promisedEur: 75_000, restatedBy: null, realisedAtTenderEur: 80_000 },
      ...{ deviationEur: 5_000, deviationShare: 1 / 15, offeredScoreEur: 125_000 },
      ...{ realisedScoreEur: 100_000, missedAdvantageEur: 25_000, penaltyEur: 37_500 },
    };
    const of = await read({
      award: {
        state: 'open',
        bids: [],
        winnerReason: null,
        claim: { ...claim, held: { obstacle: null, outcome } },
      },
    });
    const { rows, cells } = of('Aangeboden en gerealiseerd');
    expect(rows.slice(2)).toEqual([
      ['Aangeboden MKI (euro)', 75_000],
      ['Gerealiseerde MKI (euro)', 80_000],
      ['Baseline ontwerp (euro)', null],
      ['Baseline as-built (euro)', null],
      ['Beloofd voor het uitgevoerde werk (euro)', 75_000],
      ['Afwijking (euro)', 5_000],
      ['Afwijking (%)', 100 / 15],
      ['Gemist gunningsvoordeel (euro)', 25_000],
      ['Factor van de boete', 1.5],
      ['Indicatieve boete (euro)', 37_500],
    ]);
    expect([6, 7, 8, 11].map((row) => cells?.get(`${row},1`)?.formula)).toEqual([
      ...['B3', 'B4-B7', '100*B8/B7', 'ROUND(B10*B11,0)'],
    ]);
  });

  it('restates the promise by the baselines of both works', async () => {
    const restatedBy = { designEur: 100_000, asBuiltEur: 150_000 };
    const outcome = {
      ...{ promisedEur: 112_500, restatedBy, realisedAtTenderEur: 80_000 },
      ...{ deviationEur: 7_500, deviationShare: 1 / 15, offeredScoreEur: 125_000 },
      ...{ realisedScoreEur: 100_000, missedAdvantageEur: 25_000, penaltyEur: 37_500 },
    };
    const work = { ...UNKNOWN_WORK, differingPosts: 10 };
    const claim = {
      ...{ winner: 'Noord', offeredEur: 75_000, realisedEur: 120_000, factor: 1.5, ...PLAIN_CLAIM },
      beside: { offered: work, asBuilt: null },
    };
    const of = await read({
      award: {
        ...{ state: 'open', bids: [], winnerReason: null },
        claim: { ...claim, held: { obstacle: null, outcome } },
      },
    });
    const { rows, cells } = of('Aangeboden en gerealiseerd');
    expect(rows.slice(4, 7).map((row) => row[1])).toEqual([100_000, 150_000, 112_500]);
    expect(cells?.get('6,1')?.formula).toBe('B3*B6/B5');
    expect(rows.at(-1)).toEqual([
      'Opmerking',
      'Gerealiseerd naast aangeboden: omvang verschilt: 10 posten met een andere hoeveelheid of eenheid.',
    ]);
  });

  it('says why an offer is not held against what was realised', async () => {
    const claim = { winner: 'Noord', offeredEur: 75_000, realisedEur: null, factor: 1.5, ...PLAIN_CLAIM };
    const held = { obstacle: 'not-realised', outcome: null } as const;
    const of = await read({
      award: { state: 'open', bids: [], winnerReason: null, claim: { ...claim, held } },
    });
    expect(of('Aangeboden en gerealiseerd').rows.slice(3)).toEqual([
      ['Gerealiseerde MKI (euro)', null],
      ['Opmerking', 'er is geen actieve optimalisatieberekening van de uitvoering'],
    ]);
  });

  it('says of every figure how many items leave it open, module by module', async () => {
    const modules = { mki: LIFE_CYCLE_MODULES.map(() => sum(1)), co2: LIFE_CYCLE_MODULES.map(() => sum(1)) };
    const mki = [sum(1, { undeclared: 2, incomplete: 3 }), ...modules.mki.slice(1)];
    const of = await read({
      variants: [
        exampleVariant(1, [exampleGroup('A', 5)], {
          ...{ mki: sum(5, { undeclared: 1 }), co2: sum(null), modules: { ...modules, mki } },
          answeredModules: {
            mki: LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? 1 : 0)),
            co2: LIFE_CYCLE_MODULES.map((module) => (module === 'D' ? 2 : 0)),
          },
        }),
      ],
    });
    const { rows } = of('Volledigheid');
    // Both quantities as a whole and in ten modules, nine resources, and the headings.
    expect(rows).toHaveLength(1 + 2 * 11 + 9);
    expect(rows.slice(0, 4)).toEqual([
      [
        ...['Variant', 'Grootheid', 'Module', 'Aantal posten'],
        ...['Zonder opgave', 'Daarvan niet van toepassing', 'Deels opgegeven'],
      ],
      ['Variant 1', 'MKI', 'Totaal', 10, 1, null, 0],
      ['Variant 1', 'MKI', 'A1-A3', 10, 2, 1, 3],
      ['Variant 1', 'MKI', 'A4', 10, 0, 0, 0],
    ]);
    expect(rows[12]).toEqual(['Variant 1', 'CO2', 'Totaal', 10, 10, null, 0]);
    expect(rows[22]).toEqual(['Variant 1', 'CO2', 'D', 10, 0, 2, 0]);
    expect(rows.at(-1)).toEqual(['Variant 1', 'Transport, niet-emissieloos (tkm)', null, 10, 0, null, 0]);
  });

  it('shows counts without decimals, and weights with all of theirs', () => {
    const shown = (name: string, at: string) => sheet(name).cells?.get(at)?.style?.numFmt ?? 'General';
    expect([shown('Overzicht', '1,6'), shown('Overzicht', '1,8'), shown('Weegfactoren', '1,4')]).toEqual([
      ...['#,##0.00', '#,##0', 'General'],
    ]);
  });

  it('calls every column of a sheet differently', () => {
    const [heads = []] = sheet('Vergelijking').rows;
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('lists every doubt, everything that was read otherwise, and every question with its answer', async () => {
    const warnings = Array.from({ length: 30 }, (_, index) => `Twijfel ${index + 1}`);
    const of = await read({
      variants: [
        exampleVariant(1, [exampleGroup('A', 5)], {
          warnings,
          readingNotes: ['Omgerekend uit kg'],
          answers: [{ question: 'Staat ADPF in MJ?', answer: 'Ja, in MJ' }],
        }),
      ],
    });
    const { rows } = of('Import');
    expect(rows.slice(0, 2)).toEqual([
      ['Variant', 'Soort', 'Bevinding of vraag', 'Antwoord'],
      ['Variant 1', 'Waarschuwing', 'Twijfel 1', null],
    ]);
    expect(rows.slice(-3)).toEqual([
      ['Variant 1', 'Waarschuwing', 'Twijfel 30', null],
      ['Variant 1', 'Anders gelezen', 'Omgerekend uit kg', null],
      ['Variant 1', 'Vraag', 'Staat ADPF in MJ?', 'Ja, in MJ'],
    ]);
  });

  it('names its sources', () => {
    expect(sheet('Bronnen').rows.flat().join('\n')).toContain(`SHA-256 ${'1'.repeat(64)}`);
  });

  it('is packed on no day: the first one that a zip file can state', async () => {
    const bytes = Buffer.from(await reportWorkbook(exampleReport(), 'nl'));
    // Time and day of the first file (APPNOTE 4.4.6): midnight of the first of January 1980.
    expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([0, (1 << 5) + 1]);
  });

  it('is the same bytes for the same report', async () => {
    const [once, again] = [
      await reportWorkbook(exampleReport(), 'nl'),
      await reportWorkbook(exampleReport(), 'nl'),
    ];
    expect(Buffer.compare(once, again)).toBe(0);
  });

  it('has the bids once they may be seen, and no sheet of them before', async () => {
    await expect(async () =>
      (await read({ award: { state: 'sealed' } }))('Inschrijvingen'),
    ).rejects.toThrow();
  });
});
