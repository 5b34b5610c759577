import { expect, it } from 'vitest';
import { readDocument } from '../testing/read-document.ts';
import { councilLetterDocument } from './council-letter-document.ts';

const LETTER = {
  title: 'Milieukosten van onze werken',
  organisation: 'Gemeente Voorbeeld',
  sentences: ['Wij kosten het milieu 20,0 % minder.', 'Vergeleken met de baseline.', 'Alles telt mee.'],
  pictures: [],
  facts: [{ label: 'Doel', value: 'er is geen doel vastgelegd' }],
  words: [{ label: 'MKI', value: 'Alle milieueffecten in één bedrag.' }],
  edited: null,
  madeAt: new Date('2026-11-30T09:00:00Z'),
};

it('has its sentences, facts and words in order, and says who edited it only where somebody did', async () => {
  const { paragraphs, tables } = readDocument(await councilLetterDocument(LETTER, 'nl'));
  const text = paragraphs.map((each) => each.text).join('\n');
  expect(text).toContain(LETTER.sentences.join('\n'));
  expect(text.startsWith('Milieukosten van onze werken\nGemeente Voorbeeld')).toBe(true);
  expect(text).toContain('MKI: Alle milieueffecten in één bedrag.');
  expect(tables.flat(2)).toEqual(['Doel', 'er is geen doel vastgelegd']);
  expect(text).not.toContain('aangepast');
  const edited = readDocument(await councilLetterDocument({ ...LETTER, edited: 'Aangepast door Bo.' }, 'nl'));
  expect(edited.paragraphs.map((each) => each.text).join('\n')).toContain('Aangepast door Bo.');
});
