import { describe, expect, it } from 'vitest';
import { exampleGroup, exampleReport, exampleVariant } from '../testing/example-report.ts';
import { readDocument } from '../testing/read-document.ts';
import { reportDocument } from './report-document.ts';

const GROUPS = [exampleGroup('Verhardingen', 40_000)];
const asked = (number: number, question: string) =>
  exampleVariant(number, GROUPS, { answers: [{ question, answer: 'Nee.' }], warnings: ['Blad 2 is leeg.'] });

async function read(questions: readonly string[]) {
  const variants = questions.map((question, place) => asked(place + 1, question));
  const { paragraphs, tables } = readDocument(await reportDocument(exampleReport({ variants }), 'nl'));
  return { lines: paragraphs.map(({ text }) => text), tables };
}

describe('remarks about several files', () => {
  it('that are equal stand once, with the variants of which they hold', async () => {
    const { lines } = await read(['Klopt 1 ton?', 'Klopt 1 ton?']);
    expect(lines).toContain('Variant 1 en 2: Blad 2 is leeg.');
    expect(lines).toContain('Variant 1 en 2: Klopt 1 ton? Nee.');
  });

  it('that differ in figures are a sentence with letters, and a table of the figures', async () => {
    const { lines, tables } = await read([
      'Zijn 3 posten €1.200,50 MKI, en 30 % €360,15?',
      'Zijn 3 posten €900,- MKI, en 30 % €270,-?',
      'Zijn 3 posten €600,- MKI, en 30 % €180,-?',
    ]);
    expect(lines).toContain('Variant 1, 2 en 3: Zijn 3 posten [a] MKI, en 30 % [b]? Nee.');
    expect(tables.find(([head]) => head?.includes('[a]'))).toEqual([
      ['Variant', '[a]', '[b]'],
      ['Variant 1', '€1.200,50', '€360,15'],
      ['Variant 2', '€900,-', '€270,-'],
      ['Variant 3', '€600,-', '€180,-'],
    ]);
  });

  it('of one file that differ in figures are that as well, with one letter for figures that go together', async () => {
    const warnings = [31, 140, 249].map(
      (row, place) => `Rij ${row} (A${row}): post ${7 * (place + 1)} op 1.`,
    );
    const variant = exampleVariant(1, GROUPS, { warnings });
    const { paragraphs, tables } = readDocument(
      await reportDocument(exampleReport({ variants: [variant] }), 'nl'),
    );
    expect(paragraphs.map(({ text }) => text)).toContain('Variant 1: Rij [a] (A[a]): post [b] op 1.');
    expect(tables.find(([head]) => head?.includes('[a]'))).toEqual([
      ['Variant', '[a]', '[b]'],
      ['Variant 1', '31', '7'],
      ['Variant 1', '140', '14'],
      ['Variant 1', '249', '21'],
    ]);
  });

  it('of bids have the bidder beside the number, in sentences, in their table and among the files', async () => {
    const bids = ['Loon', 'Dekker', 'Groen'].map((bidder, place) => ({
      ...asked(place + 1, `Zijn ${place + 2} posten leeg?`),
      ...{
        bidder,
        calculationType: 'applicant' as const,
        readingNotes: place === 0 ? ['Rij 4 hoort bij 3.'] : [],
      },
    }));
    const { paragraphs, tables } = readDocument(
      await reportDocument(exampleReport({ variants: bids }), 'nl'),
    );
    const lines = paragraphs.map(({ text }) => text);
    expect(lines).toContain('Loon (variant 1): Rij 4 hoort bij 3.');
    expect(lines).toContain('Variant 1, 2 en 3: Zijn [a] posten leeg? Nee.');
    const cells = (head: string) =>
      tables
        .find(([heads]) => heads?.includes(head))
        ?.slice(1)
        .map(([cell]) => cell ?? '');
    expect(cells('[a]')).toEqual(['Variant 1\nLoon', 'Variant 2\nDekker', 'Variant 3\nGroen']);
    expect(cells('SHA-256')?.[2]).toMatch(/^Variant 3\s?Groen/);
  });

  it('of two files that differ stay two sentences', async () => {
    const { lines } = await read(['Klopt 1 ton?', 'Klopt 2 ton?']);
    expect(lines).toContain('Variant 1: Klopt 1 ton? Nee.');
    expect(lines).toContain('Variant 2: Klopt 2 ton? Nee.');
  });
});

it('variants that were weighed alike and leave the same empty are one row of the table on the method', async () => {
  const { tables } = await read(['a', 'b']);
  const [, ...rows] = tables.find(([head]) => head?.includes('Volledigheid')) ?? [];
  expect(rows.map(([names]) => names)).toEqual(['Variant 1 en 2']);
});

it('what was recorded as not applicable is a table, with who did and when', async () => {
  const explained = [
    { subject: 'module:A4', posts: 5, by: 'An de Vries', at: '2026-11-19T09:00:00.000Z' },
    { subject: 'module:B1', posts: 2, by: '', at: '2026-11-20T09:00:00.000Z' },
  ] as const;
  const variant = exampleVariant(1, GROUPS, { explained });
  const { tables } = readDocument(await reportDocument(exampleReport({ variants: [variant] }), 'nl'));
  expect(tables.find(([head]) => head?.includes('Vastgelegd door'))).toEqual([
    ['Variant', 'Wat', 'Vastgelegd door', 'Op'],
    ['Variant 1', 'module A4 bij 5 posten', 'An de Vries', '19-11-2026 10:00'],
    ['Variant 1', 'module B1 bij 2 posten', 'niet vastgelegd', '20-11-2026 10:00'],
  ]);
});
