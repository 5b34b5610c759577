import { FIRST_WEIGHTED_SETS, LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, SET_HEADER } from '../testing/example-rows.ts';
import { questionAsked } from '../text/question-text.ts';
import type { ColumnPlacement } from './asked-while-reading.ts';
import type { Answers } from './workbook-question.ts';

/** An MKI of €2 in A1-A3 for one unit of each post. */
const profiles = (...posts: string[]) =>
  posts.flatMap((post): TestCell[][] => [
    [post, 'MKI', 2],
    [post, 'GWP', 10],
  ]);

interface File {
  readonly posten: readonly (readonly TestCell[])[];
  readonly set?: readonly (readonly TestCell[])[];
}
function read(
  { posten, set = [SET_HEADER, ...profiles('1', '2')] }: File,
  options: { answers?: Answers; placements?: ColumnPlacement[] } = {},
) {
  const bytes = buildWorkbook({ sheets: { Posten: posten, 'Set A1': set } });
  return readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS, options);
}
const asked = async (reading: ReturnType<typeof read>) => {
  const [question, ...others] = (await reading).questions.filter(({ kind }) => kind !== 'column');
  expect(others).toEqual([]);
  return question;
};

describe('a unit that names a multiple', () => {
  const posten = (...units: string[]) => [
    POSTEN_HEADER,
    ...units.map((unit, index) => postenRow(`${index + 1}`, { unit })),
  ];

  it('is asked about once, with its rows and what they weigh, and is not converted', async () => {
    const set = [SET_HEADER, ...profiles('1', '2', '3')];
    const reading = read({ posten: posten('1000 m2', 'm2', 'per 100 st'), set });
    const question = await asked(reading);
    expect(question).toMatchObject({
      ...{ kind: 'unit-multiple', required: true, choices: ['confirmed'], changesReading: false },
      ...{ sheet: 'Posten', row: 2, cell: 'A2', column: 'Postnummer' },
      ...{ units: ['1000 m2', 'per 100 st'], list: '2, 4', count: 2, of: 3 },
      mki: [{ set: 'a1', mkiEur: 40, totalEur: 60 }],
    });
    expect(question && questionAsked(question, 'nl')).toBe(
      "Gelden Hoeveelheid en alle waarden voor de hele Unit, waar die een veelvoud noemt: '1000 m2' en 'per 100 st' (2 rijen: 2, 4)? Een Hoeveelheid van 10 is gelezen als 10 keer '1000 m2'. Zo gelezen zijn deze posten 2 van 3 posten, €40,- van €60,- MKI in Set A1 (66,7 %).",
    );
    expect(question && questionAsked(question, 'en')).toContain("read as 10 times '1000 m2'");
    expect(await reading).toMatchObject({ items: [{ item: { unit: '1000 m2', quantity: 10 } }, {}, {}] });
  });

  it('is another question for other units, and none for the units that everybody uses', async () => {
    const first = await asked(read({ posten: posten('1000 m2', 'm2') }));
    const second = await asked(read({ posten: posten('100 m2', 'm2') }));
    expect(first?.id).not.toBe(second?.id);
    expect(await asked(read({ posten: posten('m²', '1000 kg') }))).toBeUndefined();
  });

  it('names no set while that of the MKI in columns of Posten is open', async () => {
    const posten = [
      [...POSTEN_HEADER, 'MKI per eenheid A1-A3'],
      [...postenRow('1', { unit: '1000 m2' }), 2],
    ];
    const { questions } = await readCalculation(
      buildWorkbook({ sheets: { Posten: posten } }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );
    expect(questions.find(({ kind }) => kind === 'unit-multiple')).toMatchObject({
      mki: [{ set: null, mkiEur: 20, totalEur: 20 }],
    });
  });
});

describe('words that say that numbers are to be multiplied', () => {
  const rows = [postenRow('1'), postenRow('2')];

  it.each([
    ['above the table', [['Hoeveelheden in duizendtallen'], POSTEN_HEADER, ...rows], 'A1'],
    ['above the column', [[null, null, null, null, null, '(x 1000)'], [...POSTEN_HEADER], ...rows], 'F1'],
    ['below the column', [POSTEN_HEADER, [null, null, null, null, null, 'x 1000'], ...rows], 'F2'],
  ])('are asked about %s', async (_, posten, cell) => {
    const question = await asked(read({ posten }));
    expect(question).toMatchObject({
      ...{ kind: 'scale', required: true, choices: ['confirmed'], sheet: 'Posten', cell },
      ...{ words: [{ cell }], mki: [{ set: 'a1', mkiEur: 40 }] },
    });
    expect(question && questionAsked(question, 'nl')).toMatch(
      new RegExp(`In ${cell} staat '.*'.*Zo gelezen is de berekening €40,- MKI in Set A1`),
    );
  });

  it('are asked about on a sheet of a set, all at once', async () => {
    const set = [['Alle waarden per 1000 m2'], [null, null, '(1000 m2)'], SET_HEADER, ...profiles('1', '2')];
    expect(await asked(read({ posten: [POSTEN_HEADER, ...rows], set }))).toMatchObject({
      ...{ kind: 'scale', sheet: 'Set A1' },
      words: [
        { cell: 'A1', text: 'Alle waarden per 1000 m2' },
        { cell: 'C2', text: '(1000 m2)', column: 'A1-A3' },
      ],
    });
  });

  it('are the unit for which a set sheet says that its figures are, unless each item is in it', async () => {
    const withTitle = (title: string, ...units: string[]) =>
      asked(
        read({
          posten: [POSTEN_HEADER, ...units.map((unit, index) => postenRow(`${index + 1}`, { unit }))],
          set: [[title], SET_HEADER, ...profiles('1', '2')],
        }),
      );
    expect(await withTitle('Milieuprofielen per ton', 'm2', 'ton')).toMatchObject({
      ...{ kind: 'scale', sheet: 'Set A1', cell: 'A1' },
      words: [{ text: 'Milieuprofielen per ton', unit: 'ton' }],
    });
    expect(await withTitle('Milieuprofielen per 1000 kg', 't', 'ton')).toBeUndefined();
    expect(await withTitle('Milieuprofielen per product', 'm2', 'ton')).toBeUndefined();
  });

  it('are another unit above or below a column than its header has', async () => {
    const withCell = (header: string, cell: string) => {
      const beside = [null, null, null, null, null, null, cell];
      const item = rows.map((row) => [...row, 5]);
      return [
        asked(read({ posten: [beside, [...POSTEN_HEADER, header], ...item] })),
        asked(read({ posten: [[...POSTEN_HEADER, header], beside, ...item] })),
      ] as const;
    };
    const [above, below] = withCell('Primair materiaal (ton)', '[kg]');
    expect(await above).toMatchObject({ kind: 'scale', cell: 'G1', words: [{ text: '[kg]', unit: null }] });
    expect(await below).toMatchObject({ kind: 'scale', cell: 'G2' });
    for (const same of [
      ...withCell('Primair materiaal (kg)', 'kg'),
      ...withCell('Energie fossiel (MJ)', '(MJ)'),
    ])
      expect(await same).toBeUndefined();
  });

  it('are no words of a title, a remark or a column that is not read', async () => {
    const posten = [
      ['Reconstructie N200 km 1.000 - 2.000', null, 'Fase 2'],
      [...POSTEN_HEADER, 'Prijs'],
      [null, 'in 100 dagen', null, null, null, null, 'x 1000'],
      ...rows,
    ];
    expect((await read({ posten })).questions.map(({ kind }) => kind)).not.toContain('scale');
  });

  const placed = (header: string, remembered: boolean) =>
    read(
      { posten: [[...POSTEN_HEADER.slice(0, 5), header], ...rows] },
      remembered
        ? {
            placements: [
              {
                sheet: 'posten',
                headerKey: header.toLowerCase().replace(/\s/g, ''),
                column: 'Hoeveelheid',
              },
            ],
          }
        : { answers: { 'column:Posten:Hoeveelheid': header } },
    );

  it('are asked about in the header of a placed column, also where the placement is remembered', async () => {
    for (const remembered of [false, true])
      expect(await asked(placed('Hoeveelheid (x1000)', remembered))).toMatchObject({
        ...{ kind: 'scale', cell: 'F1' },
        words: [{ text: 'Hoeveelheid (x1000)', unit: null }],
      });
  });

  it('are the unit of a placed Hoeveelheid, unless each item is in it', async () => {
    expect(await asked(placed('Hoeveelheid (ton)', false))).toMatchObject({ words: [{ unit: 'ton' }] });
    expect(await asked(placed('Hoeveelheid (m²)', false))).toBeUndefined();
  });

  it('are asked about in the header of a placed module', async () => {
    const header = 'A1-A3 (per 1000 m2)';
    const set = [['Postnummer', 'Indicator', header, ...LIFE_CYCLE_MODULES.slice(1)], ...profiles('1', '2')];
    const answers = { 'column:Set A1:A1-A3': header };
    expect(await asked(read({ posten: [POSTEN_HEADER, ...rows], set }, { answers }))).toMatchObject({
      ...{ kind: 'scale', sheet: 'Set A1', cell: 'C1' },
    });
  });
});

describe('a column that says for how much a profile is', () => {
  const withUnits = (header: string, ...units: TestCell[]) =>
    read({
      posten: [POSTEN_HEADER, postenRow('1', { unit: 'm2' }), postenRow('2', { unit: 'ton' })],
      set: [
        ['Postnummer', header, 'Indicator', ...LIFE_CYCLE_MODULES],
        ...profiles('1', '2').map(([post = null, ...others]) => [
          post,
          units[post === '1' ? 0 : 1] ?? null,
          ...others,
        ]),
      ],
    });

  it('is asked about where it names another unit than the item has', async () => {
    const question = await asked(withUnits('Declared unit', '1000 kg', '1000 kg'));
    expect(question).toMatchObject({
      ...{ kind: 'profile-unit', required: true, choices: ['confirmed'] },
      ...{ sheet: 'Set A1', row: 2, cell: 'B2', column: 'Declared unit', count: 1 },
      items: [{ post: '1', unit: 'm2', ofProfile: '1000 kg' }],
      mki: [{ set: 'a1', mkiEur: 20, totalEur: 40 }],
    });
    expect(question && questionAsked(question, 'nl')).toContain(
      "bij 1 post: post '1' heeft 'm2' en het profiel '1000 kg'. De toepassing rekent niet om. Zo gelezen is deze post €20,- van €40,- MKI in Set A1 (50 %).",
    );
  });

  it.each(['Functionele eenheid', 'Gedeclareerde eenheid', 'Functional unit', 'FE', 'Per'])(
    'is known as %s',
    async (header) => {
      expect(await asked(withUnits(header, 'm3', 't'))).toMatchObject({ kind: 'profile-unit', count: 1 });
    },
  );

  it('asks nothing about the same unit, whatever its spelling, and about none', async () => {
    expect(await asked(withUnits('Declared unit', '1 m²', 'per ton'))).toBeUndefined();
    expect(await asked(withUnits('Declared unit', null, 'n.v.t.'))).toBeUndefined();
  });
});
