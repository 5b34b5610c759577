import { CONTRACT_TYPES, type IssuedModel, type ModelChange, modelChanges } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { exampleCriterion } from '../testing/example-criterion.ts';
import { type ReadDocument, readDocument } from '../testing/read-document.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import { readerOf } from '../text/reader.ts';
import type { CriterionEdition, EditionBefore } from './award-criterion.ts';
import { changeLines } from './change-lines.ts';
import { criterionNote } from './criterion-note.ts';
import { emviDocument } from './emvi-document.ts';

const linesOf = ({ paragraphs }: ReadDocument) => paragraphs.map(({ text }) => text);
const read = async (edition: CriterionEdition, language: 'nl' | 'en' = 'nl') =>
  readDocument(await emviDocument(exampleCriterion({ edition }), language));
const said = (changes: readonly ModelChange[], language: 'nl' | 'en' = 'nl') =>
  changeLines(changes, EMVI_TEXTS[language].changes, readerOf(language));

const SINCE: EditionBefore = {
  number: 1,
  at: new Date('2026-11-20T09:00:00Z'),
  changes: [
    { field: 'upperEur', before: 100_000, after: 90_000 },
    { field: 'penaltyFactor', before: 1.5, after: 2.25 },
  ],
};

describe('what a document on the criterion is', () => {
  it('a concept says so in its title, in its header and in words, and has no number', async () => {
    for (const language of ['nl', 'en'] as const) {
      const document = await read({ kind: 'concept' }, language);
      const lines = linesOf(document);
      expect(lines[0]).toMatch(/^(CONCEPT|DRAFT) /);
      expect(lines.join('\n')).toMatch(
        /Dit is een concept: het is niet uitgegeven|This is a draft: it has not/,
      );
      expect(lines.join('\n')).not.toMatch(/nummer \d|number \d/);
      const header = [...document.parts].find(([name]) => /word\/header\d+\.xml/.test(name))?.[1];
      expect(header?.documentElement?.textContent).toMatch(/CONCEPT|DRAFT/);
    }
  });

  it('what is issued first names its number and its moment, and no changes', async () => {
    const lines = linesOf(await read({ kind: 'issued', number: 1, since: null }));
    expect(lines[0]).toBe('Gunningscriterium MKI');
    expect(lines).toContain('Dit is nummer 1 van het gunningscriterium, uitgegeven op 22-11-2026 11:00.');
    expect(lines.filter((line) => /Wijzigingen|in de plaats van nummer/.test(line))).toEqual([]);
  });

  it('a later one names the one that it takes the place of, and every change since', async () => {
    const lines = linesOf(await read({ kind: 'issued', number: 2, since: SINCE }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Dit is nummer 2 van het gunningscriterium, uitgegeven op 22-11-2026 11:00. Het komt in de plaats van nummer 1.',
        'Wijzigingen sinds nummer 1',
        'Dit is anders dan in nummer 1, dat op 20-11-2026 10:00 is uitgegeven:',
        'Referentiewaarde: was €100.000,-, is nu €90.000,-.',
        'Factor van de indicatieve boete: was 1,50, is nu 2,25.',
      ]),
    );
  });
});

describe('the note on what changed', () => {
  const note = async (language: 'nl' | 'en') => {
    const { edition: _edition, ...criterion } = exampleCriterion();
    return linesOf(readDocument(await criterionNote({ ...criterion, number: 2, since: SINCE }, language)));
  };

  it('names both numbers with their moments, the project, and every change', async () => {
    expect(await note('nl')).toEqual([
      'Nota van inlichtingen over het gunningscriterium MKI',
      'Herinrichting Dorpsstraat',
      'Deze nota hoort bij het gunningscriterium MKI van ‘Herinrichting Dorpsstraat’ van Gemeente Voorbeeld.',
      'Op 22-11-2026 11:00 is nummer 2 van het gunningscriterium uitgegeven. Het komt in de plaats van nummer 1 van 20-11-2026 10:00.',
      'Wijzigingen sinds nummer 1',
      'Dit is anders dan in nummer 1, dat op 20-11-2026 10:00 is uitgegeven:',
      'Referentiewaarde: was €100.000,-, is nu €90.000,-.',
      'Factor van de indicatieve boete: was 1,50, is nu 2,25.',
      'Wat hier niet staat, is in het gunningsmodel niet veranderd.',
    ]);
  });

  it('writes its figures in the language that it is in', async () => {
    expect(await note('en')).toEqual(
      expect.arrayContaining([
        'Reference value: was €100,000, is now €90,000.',
        'Factor of the indicative penalty: was 1.50, is now 2.25.',
      ]),
    );
  });
});

describe('a change in words', () => {
  const baseline = {
    id: 'b',
    name: 'Raming',
    set: 'a1',
    weightsVersion: '2026-1',
    mkiEur: 100_000.4,
  } as const;
  const MODEL: IssuedModel = {
    contractType: 'RAW',
    scopeEur: 1_000_000,
    benefitEur: 300_000,
    mkiMaxDiscountEur: 250_000,
    criteriaMaxDiscountEur: 50_000,
    criteria: [
      { id: 'h', name: 'Hinder', maxDiscountEur: 30_000 },
      { id: 'p', name: 'Planning', maxDiscountEur: 20_000 },
    ],
    upperEur: 100_000,
    lowerEur: 50_000,
    ceilingEur: null,
    steps: null,
    askedModules: [],
    penaltyFactor: 1.5,
    manuallySet: false,
    reference: { id: 'b', name: 'Raming' },
    baseline,
  };
  const [hinder, planning] = MODEL.criteria;
  if (!hinder || !planning) throw new Error('There are two criteria');

  it.each<[Partial<IssuedModel>, string]>([
    [{ scopeEur: 2_000_000 }, 'Projectomvang (geraamd): was €1.000.000,-, is nu €2.000.000,-.'],
    [{ benefitEur: 1 }, 'Totale fictieve korting: was €300.000,-, is nu €1,-.'],
    [{ mkiMaxDiscountEur: 1 }, 'Maximale korting voor de MKI: was €250.000,-, is nu €1,-.'],
    [{ criteriaMaxDiscountEur: 0 }, 'Maximale korting op overige criteria samen: was €50.000,-, is nu €0,-.'],
    [{ lowerEur: 40_000 }, 'Streefwaarde: was €50.000,-, is nu €40.000,-.'],
    [{ ceilingEur: 95_000 }, 'MKI-plafond: was geen, is nu €95.000,-.'],
    [
      { contractType: 'UAV-GC' },
      'Contractvorm: was UAV-contract met RAW-bestek, is nu UAV-GC-contract / Bouwteam.',
    ],
    [{ manuallySet: true }, 'De referentiewaarde is nu door de opdrachtgever zelf vastgesteld.'],
    [
      { askedModules: ['A4', 'A5'] },
      'Modules die van elke post worden gevraagd, naast wat de baseline opgeeft: was geen, is nu A4, A5.',
    ],
    [
      {
        steps: [
          { mkiUptoEur: 50_000, discountEur: 250_000 },
          { mkiUptoEur: 100_000, discountEur: 1_000 },
        ],
      },
      'Verloop van de korting voor de MKI: was een rechte lijn tussen streefwaarde en referentiewaarde, is nu tot en met €50.000,-: €250.000,-; tot en met €100.000,-: €1.000,-.',
    ],
    [{ reference: null }, 'Berekening waar de referentiewaarde uit komt: was ‘Raming’, is nu geen.'],
    [
      { reference: { id: 'c', name: 'Raming' } },
      'Berekening waar de referentiewaarde uit komt: is nu een andere berekening, met dezelfde naam: ‘Raming’.',
    ],
    [
      { baseline: { ...baseline, mkiEur: 100_000.3 } },
      'Actieve baselineberekening: was ‘Raming’ in Set A1, gewogen met versie 2026-1 van de weegfactoren, MKI €100.000,4, is nu ‘Raming’ in Set A1, gewogen met versie 2026-1 van de weegfactoren, MKI €100.000,3.',
    ],
    [
      { baseline: null },
      'Actieve baselineberekening: was ‘Raming’ in Set A1, gewogen met versie 2026-1 van de weegfactoren, MKI €100.000,4, is nu geen.',
    ],
    [
      { criteria: [hinder, planning, { id: 'x', name: 'Veiligheid', maxDiscountEur: 500 }] },
      'Nieuw criterium ‘Veiligheid’, met een maximale korting van €500,-.',
    ],
    [
      {
        criteria: [
          hinder,
          planning,
          {
            ...{ id: 'x', name: 'Veiligheid', maxDiscountEur: 500 },
            scale: [
              { permille: 333, name: 'Matig' },
              { permille: 1000, name: 'Goed' },
            ],
          },
        ],
      },
      'Nieuw criterium ‘Veiligheid’, met een maximale korting van €500,-. Schaal: 33,3 % Matig / 100 % Goed.',
    ],
    [
      { criteria: [hinder] },
      'Het criterium ‘Planning’, met een maximale korting van €20.000,-, is vervallen.',
    ],
    [
      { criteria: [{ ...hinder, name: 'Hinderbeperking' }, planning] },
      'Het criterium ‘Hinder’ heet nu ‘Hinderbeperking’.',
    ],
    [
      { criteria: [{ ...hinder, maxDiscountEur: 31_000 }, planning] },
      'Maximale korting op het criterium ‘Hinder’: was €30.000,-, is nu €31.000,-.',
    ],
    [
      {
        criteria: [
          {
            ...hinder,
            scale: [
              { permille: 0, name: 'Onvoldoende' },
              { permille: 1000, name: 'Goed' },
            ],
          },
          planning,
        ],
      },
      'Schaal van het criterium ‘Hinder’: was bedragen in euro, is nu 0 % Onvoldoende / 100 % Goed.',
    ],
    [{ criteria: [planning, hinder] }, 'De criteria staan nu in deze volgorde: Planning; Hinder.'],
  ])('says %o', (changes, line) => {
    const found = modelChanges(MODEL, { ...MODEL, ...changes });
    expect(said(found)).toEqual([line]);
    const [english] = said(found, 'en');
    expect(english).not.toMatch(/,-| was geen|\bis nu\b|\d\.\d{3}/);
  });

  it('knows every form of contract in both languages', () => {
    for (const after of CONTRACT_TYPES)
      for (const language of ['nl', 'en'] as const)
        expect(said([{ field: 'contractType', before: 'RAW', after }], language)[0]).not.toContain(
          'undefined',
        );
  });
});
