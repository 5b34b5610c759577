import { describe, expect, it } from 'vitest';
import { exampleBaseline, exampleCriterion, firstWeights } from '../testing/example-criterion.ts';
import { partOf, type ReadDocument, readDocument } from '../testing/read-document.ts';
import type { CriterionToHandOut } from './award-criterion.ts';
import { emviDocument } from './emvi-document.ts';

async function read(changes: Partial<CriterionToHandOut> = {}, language: 'nl' | 'en' = 'nl') {
  return readDocument(await emviDocument(exampleCriterion(changes), language));
}

/** Returns all its text, line by line. */
const linesOf = ({ paragraphs }: ReadDocument) => paragraphs.map(({ text }) => text);
const model = exampleCriterion().model;

describe('the tender document', () => {
  it('says which project it is about, of whom, made when and by whom', async () => {
    const { tables } = await read();
    expect(tables[0]).toEqual([
      ['Project', 'Herinrichting Dorpsstraat'],
      ['Opdrachtgever', 'Gemeente Voorbeeld'],
      ['Locatie', 'Voorbeeldstad'],
      ['Sector', 'Infrastructuur stedelijk'],
      ['Soort project', 'Herinrichting'],
      ['Contractvorm', 'UAV-contract met RAW-bestek'],
      ['Opgesteld op', '22-11-2026'],
      [
        'Vragen over Milieuspoor',
        'Beheer Milieuspoor\nVoorbeeldlaan 1\n1234 AB Voorbeeldstad\n030 123 45 67\nbeheer@milieuspoor.example',
      ],
    ]);
  });

  it('states the size, the benefit in euro and as a share, and how it is distributed', async () => {
    const { tables } = await read();
    expect(tables[1]).toEqual([
      ['Projectomvang (geraamd)', '€1.000.000,-'],
      ['Totale fictieve korting', '€300.000,- (30,00 % van de projectomvang)'],
    ]);
    expect(tables[2]).toEqual([
      ['Criterium', 'Maximale korting', 'Aandeel', 'Streefwaarde', 'Referentiewaarde'],
      ['MKI', '€250.000,-', '83,33 %', '€50.000,-', '€100.000,-'],
      ['Overige criteria samen', '€50.000,-', '16,67 %', '-', '-'],
      ['Totaal', '€300.000,-', '100,00 %', '', ''],
    ]);
  });

  it('gives the formula in words, with the values of the project, and worked out', async () => {
    const lines = linesOf(await read());
    expect(lines).toContain(
      'korting = maximale korting × referentiewaarde − MKI van de inschrijving / referentiewaarde − streefwaarde',
    );
    expect(lines).toContain('korting = 250.000 × 100.000 − MKI van de inschrijving / 100.000 − 50.000');
    expect(lines).toContain('korting = 250.000 × 100.000 − 75.000 / 100.000 − 50.000 = 125.000');
    expect(lines).toContain('Elke euro lagere MKI levert tussen deze grenzen 5,00 euro fictieve korting op.');
  });

  it('states the factor of the indicative penalty, with what it is taken of', async () => {
    expect(linesOf(await read({ penaltyFactor: 2.25 }))).toEqual(
      expect.arrayContaining([
        '2,25 × (korting aangeboden MKI − korting gerealiseerde MKI bij het aanbestede werk)',
      ]),
    );
    expect(linesOf(await read({}, 'en')).join('\n')).toContain('1.50 × (discount offered MKI −');
  });

  it('says of an example that does not come out what it is rounded to', async () => {
    const lines = linesOf(await read({ model: { ...model, upperEur: 96_633, lowerEur: 48_317 } }));
    expect(lines).toContain(
      'korting = 250.000 × 96.633 − 75.000 / 96.633 − 48.317 ≈ 111.934,97, afgerond 111.935',
    );
  });

  it('works the fictitious price out, with the other criteria for half of what they can earn', async () => {
    const lines = linesOf(await read());
    expect(lines).toContain(
      'fictieve inschrijfprijs = inschrijfprijs − korting voor de MKI − korting op overige criteria',
    );
    expect(lines).toContain('1.000.000 − 125.000 − 25.000 = 850.000');
  });

  it('says how a discount on other criteria comes about: by a scale, or where else that stands', async () => {
    const scale = [
      { permille: 0, name: 'Onvoldoende' },
      { permille: 1000, name: 'Goed' },
    ];
    const plan = { id: 'p', name: 'Planning', maxDiscountEur: 20_000 };
    const hinder = { id: 'h', name: 'Hinder', maxDiscountEur: 30_000 };
    const level = 'Op criteria met een schaal krijgt een inschrijving een niveau.';
    const mixed = linesOf(await read({ criteria: [{ ...plan, scale }, hinder] })).join('\n');
    expect(mixed).toContain(level);
    expect(mixed).toContain(
      'Zonder schaal, en dus met een bedrag in hele euro’s van 0 tot en met de maximale korting: Hinder. Hoe de opdrachtgever dat bedrag bepaalt, staat niet in dit document',
    );
    expect(mixed).toContain('onder dezelfde naam.');
    const none = linesOf(await read({ criteria: [plan, hinder] })).join('\n');
    expect(none).toContain('de maximale korting: Planning; Hinder.');
    expect(none).toContain('onder dezelfde namen.');
    expect(none).not.toContain(level);
    const all = linesOf(
      await read({
        criteria: [
          { ...plan, scale },
          { ...hinder, scale },
        ],
      }),
    ).join('\n');
    expect(all).not.toContain('Zonder schaal');
  });

  it('says of a bid that is not whole that it waits for a decision, by which what is empty may count as 0', async () => {
    const dutch = linesOf(await read()).join('\n');
    expect(dutch).toContain(
      'Zolang de opdrachtgever niet over elk ontbrekend onderdeel heeft besloten, wordt zo’n inschrijving niet beoordeeld',
    );
    expect(dutch).toContain(
      'Wat leeg is, telt pas als 0 nadat de opdrachtgever heeft vastgelegd dat het niet van toepassing is, of heeft besloten dat het als 0 telt.',
    );
    expect(linesOf(await read({}, 'en')).join('\n')).toContain('or has decided that it counts as 0.');
  });

  it('says of other criteria without a name that they stand elsewhere, and nothing where nothing can be earned on them', async () => {
    expect(linesOf(await read()).join('\n')).toContain(
      'Op de overige criteria samen krijgt een inschrijving een bedrag in hele euro’s, van 0 tot en met €50.000,-. Welke criteria dat zijn',
    );
    const without = await read({
      model: { ...model, mkiMaxDiscountEur: 300_000, criteriaMaxDiscountEur: 0 },
    });
    expect(linesOf(without)).not.toContain('De korting op overige criteria');
  });

  it('says of shares that they are rounded where what is read does not add up, and else nothing', async () => {
    const note = 'De aandelen zijn elk afgerond op twee decimalen; onafgerond zijn zij samen 100 %.';
    expect(linesOf(await read())).not.toContain(note);
    const criteria = [40_000, 20_000, 10_000].map((maxDiscountEur, at) => ({
      ...{ id: String(at), name: `Criterium ${at}`, maxDiscountEur },
    }));
    const uneven = { ...model, benefitEur: 320_000, criteriaMaxDiscountEur: 70_000 };
    expect(linesOf(await read({ model: uneven, criteria }))).toContain(note);
  });

  it('leaves other criteria out of the price where nothing is to be earned on them', async () => {
    const lines = linesOf(
      await read({ model: { ...model, mkiMaxDiscountEur: 300_000, criteriaMaxDiscountEur: 0 } }),
    );
    expect(lines).toContain('Op andere criteria dan de MKI is geen fictieve korting te verdienen.');
    expect(lines).toContain('fictieve inschrijfprijs = inschrijfprijs − korting voor de MKI');
    expect(lines).toContain('1.000.000 − 150.000 = 850.000');
  });

  it('lists each named criterion with its maximum and its share, and says that the discount is their sum', async () => {
    const document = await read({
      criteria: [
        { id: 'h', name: 'Hinderbeperking', maxDiscountEur: 30_000 },
        { id: 'p', name: 'Planning', maxDiscountEur: 20_000 },
      ],
    });
    expect(document.tables[2]?.slice(1)).toEqual([
      ['MKI', '€250.000,-', '83,33 %', '€50.000,-', '€100.000,-'],
      ['Hinderbeperking', '€30.000,-', '10,00 %', '-', '-'],
      ['Planning', '€20.000,-', '6,67 %', '-', '-'],
      ['Totaal', '€300.000,-', '100,00 %', '', ''],
    ]);
    expect(linesOf(document).join('\n')).toContain(
      'is de som van wat de inschrijving krijgt op: Hinderbeperking; Planning.',
    );
    expect(linesOf(await read()).join('\n')).not.toContain('is de som van wat');
  });

  it('has a table of MKI against discount, with a row on either side of the boundaries', async () => {
    const { tables } = await read();
    expect(tables[3]?.slice(0, 4)).toEqual([
      ['MKI van de inschrijving', 'Fictieve korting', 'Toelichting'],
      ['€45.000,-', '€250.000,-', 'onder de streefwaarde'],
      ['€50.000,-', '€250.000,-', 'streefwaarde'],
      ['€55.000,-', '€225.000,-', ''],
    ]);
    expect(tables[3]?.slice(-3)).toEqual([
      ['€95.000,-', '€25.000,-', ''],
      ['€100.000,-', '€0,-', 'referentiewaarde'],
      ['€105.000,-', '€0,-', 'boven de referentiewaarde'],
    ]);
  });

  it('says how is rounded and how ties are decided', async () => {
    const text = linesOf(await read()).join('\n');
    expect(text).toContain(
      'De korting wordt één keer afgerond, op hele euro’s; een halve euro gaat naar boven.',
    );
    expect(text).toContain('gaat de laagste MKI voor, vergeleken op de cent');
    expect(text).toContain('wijst de berekening geen winnaar aan');
  });

  it('asks of a bidder the set of the baseline, weighed with the same version', async () => {
    const a2 = { set: 'a2', weights: firstWeights('a2'), weightsVersion: '2026-3' } as const;
    const text = linesOf(await read({ baseline: exampleBaseline(a2) })).join('\n');
    expect(text).toContain('(.xlsx, .xlsm, .xls, ten hoogste 25 MB)');
    expect(text).toContain('het milieuprofiel op het blad Set A2 (EN 15804+A2)');
    expect(text).toContain('gewogen met versie 2026-3 van de weegfactoren van Set A2');
  });

  it('says beforehand what a bid must declare of each module, and what becomes of one that does not', async () => {
    const asked = [
      { module: 'A1-A3', declaredPosts: 12, ofEach: false },
      { module: 'A4', declaredPosts: 0, ofEach: true },
    ] as const;
    const { tables, paragraphs } = await read({ asked });
    expect(tables[4]).toEqual([
      ['Module', 'Posten van de baseline die haar opgeven', 'Gevraagd van elke post'],
      ['A1-A3', '12', 'nee'],
      ['A4', '0', 'ja'],
    ]);
    const said = paragraphs.map(({ text }) => text).join('\n');
    expect(said).toContain('wordt niet geaccepteerd waar de baseline indicatoren opgeeft');
    expect(said).toContain(
      'niet beoordeeld tot de opdrachtgever heeft vastgelegd wat de lege cellen van de baseline betekenen',
    );
    expect(said).toContain('wat ontbreekt telt als 0; het wordt aangevuld met de waarde die de baseline');
    const without = await read({
      baseline: null,
      asked: [{ module: 'A4', declaredPosts: null, ofEach: true }],
    });
    expect(without.tables.flat()).toContainEqual(['A4', 'nog niet bekend', 'ja']);
  });

  it('lists every weight in full with its source and whether it was confirmed', async () => {
    const first = firstWeights('a2');
    const weights = first.weights.map((weight) =>
      weight.code === 'AP' ? { ...weight, confirmedBy: 'S. Staf' } : weight,
    );
    const a2 = exampleBaseline({ set: 'a2', weights: { ...first, weights } });
    const { tables, paragraphs } = await read({ baseline: a2 });
    expect(tables[5]?.[0]).toEqual(['Indicator', 'Eenheid', 'Euro per eenheid', 'Bron', 'Getoetst']);
    expect(tables[5]?.length).toBe(20);
    expect(tables[5]).toContainEqual(['AP', 'mol H+-eq', '0,39', '1', 'ja']);
    // It came with the product, so nobody's name stands behind it.
    expect(tables[5]).toContainEqual(['ADP-f', 'MJ', '0,00033', '1', 'bron vermeld, niet getoetst']);
    expect(tables[5]).toContainEqual(['PM', 'disease incidence', '575.838', '2', 'nee']);
    expect(paragraphs.at(-1)?.text).toMatch(/^Bron 2: .*geen bron gevonden/);
  });

  it('keeps what people typed as they typed it', async () => {
    const name = 'Brug <A12> & “kade”';
    const { tables } = await read({ project: { ...exampleCriterion().project, name, location: '' } });
    expect(tables[0]?.[0]).toEqual(['Project', name]);
    expect(tables[0]?.[2]).toEqual(['Locatie', 'Niet opgegeven']);
  });

  it('says the same in English', async () => {
    const { tables, paragraphs } = await read({}, 'en');
    const lines = paragraphs.map(({ text }) => text);
    expect(lines[0]).toBe('Award criterion MKI');
    expect(lines).toContain('discount = 250,000 × 100,000 − 75,000 / 100,000 − 50,000 = 125,000');
    expect(tables[2]?.[2]).toEqual(['Other criteria together', '€50,000', '16.67%', '-', '-']);
    // A source has its published name in any language.
    const own = lines.filter((line) => !line.startsWith('Source '));
    expect(own.join('\n')).not.toMatch(/ (de|het|een|korting|van) /);
  });
});

describe('a model in steps with a ceiling', () => {
  const steps = [
    { mkiUptoEur: 50_000, discountEur: 250_000 },
    { mkiUptoEur: 100_000, discountEur: 50_000 },
  ];

  it('states the steps, works them out, and has no line and no stimulation', async () => {
    const document = await read({ model: { ...model, steps } });
    expect(document.tables).toContainEqual([
      ['MKI tot en met', 'Fictieve korting'],
      ['€50.000,-', '€250.000,-'],
      ['€100.000,-', '€50.000,-'],
      ['hoger dan €100.000,-', '€0,-'],
    ]);
    expect(document.tables).toContainEqual([
      ['MKI van de inschrijving', 'Fictieve korting'],
      ['€50.000,-', '€250.000,-'],
      ['€50.001,-', '€50.000,-'],
      ['€100.000,-', '€50.000,-'],
      ['€100.001,-', '€0,-'],
    ]);
    const lines = linesOf(document);
    expect(lines).toContain('Een MKI boven €100.000,- levert geen fictieve korting op.');
    expect(lines).toContain(
      'Voorbeeld: een inschrijving met een MKI van €100.000,- krijgt een fictieve korting van €50.000,-.',
    );
    expect(lines.filter((line) => /gelijkmatig|Elke euro lagere MKI/.test(line))).toEqual([]);
  });

  it('draws them as stairs between round figures, without a mark where a step ends and earns less', async () => {
    const { parts } = await read({ model: { ...model, steps } });
    const chart = partOf(parts, 'word/charts/chart1.xml');
    const valuesOf = (axis: string) =>
      [...chart.getElementsByTagName(axis)].flatMap((each) =>
        [...each.getElementsByTagName('c:v')].map(({ textContent }) => Number(textContent)),
      );
    expect(valuesOf('c:xVal')).toEqual([30_000, 50_000, 50_000, 100_000, 100_000, 120_000]);
    expect(valuesOf('c:yVal')).toEqual([250_000, 250_000, 50_000, 50_000, 0, 0]);
    const marks = [...chart.getElementsByTagName('c:marker')].flatMap((each) =>
      [...each.getElementsByTagName('c:symbol')].map((symbol) => symbol.getAttribute('val')),
    );
    expect(marks).toEqual(['none']);
    const [picture] = partOf(parts, 'word/document.xml').getElementsByTagName('wp:docPr');
    expect(picture?.getAttribute('descr')).toBe(
      'Trap van de fictieve korting: tot en met een MKI van €50.000,- is de korting €250.000,-, daarna daalt zij per trede, en boven een MKI van €100.000,- is zij nul. De cijfers staan in tabel 2.',
    );
  });

  it('says of the ceiling what becomes of a bid above it, and nothing where there is none', async () => {
    const saying = async (ceilingEur: number | null, language: 'nl' | 'en') =>
      linesOf(await read({ model: { ...model, ceilingEur } }, language)).filter((line) =>
        /plafond|ceiling/.test(line),
      );
    expect(await saying(90_000, 'nl')).toEqual([
      expect.stringContaining('Het MKI-plafond is €90.000,-.'),
      'Een streepje: de MKI ligt boven het MKI-plafond van €90.000,-. De inschrijving wordt terzijde gelegd en heeft geen korting.',
    ]);
    expect(await saying(90_000, 'en')).toEqual([
      expect.stringContaining('The MKI ceiling is €90,000.'),
      'A dash: the MKI is above the MKI ceiling of €90,000. The bid is set aside and has no discount.',
    ]);
    expect(await saying(105_000, 'nl')).toHaveLength(1);
    expect(await saying(null, 'nl')).toEqual([]);
  });

  it('states no discount above the ceiling, of a line or of steps', async () => {
    const line = await read({ model: { ...model, ceilingEur: 95_000 } });
    expect(line.tables.flat()).toEqual(
      expect.arrayContaining([
        ['€95.000,-', '€25.000,-', ''],
        ['€100.000,-', '-', 'referentiewaarde'],
        ['€105.000,-', '-', 'boven de referentiewaarde'],
      ]),
    );
    const stepped = await read({ model: { ...model, steps, ceilingEur: 90_000 } });
    expect(stepped.tables).toContainEqual([
      ['MKI van de inschrijving', 'Fictieve korting'],
      ['€50.000,-', '€250.000,-'],
      ['€50.001,-', '€50.000,-'],
      ['€100.000,-', '-'],
      ['€100.001,-', '-'],
    ]);
  });

  it('works no example out for a bid that is set aside', async () => {
    const examples = async (changes: Partial<typeof model>) =>
      linesOf(await read({ model: { ...model, ...changes } })).flatMap(
        (line) => /^Voorbeeld: .* MKI van (€[\d.]+)/.exec(line)?.[1] ?? [],
      );
    expect(await examples({ ceilingEur: 62_000 })).toEqual(['€60.000', '€60.000']);
    expect(await examples({ ceilingEur: 50_000 })).toEqual(['€50.000', '€50.000']);
    expect(await examples({ steps, ceilingEur: 90_000 })).toEqual(['€50.000', '€50.000']);
  });
});
