import { describe, expect, it } from 'vitest';
import { relativeAddress } from '../layout/relative-address.ts';
import { headingId } from '../markdown/heading-id.ts';
import { plainText } from '../markdown/plain-text.ts';
import { fillInWeights } from './fill-in-weights.ts';
import { parsePage } from './parse-page-file.ts';
import { questionsOf } from './questions.ts';

describe('a file of content', () => {
  const HEAD = 'title: T\nhead: H\ndescription: D\nlead: L\nnav: N';

  it('is its fields and its text', () => {
    const page = parsePage('a.md', `---\n${HEAD}\n---\nTekst`);
    expect(page.head).toEqual({ title: 'T', head: 'H', description: 'D', lead: 'L', nav: 'N' });
    expect(page.body).toBe('Tekst');
  });

  it('may have empty lines between its fields', () => {
    expect(parsePage('a.md', `---\n\n${HEAD}\n---\n\nTekst`).head.title).toBe('T');
  });

  it('lacks no field and has no other', () => {
    expect(() => parsePage('a.md', `---\n${HEAD.replace('lead: L\n', '')}\n---\n`)).toThrow(
      'a.md lacks lead',
    );
    expect(() => parsePage('a.md', `---\n${HEAD}\nextra: x\n---\n`)).toThrow('unknown fields: extra');
  });
});

it('has its questions below their heading, up to the next one', () => {
  const body =
    '## Eerst\n### Geen vraag\n\n## Veelgestelde vragen\n\n### Hoe?\n\nZo, **echt**.\n\n### Wie?\n\nU.\n\n## Bronnen\n\nX';
  expect(questionsOf(body)).toEqual([
    { question: 'Hoe?', answer: 'Zo, echt.' },
    { question: 'Wie?', answer: 'U.' },
  ]);
  expect(questionsOf('## Iets\n\nTekst')).toEqual([]);
});

it('has its words without signs and figures for a search', () => {
  expect(plainText('## Kop\n\n- **een**\n- [twee](page:x) & drie\n\n```figure\nroad\n```')).toBe(
    'Kop een twee & drie',
  );
});

it.each([
  ['', 'contact/', 'contact/'],
  ['contact/', '', '../'],
  ['kennisbank/a/', 'en/', '../../en/'],
  ['', '', './'],
])('from %j, %j is %j', (from, to, address) => {
  expect(relativeAddress(from, to)).toBe(address);
});

it('has ids of headings that an address can carry', () => {
  expect(headingId('Wat betekent categorieën?')).toBe('wat-betekent-categorieen');
});

it('has its weights from where the application has them', () => {
  expect(fillInWeights('{weight a1 GWP} per kg, {weight a2 PM} of {weight a1 MAETP}', 'nl')).toBe(
    '€0,05 per kg, €575.838 of €0,0001',
  );
  expect(fillInWeights('{weight a2 PM} and {weight a1 GWP}', 'en')).toBe('€575,838 and €0.05');
  expect(() => fillInWeights('{weight a1 CO2}', 'nl')).toThrow('There is no {weight a1 CO2}');
  expect(() => fillInWeights('{weight a3 GWP}', 'nl')).toThrow('There is no {weight a3 GWP}');
});
