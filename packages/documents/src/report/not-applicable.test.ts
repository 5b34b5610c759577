import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { exampleGroup, exampleReport, exampleVariant, SAME_WORK, sum } from '../testing/example-report.ts';
import { type ReadDocument, readDocument } from '../testing/read-document.ts';
import type { Report, ReportPair, ReportVariant } from './report.ts';
import { reportDocument } from './report-document.ts';

const read = async (changes: Partial<Report>, language: 'nl' | 'en' = 'nl') =>
  readDocument(await reportDocument(exampleReport(changes), language));
const linesOf = ({ paragraphs }: ReadDocument) => paragraphs.map(({ text }) => text);

const inA4 = { posts: 5, subjects: ['module:A4'] } as const;
const NOTHING = { mki: null, co2: null };

/** Returns the design with its baseline, of which something was answered. */
function pairWith(answered: NonNullable<ReportPair['scope']>['answered']): ReportPair {
  return { variant: 2, baseline: 1, scope: { ...SAME_WORK, answered } };
}

describe('what counts as 0 in a difference since it was recorded as not applicable', () => {
  const pairs = [pairWith({ baseline: NOTHING, optimization: { mki: inA4, co2: inA4 } })];

  it('is said in the summary after the difference, once, with where the answer stands', async () => {
    const lines = linesOf(await read({ pairs }));
    const said =
      'MKI, CO2: In Variant 2 (Ontwerp 2) tellen 5 posten deels als 0, want A4 is vastgelegd als niet van toepassing; door wie en wanneer staat bij Methode.';
    expect(lines.filter((line) => line === said)).toHaveLength(1);
    const difference =
      'De MKI van Variant 2 (Ontwerp 2) is €15.000,- (25,00 %) lager dan die van Variant 1 (Raming).';
    expect(lines).toContain(difference);
    expect(lines.indexOf(said)).toBeGreaterThan(lines.indexOf(difference));
    expect(lines.findIndex((line) => line.includes('grondstoffen'))).toBeGreaterThan(lines.indexOf(said));
    const largest = lines.findIndex((line) => line.includes('zit vooral in'));
    expect(largest).toBeGreaterThan(lines.indexOf(said));
  });

  it('is said below the table of differences, once for both quantities', async () => {
    const lines = linesOf(await read({ pairs }));
    expect(lines.filter((line) => line.startsWith('Variant 2: ') && line.includes('als 0'))).toEqual([
      'Variant 2: MKI, CO2: in de variant tellen 5 posten deels als 0, want A4 is vastgelegd als niet van toepassing; door wie en wanneer staat bij Methode.',
    ]);
  });

  it('is said of the baseline by the variant that it stands beside, and in English', async () => {
    const ofBaseline = [pairWith({ baseline: { mki: inA4, co2: inA4 }, optimization: NOTHING })];
    const dutch = linesOf(await read({ pairs: ofBaseline })).join('\n');
    expect(dutch).toContain(
      'MKI, CO2: In Variant 1 (Raming), naast Variant 2 (Ontwerp 2), tellen 5 posten deels als 0, want A4 is',
    );
    expect(dutch).toContain('Variant 2: MKI, CO2: in de baseline tellen 5 posten deels als 0');
    const english = linesOf(await read({ pairs: ofBaseline }, 'en')).join('\n');
    expect(english).toContain(
      'MKI, CO2: In Variant 1 (Raming), compared with Variant 2 (Ontwerp 2), 5 items partly count as 0, because A4 was recorded as not applicable; the Method chapter says by whom and when.',
    );
  });

  it('names the quantity where it counts in one alone', async () => {
    const inC4 = { posts: 1, subjects: ['indicators'] } as const;
    const ofCo2 = [pairWith({ baseline: NOTHING, optimization: { mki: null, co2: inC4 } })];
    const dutch = linesOf(await read({ pairs: ofCo2 }));
    expect(dutch).toContain(
      'CO2: In Variant 2 (Ontwerp 2) telt 1 post deels als 0, want milieu-indicatoren zijn vastgelegd als niet van toepassing; door wie en wanneer staat bij Methode.',
    );
    expect(dutch.filter((line) => line.startsWith('Variant 2: ') && line.includes('als 0'))).toEqual([
      'Variant 2: CO2: in de variant telt 1 post deels als 0, want milieu-indicatoren zijn vastgelegd als niet van toepassing; door wie en wanneer staat bij Methode.',
    ]);
    expect(linesOf(await read({ pairs: ofCo2 }, 'en')).join('\n')).toContain(
      'CO2: In Variant 2 (Ontwerp 2), 1 item partly counts as 0',
    );
  });

  it('is told quantity by quantity where it is not the same', async () => {
    const mki = { posts: 6, subjects: ['module:A4', 'bare'] } as const;
    const lines = linesOf(
      await read({ pairs: [pairWith({ baseline: NOTHING, optimization: { mki, co2: inA4 } })] }),
    );
    expect(lines.filter((line) => line.startsWith('Variant 2: ') && line.includes('als 0'))).toEqual([
      'Variant 2: MKI: in de variant tellen 6 posten deels als 0, want A4 en milieu-indicatoren zijn vastgelegd als niet van toepassing; door wie en wanneer staat bij Methode.',
      'Variant 2: CO2: in de variant tellen 5 posten deels als 0, want A4 is vastgelegd als niet van toepassing; door wie en wanneer staat bij Methode.',
    ]);
  });

  it('stays with what can be said over some modules, and is not said where nothing is', async () => {
    const lacking = { items: 2, modules: LIFE_CYCLE_MODULES.map((module) => (module === 'C4' ? 2 : 0)) };
    const open = { ...SAME_WORK.lacking, optimization: { mki: lacking, co2: lacking, material: null } };
    const answered = { baseline: NOTHING, optimization: { mki: inA4, co2: inA4 } };
    const scope = { ...SAME_WORK, answered, lacking: open };
    const alone = linesOf(await read({ pairs: [{ variant: 2, baseline: 1, scope }] })).join('\n');
    expect(alone).toContain('is voor MKI niet met Variant 1 (Raming) te vergelijken');
    expect(alone).not.toContain('deels als 0');
    const perModule = LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? 45_000 : null));
    const variants = exampleReport().variants.map((variant) => ({
      ...variant,
      mki: { ...variant.mki, perModule },
    }));
    const shared = linesOf(await read({ variants, pairs: [{ variant: 2, baseline: 1, scope }] })).join('\n');
    expect(shared).toContain('over A1-A3');
    expect(shared).toContain('In Variant 2 (Ontwerp 2) tellen 5 posten deels als 0');
  });
});

describe('how complete a calculation is of which something was recorded as not applicable', () => {
  const empty = (posts: number) =>
    LIFE_CYCLE_MODULES.map((module) =>
      module === 'A4' ? sum(10 - posts || null, { undeclared: posts }) : sum(1),
    );
  const answered = (posts: number) => LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? posts : 0));
  const ofAn = (posts: number): ReportVariant['explained'] => [
    { subject: 'module:A4', posts, by: 'An de Vries', at: '2026-11-19T09:00:00.000Z' },
  ];

  /** Returns a variant of ten posts, of which `posts` leave A4 empty and `said` of those were answered. */
  function leaving(posts: number, said: number, changes: Partial<ReportVariant> = {}): ReportVariant {
    return exampleVariant(1, [exampleGroup('A', 5)], {
      modules: { mki: empty(posts), co2: empty(posts) },
      answeredModules: { mki: answered(said), co2: answered(said) },
      explained: ofAn(said),
      ...changes,
    });
  }
  const remarkOf = ({ tables }: ReadDocument) =>
    tables.find(([heads]) => heads?.includes('Volledigheid'))?.[1]?.[5];

  it('says what and by whom, that nothing else is missing, and nothing of a total that may be different', async () => {
    const document = await read({ variants: [leaving(10, 10)] });
    const lines = linesOf(document);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Variant 1 (Raming): leeg, maar vastgelegd als niet van toepassing, wat als 0 telt: A4 bij 10 posten (An de Vries). Wanneer dat is vastgelegd, staat bij Methode.',
        'Variant 1 (Raming): verder zijn alle 10 posten volledig opgegeven, voor alle grootheden en in alle modules.',
        'Leeg, maar vastgelegd als niet van toepassing, wat als 0 telt: A4 bij 10 posten.',
      ]),
    );
    const text = lines.join('\n');
    for (const other of ['ontbreken bij', 'totaal kan', ': alle 10 posten zijn volledig opgegeven'])
      expect(text).not.toContain(other);
    expect(remarkOf(document)).toBe('niet van toepassing, telt als 0: A4 bij 10 posten\nverder volledig');
  });

  it('says of how many posts it remains open, and that of those the total may be different', async () => {
    const document = await read({ variants: [leaving(8, 5)] });
    expect(linesOf(document)).toEqual(
      expect.arrayContaining([
        'Variant 1 (Raming): MKI en CO2 in module A4 ontbreken bij 3 van de 10 posten.',
        'Wat ontbreekt zonder als niet van toepassing te zijn vastgelegd, telt in een totaal ook als 0; het werkelijke totaal kan daardoor anders zijn.',
      ]),
    );
    expect(remarkOf(document)).toBe(
      'niet van toepassing, telt als 0: A4 bij 5 posten\nniet volledig: wat ontbreekt, staat bij Toelichting',
    );
    const english = linesOf(await read({ variants: [leaving(8, 5)] }, 'en')).join('\n');
    expect(english).toContain(
      'Variant 1 (Raming): empty, but recorded as not applicable, which counts as 0: A4 for 5 items (An de Vries). The Method chapter says when that was recorded.',
    );
  });

  it('names nobody who is not known, and speaks of no posts that are not in it', async () => {
    const explained = [
      ...ofAn(10).map((each) => ({ ...each, by: '' })),
      { subject: 'posts', posts: 2, by: 'An de Vries', at: '2026-11-19T09:00:00.000Z' } as const,
    ];
    const lines = linesOf(await read({ variants: [leaving(10, 10, { explained })] }));
    expect(lines).toContain(
      'Variant 1 (Raming): leeg, maar vastgelegd als niet van toepassing, wat als 0 telt: A4 bij 10 posten (niet vastgelegd). Wanneer dat is vastgelegd, staat bij Methode.',
    );
  });
});
