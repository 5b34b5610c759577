import { FIRST_WEIGHT_TABLES, LIFE_CYCLE_MODULES, UNKNOWN_WORK } from '@milieuspoor/domain';
import type { Element } from '@xmldom/xmldom';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
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
import { elementsOf, partOf, type ReadDocument, readDocument } from '../testing/read-document.ts';
import type { Report, ReportClaim } from './report.ts';
import { reportDocument } from './report-document.ts';

const read = async (changes: Partial<Report> = {}, language: 'nl' | 'en' = 'nl') =>
  readDocument(await reportDocument(exampleReport(changes), language));
const linesOf = ({ paragraphs }: ReadDocument) => paragraphs.map(({ text }) => text);
const tableWith = ({ tables }: ReadDocument, head: string) =>
  tables.find(([heads]) => heads?.includes(head)) ?? [];

/** The smallest possible picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let whole: ReadDocument;
beforeAll(async () => {
  whole = await read();
});

it('the cover says what the project is, how large and when, as far as it was filled in', async () => {
  const { project } = exampleReport();
  const days = { ...project.days, plannedAward: '2026-12-01', complete: '2027-06-30' };
  const told = { ...project, description: 'Nieuwe klinkers.\nEn bomen.', scopeEur: 1_250_000, days };
  const [facts] = (await read({ project: told })).tables;
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Omschrijving', 'Nieuwe klinkers.\nEn bomen.'],
      ['Projectomvang (geraamd)', '€1.250.000,-'],
      ['Geplande gunning of ontwerpkeuze', '01-12-2026'],
      ['Project voltooid', '30-06-2027'],
    ]),
  );
  expect(whole.tables[0]?.map(([name]) => name)).not.toContain('Omschrijving');
  expect(facts?.map(([name]) => name)).not.toContain('Geplande oplevering');
});

it('a calculation with figures in another set says that they are not here', async () => {
  const [baseline] = exampleReport().variants;
  if (!baseline) throw new Error('The example has two variants');
  const lines = linesOf(await read({ variants: [{ ...baseline, otherSet: 'a2' }] }));
  expect(lines).toContain(
    'Deze berekening heeft ook cijfers in Set A2. In dit rapport staan haar cijfers in Set A1.',
  );
  expect(linesOf(whole).filter((line) => line.includes('heeft ook cijfers in'))).toEqual([]);
});

describe('the page that is read first says', () => {
  it('what it costs and how it differs, in one table', () => {
    expect(tableWith(whole, 'Verschil MKI').slice(1)).toEqual([
      ['Variant 1: Raming\nBaseline ontwerp, Set A1', '€60.000,-', '', '600,00', ''],
      [
        ...['Variant 2: Ontwerp 2\nOptimalisatie ontwerp, Set A1', '€45.000,-', '-€15.000,-\n-25,00 %'],
        ...['450,00', '-150,00\n-25,00 %'],
      ],
    ]);
  });

  it('what changed against the baseline, and whether the goal for CO2 is reached', () => {
    expect(linesOf(whole)).toEqual(
      expect.arrayContaining([
        'De MKI van Variant 2 (Ontwerp 2) is €15.000,- (25,00 %) lager dan die van Variant 1 (Raming).',
        'Variant 2 (Ontwerp 2) heeft 150,00 ton (25,00 %) minder CO2 dan Variant 1 (Raming).',
        'Variant 2 (Ontwerp 2) haalt het doel van ten minste 50% minder CO2 niet.',
        'Het verschil in MKI van Variant 2 (Ontwerp 2) zit vooral in ‘Verhardingen’ (€15.000,- lager).',
      ]),
    );
  });

  it('which differences are not of the same work, with the number of posts, and which there are none of', async () => {
    const [baseline, second] = exampleReport().variants;
    if (!baseline || !second) throw new Error('The example has two variants');
    const variants = [
      baseline,
      ...[3, 4, 5].map((number) => ({ ...second, number, bidder: `Inschrijver ${number}` })),
      exampleVariant(6, [exampleGroup('A', 1)], { set: 'a2' }),
    ];
    const scope = { ...SAME_WORK, fewerPosts: 4 };
    const pairs = [3, 4, 5].map((variant) => ({
      ...{ variant, baseline: 1 },
      scope: variant === 5 ? SAME_WORK : scope,
    }));
    const document = await read({ variants, pairs });
    const rows = tableWith(document, 'Verschil MKI').slice(2);
    expect(rows.map(([name = '', , mki = '']) => [name.split('\n')[0], mki.split('\n')[0]])).toEqual([
      ['Variant 3: Inschrijver 3', '-€15.000,- ‡'],
      ['Variant 4: Inschrijver 4', '-€15.000,- ‡'],
      ['Variant 5: Inschrijver 5', '-€15.000,-'],
      ['Variant 6: Ontwerp 6', '-'],
    ]);
    const lines = linesOf(document);
    expect(lines).toContain(
      '‡ Variant 3 en 4, naast variant 1: niet hetzelfde werk; omvang verschilt: 4 posten minder.',
    );
    expect(lines).toContain(
      'Geen verschil in MKI, CO2 bij variant 6: niet als geheel te vergelijken. Waarom niet, en wat wel te zeggen is, staat bij Vergelijking.',
    );
    // So many differences are told by the table.
    expect(lines.filter((line) => line.includes('lager dan die van'))).toEqual([]);
  });

  it('what the figures rest on, and what makes them less certain', async () => {
    const [baseline, design] = exampleReport().variants;
    if (!baseline || !design) throw new Error('The example has two variants');
    const [table] = FIRST_WEIGHT_TABLES.filter(({ set }) => set === 'a1');
    if (!table) throw new Error('There are weights of Set A1');
    const weights = [
      {
        ...table,
        weights: table.weights.map((weight, place) => ({
          ...weight,
          confirmed: true,
          confirmedBy: place === 0 ? 'An de Vries' : '',
        })),
      },
    ];
    const lines = linesOf(
      await read({
        weights,
        variants: [
          baseline,
          { ...design, barePosts: 2, unconfirmedWeights: ['PM'], mki: sum(1, { undeclared: 1 }) },
        ],
      }),
    );
    const from = lines.indexOf('Waar dit op rust:');
    expect(lines.slice(from, from + 8)).toEqual([
      'Waar dit op rust:',
      '2 bestanden met samen 20 posten; de SHA-256 van elk staat in de bijlage over de bestanden.',
      'De weegfactoren van Set A1, versie 2026-1. Van 1 van de 11 die wegen heeft iemand vastgelegd dat zij aan hun bron zijn getoetst.',
      'Volledig opgegeven, voor alle grootheden en in alle modules: variant 1.',
      'Wat het antwoord minder zeker maakt:',
      'Niet volledig opgegeven: variant 2. Wat ontbreekt telt als 0; wat dat is, staat bij Toelichting.',
      'In variant 2 is de MKI van een of meer posten een los bedrag in het bestand, zonder de milieu-indicatoren waaruit het volgt.',
      'Bij variant 2 tellen weegfactoren waarvan de bron nog niet is bevestigd.',
    ]);
    expect(linesOf(whole)).not.toContain('Wat het antwoord minder zeker maakt:');
  });

  it('the goal for CO2 is reached by CO2, whatever the MKI does', async () => {
    const [baseline] = exampleReport().variants;
    const variants = [
      ...(baseline ? [baseline] : []),
      exampleVariant(2, [exampleGroup('A', 59_000)], { co2: sum(300_000) }),
      exampleVariant(3, [exampleGroup('A', 20_000)], { co2: sum(301_000) }),
    ];
    expect(linesOf(await read({ variants })).filter((line) => line.includes('haalt het doel'))).toEqual([
      'Variant 2 (Ontwerp 2) haalt het doel van ten minste 50% minder CO2.',
      'Variant 3 (Ontwerp 3) haalt het doel van ten minste 50% minder CO2 niet.',
    ]);
  });

  it('that nothing is said where one leaves modules out, over which modules something can be, and how the size differs', async () => {
    const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 5 : 0));
    const inModules = (a1a3: number, a4: number | null) =>
      LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? a1a3 : module === 'A4' ? a4 : null));
    const [baseline, less] = exampleReport().variants;
    if (!baseline || !less) throw new Error('The example has two variants');
    const lines = linesOf(
      await read({
        variants: [
          { ...baseline, mki: sum(60_000, { perModule: inModules(50_000, 10_000) }) },
          { ...less, mki: sum(45_000, { perModule: inModules(45_000, null) }) },
        ],
        pairs: [
          {
            ...{ variant: 2, baseline: 1 },
            scope: {
              ...{ ...SAME_WORK, fewerPosts: 4 },
              lacking: {
                ...SAME_WORK.lacking,
                optimization: { mki: { items: 5, modules }, co2: { items: 5, modules }, material: null },
              },
            },
          },
        ],
      }),
    );
    expect(lines).toContain(
      'Variant 2 (Ontwerp 2) is voor MKI niet met Variant 1 (Raming) te vergelijken: in de variant: A4 ontbreekt bij 5 posten, terwijl de ander dat wel opgeeft.',
    );
    expect(lines).toContain(
      'Over MKI van Variant 2 (Ontwerp 2), vergeleken met Variant 1 (Raming), is wel te zeggen: over A1-A3: €5.000,- (10,00 %) minder.',
    );
    expect(lines).toContain(
      'Het werk van Variant 2 (Ontwerp 2) is niet gelijk aan dat van de baseline: omvang verschilt: 4 posten minder.',
    );
    expect(lines.filter((line) => line.includes('haalt het doel'))).toEqual([]);
    expect(lines.filter((line) => /de vergelijking blijft staan|iets leeg in/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes('zit vooral in'))).toEqual([]);
  });

  it.each([
    [
      'optimization',
      'baseline',
      'Variant 1 (Raming): 1 post van variant 2 ontbreekt en is niet berekend.',
      'in de baseline: 1 post van de variant ontbreekt en is niet berekend',
    ],
    [
      'baseline',
      'optimization',
      'Variant 2 (Ontwerp 2): 1 post van variant 1 ontbreekt en is niet berekend.',
      'in de variant: 1 post van de baseline ontbreekt en is niet berekend',
    ],
  ] as const)(
    'of a post of the %s that was not calculated that it is the %s that lacks it',
    async (has, lacks, coverage, why) => {
      const one = { items: 1, modules: LIFE_CYCLE_MODULES.map(() => 1), unworked: 1 };
      const lacking = { ...SAME_WORK.lacking, [has]: { mki: one, co2: one, material: one } };
      const pairs = [{ variant: 2, baseline: 1, scope: { ...SAME_WORK, lacking } }];
      const lines = linesOf(await read({ pairs }));
      expect(lines).toContain(
        `Variant 2 (Ontwerp 2) is voor MKI niet met Variant 1 (Raming) te vergelijken: ${why}.`,
      );
      expect(lines).toContain(coverage);
      expect(lines).toContain(
        `${lacks === 'baseline' ? 'Variant 2 (Ontwerp 2)' : 'Variant 1 (Raming)'}: alle 10 posten zijn volledig opgegeven, voor alle grootheden en in alle modules.`,
      );
    },
  );

  it('that there is less work, with what is concluded and before where the difference lies', async () => {
    const pairs = [{ ...{ variant: 2, baseline: 1 }, scope: { ...SAME_WORK, fewerPosts: 4 } }];
    const lines = linesOf(await read({ pairs }));
    expect(lines).toContain('‡ Variant 2: omvang verschilt: 4 posten minder.');
    const at = (part: string) => lines.findIndex((line) => line.includes(part));
    const [goal, size, largest] = [
      'haalt het doel',
      'omvang verschilt: 4 posten minder',
      'zit vooral in',
    ].map(at);
    expect(goal).toBeGreaterThan(-1);
    expect(size).toBeGreaterThan(goal ?? 0);
    expect(largest).toBeGreaterThan(size ?? 0);
  });

  it('what is too small to keep two from being compared, beside the comparison', async () => {
    const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' || module === 'A5' ? 1 : 0));
    const note = { items: 0, modules };
    const lines = linesOf(
      await read({
        pairs: [
          {
            ...{ variant: 2, baseline: 1 },
            scope: {
              ...SAME_WORK,
              lacking: { ...SAME_WORK.lacking, optimization: { mki: note, co2: note, material: null } },
            },
          },
        ],
      }),
    );
    expect(lines).toContain(
      'Variant 2: de variant laat in A4 en A5 iets leeg dat de ander opgeeft. Dat weegt samen minder dan 1% van de MKI en van de CO2 van de ander; de vergelijking blijft staan.',
    );
    // And beside what the summary says of them, in the words of the screens.
    const goal = lines.findIndex((line) => line.includes('haalt het doel'));
    expect(lines[goal + 1]).toBe('Let op bij CO2: iets leeg in A4 en A5, minder dan 1 %.');
    expect(lines[goal - 2]).toBe('Let op bij MKI: iets leeg in A4 en A5, minder dan 1 %.');
  });

  it('nothing of a note where the two are not compared after all', async () => {
    const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 1 : 0));
    const lacking = (items: number) => ({
      ...{ mki: { items, modules }, co2: { items, modules }, material: null },
    });
    const scope = { ...SAME_WORK, lacking: { baseline: lacking(0), optimization: lacking(1) } };
    const lines = linesOf(await read({ pairs: [{ variant: 2, baseline: 1, scope }] }));
    expect(lines.filter((line) => line.includes('de vergelijking blijft staan'))).toEqual([]);
  });

  it('where it comes from', () => {
    expect(tableWith(whole, 'Grootste productgroep')[1]).toEqual([
      ...['Variant 1', 'Verhardingen', '€40.000,-', '66,67 %', 'A1-A3 (productie)'],
    ]);
  });

  it('where it comes from, without a share where other groups are taken off', async () => {
    const groups = [exampleGroup('Asfalt', 120), exampleGroup('Hergebruik', -40)];
    const document = await read({ variants: [exampleVariant(1, groups)] });
    expect(tableWith(document, 'Grootste productgroep')[1]).toEqual([
      ...['Variant 1', 'Asfalt', '€120,-', '-', 'A1-A3 (productie)'],
    ]);
    expect(linesOf(document)).toContain(
      'Een aandeel staat er niet bij waar de MKI van een of meer andere productgroepen negatief is en van het totaal afgaat.',
    );
  });

  it('how complete it is', () => {
    expect(linesOf(whole)).toContain(
      'Variant 1 en 2: alle 10 posten zijn volledig opgegeven, voor alle grootheden en in alle modules.',
    );
  });
});

describe('figures', () => {
  it('are rounded half to even, with a comma', async () => {
    const groups = [exampleGroup('Half', 2.5, { co2: sum(125) }), exampleGroup('Driehalf', 3.5)];
    const table = tableWith(await read({ variants: [exampleVariant(1, groups)] }), 'Productgroep');
    expect(table.slice(1, 3)).toEqual([
      ['Half', '€2,-', '41,67 %', '0,12'],
      ['Driehalf', '€4,-', '58,33 %', '0,04'],
    ]);
  });

  it('of a comparison are the two, their difference with its sign, and its part of the baseline', async () => {
    const [baseline, less] = exampleReport().variants;
    const more = exampleVariant(3, [exampleGroup('Verhardingen', 66_000)]);
    if (!baseline || !less) throw new Error('The example has two variants');
    const document = await read({ variants: [baseline, less, more] });
    const answer = tableWith(document, 'Verschil MKI').slice(1);
    expect(answer.map(([, , mki, , co2]) => [mki, co2])).toEqual([
      ['', ''],
      ['-€15.000,-\n-25,00 %', '-150,00\n-25,00 %'],
      ['+€6.000,-\n+10,00 %', '+60,00\n+10,00 %'],
    ]);
    expect(tableWith(document, 'Verschil').slice(1)).toEqual([
      ['Variant 2', 'MKI (euro)', '€60.000,-', '€45.000,-', '-€15.000,-', '-25,00 %'],
      ['Variant 2', 'CO2 (ton)', '600,00', '450,00', '-150,00', '-25,00 %'],
      ['Variant 2', 'Grondstoffen (ton)', '40,00', '40,00', '0,00', '0,00 %'],
      ['Variant 3', 'MKI (euro)', '€60.000,-', '€66.000,-', '+€6.000,-', '+10,00 %'],
      ['Variant 3', 'CO2 (ton)', '600,00', '660,00', '+60,00', '+10,00 %'],
      ['Variant 3', 'Grondstoffen (ton)', '40,00', '40,00', '0,00', '0,00 %'],
    ]);
  });

  it('of a comparison have a mark where it is not the same work, and name a bidder once', async () => {
    const [baseline, design] = exampleReport().variants;
    if (!baseline || !design) throw new Error('The example has two variants');
    const pairs = [{ ...{ variant: 2, baseline: 1 }, scope: { ...SAME_WORK, addedPosts: 2 } }];
    const document = await read({ variants: [baseline, { ...design, bidder: 'Noord' }], pairs });
    expect(tableWith(document, 'Verschil').slice(1)).toEqual([
      ['Variant 2\nNoord', 'MKI (euro)', '€60.000,-', '€45.000,-', '-€15.000,- ‡', '-25,00 %'],
      ['Variant 2', 'CO2 (ton)', '600,00', '450,00', '-150,00 ‡', '-25,00 %'],
      ['Variant 2', 'Grondstoffen (ton)', '40,00', '40,00', '0,00 ‡', '0,00 %'],
    ]);
  });

  it('of raw materials have the share that is secondary: 10 of 40', () => {
    expect(tableWith(whole, 'Secundair van totaal')[1]).toEqual([
      ...['Variant 1', '30,00', '10,00', '0,00', '25,00 %'],
    ]);
  });

  it('of modules have the total of each quantity below them', () => {
    const table = tableWith(whole, 'Module');
    expect([table[1], table.at(-1)]).toEqual([
      ['A1-A3 Productie', '€60.000,-', '600,00'],
      ['Totaal', '€60.000,-', '600,00'],
    ]);
  });

  it('state each resource in the unit of its heading: energy, which is kept in MJ, in GJ', async () => {
    const resources = exampleResources({
      ...{ primaryTon: sum(1_500), secondaryTon: sum(2_500), biobasedTon: sum(3_500) },
      ...{ renewableMj: sum(4_500), fossilMj: sum(5_500) },
      ...{ equipmentEmissionFreeHours: sum(6_500), equipmentOtherHours: sum(7_500) },
      ...{ transportEmissionFreeTkm: sum(8_500), transportOtherTkm: sum(9_500) },
    });
    const variants = [exampleVariant(1, [exampleGroup('A', 1)], { resources })];
    expect(tableWith(await read({ variants }), 'Grootheid').slice(1)).toEqual([
      ['Primair materiaal (ton)', '1.500,00'],
      ['Secundair materiaal (ton)', '2.500,00'],
      ['Biobased materiaal (ton)', '3.500,00'],
      ['Hernieuwbare energie (GJ)', '4,50'],
      ['Fossiele energie (GJ)', '5,50'],
      ['Materieel bouwplaats, emissieloos (uur)', '6.500,00'],
      ['Materieel bouwplaats, niet-emissieloos (uur)', '7.500,00'],
      ['Transport, emissieloos (tkm)', '8.500,00'],
      ['Transport, niet-emissieloos (tkm)', '9.500,00'],
    ]);
    const english = await read({ variants }, 'en');
    expect(english.tables.flat()).toEqual(
      expect.arrayContaining([
        ['Renewable energy (GJ)', '4.50'],
        ['Fossil energy (GJ)', '5.50'],
        ['Transport, not emission-free (tkm)', '9,500.00'],
      ]),
    );
  });

  it('of product groups have percentages that add up to 100,00', async () => {
    const thirds = ['A', 'B', 'C'].map((name) => exampleGroup(name, 1));
    const table = tableWith(await read({ variants: [exampleVariant(1, thirds)] }), '% van totale MKI');
    expect(table.map((row) => row[2])).toEqual([
      '% van totale MKI',
      '33,34 %',
      '33,33 %',
      '33,33 %',
      '100,00 %',
    ]);
  });
});

describe('what is missing is never taken for 0', () => {
  const partial = exampleVariant(2, [exampleGroup('Verhardingen', 25_000)], {
    mki: sum(25_000, { undeclared: 3 }),
    co2: sum(null),
  });
  let document: ReadDocument;
  beforeAll(async () => {
    const [baseline = partial] = exampleReport().variants;
    document = await read({ variants: [baseline, partial] });
  });

  it('a figure that is not whole is marked, and one that nobody states is a dash', () => {
    const [, , row] = tableWith(document, 'Verschil MKI');
    expect(row?.slice(1)).toEqual(['€25.000,- *', '-', '-', '-']);
    expect(linesOf(document)).toContain(
      '* Variant 2, MKI: 3 van de 10 posten geven niets op en tellen als 0.',
    );
  });

  it('a figure of items that declare it in part is marked as well, and each note names its quantity', async () => {
    const variant = exampleVariant(1, [exampleGroup('A', 5)], {
      ...{ mki: sum(5, { incomplete: 2 }), co2: sum(50, { undeclared: 4 }) },
    });
    const document = await read({ variants: [variant] });
    const [, mki, , co2] = tableWith(document, 'Verschil MKI')[1] ?? [];
    expect([mki, co2]).toEqual(['€5,- *', '0,05 *']);
    const notes = linesOf(document).filter((line) => line.startsWith('* MKI:') || line.startsWith('* CO2:'));
    expect(notes.slice(0, 2)).toEqual([
      '* MKI: bij 2 van de 10 posten ontbreken milieu-indicatoren.',
      '* CO2: 4 van de 10 posten geven niets op en tellen als 0.',
    ]);
  });

  it('a dash in a row is explained below its table, also where the total has a figure', async () => {
    const groups = [
      exampleGroup('A', 2, { co2: sum(null) }),
      exampleGroup('B', 1, { mki: sum(null), co2: sum(5) }),
    ];
    const variant = exampleVariant(1, groups, {
      mki: sum(2, { undeclared: 5 }),
      co2: sum(5, { undeclared: 5 }),
    });
    const explained = linesOf(await read({ variants: [variant] })).filter((line) =>
      line.startsWith('Een streepje betekent'),
    );
    expect(explained).toHaveLength(1);
  });

  it('nothing is concluded from it: no difference, no percentage, no share of a post', () => {
    const changes = tableWith(document, 'Verschil').map(([variant, quantity]) => [variant, quantity]);
    expect(changes.slice(1)).toEqual([['Variant 2', 'Grondstoffen (ton)']]);
    expect(linesOf(document)).toEqual(
      expect.arrayContaining([
        'Variant 2, MKI (euro): niet elke post geeft dit op (in de variant 3 van de 10 posten niet)',
        'Variant 2 (Ontwerp 2) is voor MKI niet met Variant 1 (Raming) te vergelijken: niet elke post geeft dit op (in de variant 3 van de 10 posten niet).',
        'Percentages staan hier niet: de MKI is niet van elke post opgegeven, of ligt niet boven nul.',
      ]),
    );
  });
});

describe('modules that items leave open', () => {
  const open = (changes: Readonly<Record<number, ReturnType<typeof sum>>>) =>
    LIFE_CYCLE_MODULES.map((_, place) => changes[place] ?? sum(0));
  const variant = exampleVariant(1, [exampleGroup('A', 5)], {
    co2: sum(50, { undeclared: 2 }),
    modules: {
      mki: open({ 0: sum(5, { undeclared: 1, incomplete: 3 }), 3: sum(null), 4: sum(null) }),
      co2: open({ 1: sum(50, { undeclared: 2 }), 9: sum(50, { undeclared: 4 }) }),
    },
  });

  it('are a table where they are many, and the method says where', async () => {
    const document = await read({ variants: [variant, { ...variant, number: 2 }] });
    expect(tableWith(document, 'Wat ontbreekt')).toEqual([
      ['Variant', 'Wat ontbreekt', 'Bij posten', 'Van'],
      ...[
        ['MKI in module A1-A3', '1'],
        ['MKI in de modules B1 en B4', '10'],
        ['MKI in module A1-A3, voor een deel', '3'],
        ['CO2', '2'],
        ['CO2 in module D', '4'],
      ].map((row) => ['Variant 1 en 2', ...row, '10']),
    ]);
    expect(linesOf(document).join('\n')).not.toContain('ontbreekt bij');
    expect(linesOf(document)).toContain(
      'Wat ontbreekt, telt in een totaal als 0; het werkelijke totaal kan dus anders zijn.',
    );
    expect(tableWith(document, 'Volledigheid')[1]?.[5]).toBe(
      'niet volledig: wat ontbreekt, staat bij Toelichting',
    );
  });

  it('are a sentence where they are few', async () => {
    const mki = open({ 0: sum(5, { undeclared: 1, incomplete: 3 }) });
    const modules = { mki, co2: open({}) };
    const document = await read({ variants: [exampleVariant(1, [exampleGroup('A', 5)], { modules })] });
    expect(linesOf(document)).toContain(
      'Variant 1 (Raming): MKI in module A1-A3 ontbreekt bij 1 van de 10 posten; MKI in module A1-A3 is bij 3 van de 10 posten maar deels opgegeven.',
    );
    expect(tableWith(document, 'Wat ontbreekt')).toEqual([]);
  });

  it('are named once where as many items leave them open for MKI and CO2', async () => {
    const both = { 3: sum(null), 4: sum(null) };
    const modules = {
      mki: open({ ...both, 0: sum(5, { undeclared: 1 }) }),
      co2: open({ ...both, 0: sum(5, { undeclared: 2 }) }),
    };
    const written = { variants: [exampleVariant(1, [exampleGroup('A', 5)], { modules })] };
    expect(tableWith(await read(written), 'Wat ontbreekt').map(([, what]) => what)).toEqual([
      ...['Wat ontbreekt', 'MKI in module A1-A3', 'MKI en CO2 in de modules B1 en B4'],
      'CO2 in module A1-A3',
    ]);
    expect(tableWith(await read(written, 'en'), 'What is missing')[2]?.[1]).toBe(
      'MKI and CO2 in modules B1 and B4',
    );
  });
});

describe('notes below a table', () => {
  it('name together what lacks as much, module by module, and apart what lacks more', async () => {
    const half = LIFE_CYCLE_MODULES.map((_, place) => sum(1, { undeclared: place === 9 ? 4 : 3 }));
    const variant = exampleVariant(1, [exampleGroup('A', 10)], {
      mki: sum(10, { undeclared: 3 }),
      modules: { mki: half, co2: LIFE_CYCLE_MODULES.map(() => sum(10)) },
    });
    const notes = linesOf(await read({ variants: [variant] })).filter((line) => line.startsWith('* MKI'));
    expect(notes.slice(0, 3)).toEqual([
      '* MKI: 3 van de 10 posten geven niets op en tellen als 0.',
      '* MKI A1-A3, A4, A5, B1, B4, C1, C2, C3, C4, Totaal: 3 van de 10 posten geven niets op en tellen als 0.',
      '* MKI D: 4 van de 10 posten geven niets op en tellen als 0.',
    ]);
  });

  it('name quantities together that lack as much, and mix none with another gap', async () => {
    const resources = exampleResources({
      primaryTon: sum(1, { undeclared: 2 }),
      secondaryTon: sum(1, { undeclared: 2 }),
      fossilMj: sum(1, { undeclared: 2, items: 20 }),
    });
    const document = await read({ variants: [exampleVariant(1, [exampleGroup('A', 10)], { resources })] });
    expect(linesOf(document)).toEqual(
      expect.arrayContaining([
        '* Primair materiaal (ton); Secundair materiaal (ton): 2 van de 10 posten geven niets op en tellen als 0.',
        '* Fossiele energie (GJ): 2 van de 20 posten geven niets op en tellen als 0.',
      ]),
    );
  });
});

describe('calculations that do not belong together', () => {
  it('of different sets are not compared, and the summary says that both are there', async () => {
    const [baseline, design] = exampleReport().variants;
    if (!baseline || !design) throw new Error('The example has two variants');
    const weights = FIRST_WEIGHT_TABLES;
    const document = await read({ variants: [baseline, { ...design, set: 'a2' }], weights });
    expect(linesOf(document)).toContain(
      'Variant 2 (Ontwerp 2) is voor MKI niet met Variant 1 (Raming) te vergelijken: de berekeningen staan in verschillende sets.',
    );
    expect(linesOf(document).join('\n')).toContain('staan niet allemaal in dezelfde set');
    const headings = document.paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text);
    expect(headings.filter((text) => text.includes('weegfactoren'))).toHaveLength(weights.length);
  });

  it('of which a bid is sealed: it is left out, and that is said', async () => {
    const document = await read({ sealedLeftOut: true, award: { state: 'sealed' } });
    expect(linesOf(document)).toEqual(
      expect.arrayContaining([
        'Een of meer gekozen berekeningen horen bij een inschrijving die nog verzegeld is. Die staan niet in dit rapport.',
        'De inschrijvingen zijn nog verzegeld en staan daarom niet in dit rapport.',
      ]),
    );
  });
});

it('the method names the modules in which a calculation states something, and no others', async () => {
  const stated = LIFE_CYCLE_MODULES.map((module) => sum(module === 'A1-A3' || module === 'D' ? 0 : null));
  const variant = exampleVariant(1, [exampleGroup('A', 5)], { modules: { mki: stated, co2: stated } });
  expect(tableWith(await read({ variants: [variant] }), 'Volledigheid')[1]?.slice(0, 5)).toEqual([
    ...['Variant 1', 'Set A1', 'versie 2026-1', '10', 'A1-A3, D'],
  ]);
});

it('an MKI that nothing stands behind is not called complete in the method', async () => {
  const [baseline] = exampleReport().variants;
  if (!baseline) throw new Error('The example has two variants');
  const remarkOf = async (language: 'nl' | 'en', barePosts: number) =>
    tableWith(
      await read({ variants: [{ ...baseline, barePosts }] }, language),
      language === 'nl' ? 'Volledigheid' : 'Completeness',
    )[1]?.[5];
  expect(await remarkOf('nl', 0)).toBe('volledig');
  expect(await remarkOf('nl', 10)).toBe(
    'van alle 10 posten is de MKI een los bedrag in het bestand, zonder de milieu-indicatoren waaruit het volgt',
  );
  expect(await remarkOf('en', 3)).toBe(
    'the MKI of 3 of the 10 items is given in the file as an amount on its own, without the environmental indicators it is derived from',
  );
});

it('weights that nobody confirmed are named, in the summary and in the method', async () => {
  const [baseline] = exampleReport().variants;
  if (!baseline) throw new Error('The example has two variants');
  const document = await read({ variants: [{ ...baseline, unconfirmedWeights: ['PM', 'IR'] }] });
  expect(linesOf(document)).toContain(
    'Variant 1 (Raming) is gewogen met weegfactoren waarvan de bron nog niet is bevestigd: PM, IR.',
  );
  expect(tableWith(document, 'Volledigheid')[1]?.[5]).toBe('volledig\nBron nog niet bevestigd: PM, IR');
});

describe('how the files were read', () => {
  const [baseline] = exampleReport().variants;
  if (!baseline) throw new Error('The example has two variants');

  it('stands in the method: doubts, what was read otherwise, and what was asked and answered', async () => {
    const document = await read({
      variants: [
        {
          ...baseline,
          warnings: ['Post 3 geeft PM niet op.'],
          readingNotes: ['Zonder postnummer hoort een rij bij de post erboven: rij 4.'],
          answers: [{ question: 'Staat ADPF in MJ?', answer: 'Ja, in MJ' }],
        },
      ],
    });
    const lines = linesOf(document);
    const from = lines.indexOf('Waarschuwingen bij het inlezen');
    expect(lines.slice(from, from + 6)).toEqual([
      'Waarschuwingen bij het inlezen',
      'Variant 1: Post 3 geeft PM niet op.',
      'Wat anders is gelezen dan het in het bestand staat',
      'Variant 1: Zonder postnummer hoort een rij bij de post erboven: rij 4.',
      'Wat is gevraagd om de bestanden te lezen, en wat is geantwoord',
      'Variant 1: Staat ADPF in MJ? Ja, in MJ',
    ]);
  });

  it('is said where there was nothing to doubt, to read otherwise or to ask', async () => {
    const lines = linesOf(await read());
    expect(lines).toContain('Bij geen van de berekeningen waren er waarschuwingen.');
    expect(lines).toContain('Alle berekeningen zijn gelezen zoals zij in hun bestand staan.');
    expect(lines).toContain('Om de bestanden te lezen was bij geen van de berekeningen een antwoord nodig.');
  });

  it('speaks of one calculation where there is one', async () => {
    const lines = linesOf(await read({ variants: [baseline] }));
    expect(lines).toContain('Er waren geen waarschuwingen.');
    expect(lines).toContain('De berekening is gelezen zoals zij in haar bestand staat.');
    expect(lines).toContain('Om het bestand te lezen was geen antwoord nodig.');
    expect(lines).toContain(
      'In dit rapport staat alleen een baseline; er is niets om die mee te vergelijken.',
    );
  });

  it('names 25 of a kind for each calculation, and how many others the workbook has', async () => {
    const warnings = Array.from({ length: 27 }, (_, index) => `Twijfel ${index + 1}.`);
    const document = await read({ variants: [{ ...baseline, warnings }] });
    const lines = linesOf(document);
    expect(lines).toContain('Variant 1: Twijfel [a].');
    expect(tableWith(document, '[a]').at(-1)).toEqual(['Variant 1', '25']);
    expect(lines).toContain('Variant 1: en nog 2, die alle in het Excel-bestand bij dit rapport staan.');
  });
});

describe('the award', () => {
  const oost = {
    ...PLAIN_BID,
    ...{ name: 'Oost', quoteEur: 920_000, mkiEur: 87_500 },
    ...{ scoreEur: 62_500, fictionalPriceEur: 857_500, rank: 2 },
  };
  const noord = {
    ...PLAIN_BID,
    ...{ name: 'Noord', quoteEur: 900_000, mkiEur: 75_000.49 },
    ...{ scoreEur: 125_000, fictionalPriceEur: 775_000, rank: 1 },
  };
  const open = { state: 'open', winnerReason: null, claim: null } as const;

  it('states the bids in their order, and what was realised of what was offered', async () => {
    const document = await read({
      award: {
        ...open,
        bids: [oost, { ...noord, winner: true }],
        claim: {
          ...{ winner: 'Noord', offeredEur: 75_000, realisedEur: 80_000, factor: 1.5, ...PLAIN_CLAIM },
          held: {
            obstacle: null,
            outcome: {
              ...{ promisedEur: 75_000, restatedBy: null, realisedAtTenderEur: 80_000 },
              ...{ deviationEur: 5_000, deviationShare: 1 / 15, offeredScoreEur: 125_000 },
              ...{ realisedScoreEur: 100_000, missedAdvantageEur: 25_000, penaltyEur: 37_500 },
            },
          },
        },
      },
    });
    expect(tableWith(document, 'Fictieve prijs')).toEqual([
      [...['Plaats', 'Inschrijver', 'Prijs', 'MKI'], ...['Korting MKI', 'Korting overig', 'Fictieve prijs']],
      ['1', 'Noord (winnaar)', '€900.000,-', '€75.000,-', '€125.000,-', '€0,-', '€775.000,-'],
      ['2', 'Oost', '€920.000,-', '€87.500,-', '€62.500,-', '€0,-', '€857.500,-'],
    ]);
    expect(linesOf(document)).toEqual(
      expect.arrayContaining([
        'Noord bood een MKI van €75.000,- aan; gerealiseerd is €80.000,-.',
        'Dat is €5.000,- (6,67 %) hoger dan beloofd.',
        'Het gemiste gunningsvoordeel is €25.000,-. Maal de factor 1,50 is dat een indicatieve boete van €37.500,-; het contract beslist.',
      ]),
    );
    expect(linesOf(document).join('\n')).not.toContain('niet als enige');
  });

  it('says on the first page who won and why, who is second and by how much, and who has no place', async () => {
    const bids = [
      oost,
      { ...noord, winner: true },
      { ...oost, name: 'Zuid', rank: null, fictionalPriceEur: null, standing: 'above-ceiling' as const },
    ];
    const document = await read({ award: { ...open, bids } });
    expect(tableWith(document, 'Hoger dan de laagste').slice(1)).toEqual([
      ['1', 'Noord (winnaar)', '€75.000,-', '€775.000,-', '€0,-'],
      ['2', 'Oost', '€87.500,-', '€857.500,-', '€82.500,-'],
    ]);
    expect(linesOf(document)).toEqual(
      expect.arrayContaining([
        'De opdracht is gegund aan Noord. Reden: de laagste fictieve inschrijfprijs, als enige. Tweede is Oost, €82.500,- hoger in fictieve inschrijfprijs.',
        'Zonder plaats: Zuid. Waarom staat bij Aanbesteding en gunning.',
      ]),
    );
    expect(linesOf(document).join('\n')).not.toContain('hoort een kanttekening');
    const filled = { ...noord, winner: true, isDecided: true, declaredEur: 60_000 };
    expect(linesOf(await read({ award: { ...open, bids: [oost, filled] } }))).toContain(
      'Bij Noord hoort een kanttekening over wat telt; die staat bij Aanbesteding en gunning.',
    );
    const other = [noord, { ...oost, winner: true }];
    const award = { ...open, bids: other, winnerReason: 'Noord trok zich terug.\nZie de brief.' };
    expect(linesOf(await read({ award }))).toContain(
      'De opdracht is gegund aan Oost. Niet als enige op de eerste plaats. Opgegeven reden: Noord trok zich terug. Zie de brief.',
    );
    expect(linesOf(await read({ award: { ...open, bids: [noord] } }))).toContain(
      'Er is nog geen winnaar gekozen.',
    );
  });

  it('says why a bid has no place, and of one that counts by a decision what was declared and what counts', async () => {
    const apart = { ...oost, mkiEur: null, scoreEur: null, fictionalPriceEur: null, rank: null };
    const document = await read({
      award: {
        ...open,
        bids: [
          { ...noord, winner: true },
          { ...oost, isDecided: true, declaredEur: 80_000, mkiEur: 87_500 },
          { ...oost, name: 'Midden', isDecided: true, declaredEur: 87_500, rank: 3 },
          { ...apart, name: 'Zuid', standing: 'above-ceiling' },
          { ...apart, name: 'Kust', standing: 'withdrawn', rulingReason: 'Per brief ingetrokken.' },
          { ...oost, name: 'Leeg', quoteEur: null, rank: null },
          { ...oost, name: 'Wad', rank: 4, explained: [{ subject: 'module:A4', posts: 5 }] },
          { ...oost, name: 'Gors', rank: 5, besideOthers: [{ kind: 'module:A4', posts: 2 }] },
          { ...oost, name: 'Kreek', rank: 6, isUnchecked: true },
        ],
      },
    });
    const lines = linesOf(document);
    const at = lines.indexOf('Inschrijvingen zonder plaats, en kanttekeningen bij een plaats:');
    expect(lines.slice(at + 1, at + 9)).toEqual([
      'Oost: niet volledig; telt mee na besluit over wat ontbreekt; opgegeven is een MKI van €80.000,-, met wat is aangevuld telt €87.500,-',
      'Midden: niet volledig; telt mee na besluit over wat ontbreekt',
      'Wad: niet van toepassing, telt als 0: module A4 bij 5 posten',
      'Gors: een andere inschrijving geeft op wat hier leeg is: A4 bij 2 posten',
      'Kreek: niet nagegaan of het hetzelfde werk is: er is geen actieve baseline om mee te vergelijken',
      'Zuid: niet meegeteld en terzijde gelegd: de MKI ligt boven het plafond',
      'Kust: ingetrokken (Per brief ingetrokken)',
      'Leeg: geen inschrijfprijs ingevuld',
    ]);
  });

  it('says of what was offered and of what was realised what counts as 0 since it was recorded as not applicable', async () => {
    const claim = {
      ...{ winner: 'Noord', offeredEur: 75_000, realisedEur: 70_000, factor: 1, ...PLAIN_CLAIM },
      explained: {
        offered: [{ subject: 'module:C4', posts: 2 } as const],
        realised: [{ subject: 'module:A4', posts: 5 } as const],
      },
      held: {
        obstacle: null,
        outcome: {
          ...{ promisedEur: 75_000, restatedBy: null, realisedAtTenderEur: 70_000 },
          ...{ deviationEur: -5_000, deviationShare: -1 / 15, offeredScoreEur: 125_000 },
          ...{ realisedScoreEur: 150_000, missedAdvantageEur: 0, penaltyEur: 0 },
        },
      },
    };
    const lines = linesOf(await read({ award: { ...open, bids: [{ ...noord, winner: true }], claim } }));
    const said = [
      'Bij wat is aangeboden is dit vastgelegd als niet van toepassing, wat als 0 telt: module C4 bij 2 posten.',
      'Bij wat is gerealiseerd is dit vastgelegd als niet van toepassing, wat als 0 telt: module A4 bij 5 posten.',
    ];
    expect(lines.filter((line) => line.startsWith('Bij wat is'))).toEqual(said);
    const without = { ...claim, explained: { offered: claim.explained.offered, realised: [] } };
    const award = { ...open, bids: [{ ...noord, winner: true }], claim: without };
    const ofOne = linesOf(await read({ award }));
    expect(ofOne.filter((line) => line.startsWith('Bij wat is'))).toEqual(said.slice(0, 1));
    expect(linesOf(await read({ award }, 'en'))).toContain(
      'In what was offered, this was recorded as not applicable, which counts as 0: module C4 for 2 items.',
    );
  });

  it('says what has to be known of the figures of a claim, as the screen does', async () => {
    const work = { ...UNKNOWN_WORK, known: true, open: false };
    const outcome = {
      ...{ promisedEur: 400, restatedBy: { designEur: 1000, asBuiltEur: 500 }, realisedAtTenderEur: 1020 },
      ...{ deviationEur: 110, deviationShare: 0.275, offeredScoreEur: 100_000 },
      ...{ realisedScoreEur: 45_000, missedAdvantageEur: 55_000, penaltyEur: 82_500 },
    };
    const claim = {
      ...{ winner: 'Noord', offeredEur: 800, realisedEur: 510, factor: 1.5, ...PLAIN_CLAIM, marked: true },
      baselinesExplained: { design: [], asBuilt: [{ subject: 'module:A4', posts: 2 } as const] },
      beside: {
        offered: { ...work, addedPosts: 1, differingPosts: 2 },
        asBuilt: { ...work, addedPosts: 1, otherSlightPosts: 1, otherModules: ['C4' as const] },
      },
    };
    const told = async (held: ReportClaim['held'], language: 'nl' | 'en' = 'nl') =>
      linesOf(
        await read(
          { award: { ...open, bids: [{ ...noord, winner: true }], claim: { ...claim, held } } },
          language,
        ),
      );
    const lines = await told({ obstacle: null, outcome });
    const at = lines.findIndex((line) => line.startsWith('Het gemiste gunningsvoordeel is €55.000,-.'));
    expect(lines.slice(at + 1, at + 6)).toEqual([
      'Bij de baseline as-built is dit vastgelegd als niet van toepassing, wat als 0 telt: module A4 bij 2 posten.',
      'Gerealiseerd naast aangeboden: omvang verschilt: 1 post meer, 2 posten met een andere hoeveelheid of eenheid.',
      'Gerealiseerd naast de baseline as-built: omvang verschilt: 1 post meer.',
      'Gerealiseerd naast de baseline as-built: de baseline laat C4 geheel of deels leeg bij 1 post; dat weegt minder dan 1 % en telt mee.',
      'Onvolledig: van sommige posten ontbreken indicatoren in de aangeboden of de gerealiseerde MKI.',
    ]);
    expect(await told({ obstacle: null, outcome }, 'en')).toContain(
      'Realised compared with offered: the scope differs: 1 item more, 2 items with a different quantity or unit.',
    );
    // The text says nothing about the as-built baseline where the promise is not restated by it, and nothing where
    // there is no conclusion.
    const unrestated = (await told({ obstacle: null, outcome: { ...outcome, restatedBy: null } })).join('\n');
    expect(unrestated).toContain('Gerealiseerd naast aangeboden: omvang verschilt');
    expect(unrestated).not.toContain('naast de baseline as-built');
    expect((await told({ obstacle: 'baselines-unlike', outcome: null })).join('\n')).not.toMatch(
      /naast aangeboden|Onvolledig:/,
    );
  });

  it('says why a winner was chosen that is not first alone, or that nobody said', async () => {
    const bids = [noord, { ...oost, winner: true }];
    const winnerReason = 'Noord trok zich terug.\nZie de brief.';
    const lines = linesOf(await read({ award: { ...open, bids, winnerReason } }));
    const at = lines.indexOf(
      'Oost staat niet als enige op de eerste plaats. Als reden van de keuze is opgegeven:',
    );
    expect(lines.slice(at + 1, at + 3)).toEqual(['Noord trok zich terug.', 'Zie de brief.']);
    expect(linesOf(await read({ award: { ...open, bids } }))).toContain(
      'Oost staat niet als enige op de eerste plaats. Waarom voor deze inschrijver is gekozen, is niet in Milieuspoor vastgelegd.',
    );
  });
});

describe('the document', () => {
  it('has a table of contents with the page of every heading', () => {
    const entries = whole.paragraphs.filter(({ style }) => style.startsWith('TOC')).map(({ text }) => text);
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) expect(entry).toMatch(/\d$/);
    expect(entries.join('\n')).toContain('Bijlage: bestanden');
  });

  it('says on every page which one it is, and is called by its project on all but the first', () => {
    const [header, footer] = ['header', 'footer'].map((kind) =>
      [...whole.parts].filter(([name]) => name.startsWith(`word/${kind}`)).map(([, part]) => part),
    );
    expect(
      footer?.map((part) => part && elementsOf(part, 'instrText').map((each) => each.textContent)),
    ).toEqual([
      ['PAGE', 'NUMPAGES'],
      ['PAGE', 'NUMPAGES'],
    ]);
    expect(header?.map((part) => part?.documentElement?.textContent).sort()).toEqual([
      '',
      'Milieu-impactrapport\tHerinrichting Dorpsstraat',
    ]);
  });

  it('begins a page for its contents, for the text after them, and behind the page that is read first, so that none before an appendix is nearly empty', () => {
    const begun = elementsOf(partOf(whole.parts, 'word/document.xml'), 'p').filter(
      (paragraph) => elementsOf(paragraph, 'pageBreakBefore').length + elementsOf(paragraph, 'br').length > 0,
    );
    expect(begun.map((paragraph) => paragraph.textContent)).toEqual(['Inhoud', '', 'Toelichting']);
  });

  it('repeats the heads of its tables on every page, and splits no row', () => {
    const body = partOf(whole.parts, 'word/document.xml');
    const headed = elementsOf(body, 'tbl').filter((table) => elementsOf(table, 'tblHeader').length === 1);
    // All tables except the facts of the cover and of the signing, whose headings are a column.
    expect(headed.length).toBe(elementsOf(body, 'tbl').length - 2);
    for (const row of elementsOf(body, 'tr')) expect(elementsOf(row, 'cantSplit').length).toBe(1);
  });

  it('breaks no short table, and of a long one neither heads nor total stand alone', async () => {
    const many = Array.from({ length: 14 }, (_, place) => exampleGroup(`Groep ${place}`, place + 1));
    const keptOf = ({ parts }: ReadDocument, head: string) => {
      const table = elementsOf(partOf(parts, 'word/document.xml'), 'tbl').find((each) =>
        each.textContent?.includes(head),
      );
      return table ? elementsOf(table, 'tr').map((row) => elementsOf(row, 'keepNext').length > 0) : [];
    };
    expect(keptOf(whole, 'Productgroep')).toEqual([true, true, true, false]);
    // A table without a total is not broken either.
    expect(keptOf(whole, 'Primair materiaal')).toEqual([...Array(9).fill(true), false]);
    const long = await read({ variants: [exampleVariant(1, many)] });
    expect(keptOf(long, 'Productgroep')).toEqual([true, ...Array(13).fill(false), true, false]);
    // A few high rows also make a long table: it would leave much of a page empty.
    const high = many
      .slice(0, 4)
      .map((group) => ({ ...group, name: 'Verhardingen van rijbanen '.repeat(9) }));
    const ofHigh = await read({ variants: [exampleVariant(1, high)] });
    expect(keptOf(ofHigh, 'Productgroep')).toEqual([true, false, false, false, true, false]);
  });

  it('keeps the notes below a table and below a picture together, on the page of what they explain', async () => {
    const picture = { kind: 'png', bytes: PIXEL, width: 4, height: 2, alt: 'A', variant: 1 } as const;
    const { parts } = await read({
      variants: [
        exampleVariant(1, [exampleGroup('A', 2), exampleGroup('B', 1)], { mki: sum(3, { undeclared: 1 }) }),
      ],
      pictures: [
        { ...picture, title: 'Met', notes: ['* Niet alles.', '* En meer niet.'] },
        { ...picture, title: 'Zonder', notes: [] },
      ],
    });
    const body = partOf(parts, 'word/document.xml');
    const isKept = (element: Element) => elementsOf(element, 'keepNext').length > 0;
    const lastRow = elementsOf(body, 'tbl')
      .filter((each) => each.textContent?.includes('Productgroep'))
      .flatMap((each) => elementsOf(each, 'tr'))
      .at(-1);
    expect(lastRow && isKept(lastRow)).toBe(true);
    const paragraphs = elementsOf(body, 'p');
    expect(paragraphs.filter((each) => elementsOf(each, 'drawing').length > 0).map(isKept)).toEqual([
      true,
      false,
    ]);
    const notes = paragraphs.filter((each) => /^\* (Niet alles|En meer niet)/.test(each.textContent ?? ''));
    expect(notes.map(isKept)).toEqual([true, false]);
  });

  it('breaks no amount off, in sentences and in tables', () => {
    const texts = elementsOf(partOf(whole.parts, 'word/document.xml'), 't').map((each) => each.textContent);
    const amounts = texts.filter((text) => text?.includes('€'));
    expect(amounts).toContain('€40.000,\u2011');
    expect(amounts.filter((text) => /€[\d.]+,-|-€/.test(text ?? ''))).toEqual([]);
  });

  it('lets a reader check each file by its SHA-256, and says what wrote the report', () => {
    expect(tableWith(whole, 'SHA-256')[1]).toEqual([
      [
        ...['Variant 1', 'berekening 1.xlsx', 'geüpload op 02-03-2026 10:00 door An de Vries'],
        'importversie abcdef100000',
      ].join('\n'),
      '1'.repeat(64),
    ]);
    expect(linesOf(whole)).toContain(
      'Dit rapport is op 20-11-2026 10:00 gemaakt door Bo Bakker met Milieuspoor, versie V2.4-abc.',
    );
  });

  it('says so where nobody recorded which version of the import read a file', async () => {
    const [variant] = exampleReport().variants;
    if (!variant) throw new Error('The example has two variants');
    const file = { ...variant.file, readerVersion: null };
    const document = await read({ variants: [{ ...variant, file }] });
    expect(tableWith(document, 'SHA-256')[1]?.[0]).toContain(
      'met welke importversie gelezen, is niet vastgelegd',
    );
  });

  it('says in words what a picture shows, below a caption', async () => {
    const picture = {
      kind: 'png',
      bytes: PIXEL,
      width: 1800,
      height: 900,
      title: 'MKI per module',
      notes: ['* Niet alles.'],
    } as const;
    const document = await read({ pictures: [{ ...picture, variant: 1, alt: 'Staven van de MKI.' }] });
    const body = partOf(document.parts, 'word/document.xml');
    const drawings = [...body.getElementsByTagName('wp:docPr')];
    expect(drawings.map((each) => each.getAttribute('descr'))).toEqual(['Staven van de MKI.']);
    const [extent] = [...body.getElementsByTagName('wp:extent')];
    expect(Number(extent?.getAttribute('cx')) / Number(extent?.getAttribute('cy'))).toBeCloseTo(2, 2);
    expect(linesOf(document)).toContain('Figuur 1. MKI per module');
    expect(linesOf(document)).toContain('* Niet alles.');
  });

  it('holds each picture as it was given, however many there are and wherever they stand', async () => {
    const other = Buffer.concat([PIXEL, Buffer.from('another one')]);
    const shown = (bytes: Uint8Array, variant: number | null) =>
      ({ kind: 'png', bytes, width: 4, height: 2, title: 'T', alt: 'A', notes: [], variant }) as const;
    const pictures = [shown(PIXEL, 1), shown(other, 2), shown(PIXEL, null)];
    const parts = unzipSync(await reportDocument(exampleReport({ pictures }), 'nl'));
    const media = Object.entries(parts).filter(([name]) => name.startsWith('word/media/'));
    const held = media.map(([, bytes]) => Buffer.from(bytes).toString('hex'));
    expect(held.sort()).toEqual([PIXEL.toString('hex'), other.toString('hex')].sort());
  });

  it('is the same bytes for the same report, whatever was made before it', async () => {
    const picture = {
      kind: 'png',
      bytes: PIXEL,
      width: 4,
      height: 2,
      title: 'T',
      alt: 'A',
      notes: [],
    } as const;
    const report = exampleReport({ pictures: [{ ...picture, variant: 2 }] });
    const once = await reportDocument(report, 'nl');
    await reportDocument(exampleReport({ madeBy: 'Iemand anders' }), 'nl');
    const again = await reportDocument(report, 'nl');
    expect(Buffer.compare(once, again)).toBe(0);
    const core = partOf(readDocument(again).parts, 'docProps/core.xml');
    expect(core.getElementsByTagName('dcterms:created')[0]?.textContent).toBe('2026-11-20T09:00:00Z');
  });

  it('is in English when that is asked for', async () => {
    const document = await read({}, 'en');
    expect(linesOf(document)).toContain(
      'The MKI of Variant 2 (Ontwerp 2) is €15,000 (25.00%) lower than that of Variant 1 (Raming).',
    );
  });

  it('writes units in English as its charts do: t and h', async () => {
    const document = await read({}, 'en');
    expect(linesOf(document)).toEqual(
      expect.arrayContaining([
        'Variant 2 (Ontwerp 2) has 150.00 tonnes (25.00%) less CO2 than Variant 1 (Raming).',
      ]),
    );
    expect(document.tables.flat(2)).toEqual(
      expect.arrayContaining(['CO2 (tonnes)', 'Site equipment, emission-free (hours)']),
    );
    expect(linesOf(document).filter((line) => /\bton\b|\buur\b/.test(line))).toEqual([]);
  });

  it('calls the largest contribution no more than that, however small its share is', async () => {
    const groups = Array.from({ length: 10 }, (_, place) => exampleGroup(`Groep ${place}`, 1000 - place));
    const variants = [exampleVariant(1, groups)];
    const nl = tableWith(await read({ variants }), 'Grootste productgroep')[1];
    expect(nl?.slice(1, 4)).toEqual(['Groep 0', '€1.000,-', '10,05 %']);
    const en = tableWith(await read({ variants }, 'en'), 'Largest product group')[1];
    expect(en?.slice(1, 4)).toEqual(['Groep 0', '€1,000', '10.05%']);
  });
});

it('names the type of the project and the modules in its language', async () => {
  const english = await read({}, 'en');
  expect(english.tables.flat()).toContainEqual(['Project type', 'Reconstruction']);
  expect(tableWith(english, 'Module').map(([name]) => name)).toContain('C2 Transport to processing');
  expect(tableWith(whole, 'Module').map(([name]) => name)).toContain('C2 Transport naar verwerking');
});
