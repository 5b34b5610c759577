import { expect, it } from 'vitest';
import { findInHelp } from './find-in-help.ts';

const HELP = {
  screens: [
    { screen: 'agenda', title: 'Agenda' },
    { screen: 'contact', title: 'Contact' },
  ],
  questions: [
    {
      uuid: 'a',
      category: 'Begrippen',
      title: 'Wat is MKI?',
      content: 'De milieukostenindicator: één bedrag, ook in de agenda.',
      language: 'nl',
    },
  ],
  chapters: [
    {
      slug: 'agenda',
      title: 'De agenda',
      blocks: [
        { kind: 'paragraph', line: ['Alle datums.'] },
        { kind: 'heading', id: 'delen', text: 'Delen' },
        { kind: 'paragraph', line: ['Een MKI staat er niet in.'] },
      ],
    },
  ],
} as const;

const told = (typed: string) => findInHelp(HELP, typed).map(({ source, title }) => [source, title]);

it('a word of an answer finds its question, with the answer around the word', () => {
  expect(findInHelp(HELP, 'EEN bedrag')).toEqual([
    { source: 'question', uuid: 'a', title: 'Wat is MKI?', excerpt: HELP.questions[0].content },
  ]);
});

it('places that have the words in their title stand before those that only say them', () => {
  expect(told('agenda')).toEqual([
    ['screen', 'Agenda'],
    ['guide', 'De agenda'],
    ['guide', 'De agenda: Delen'],
    ['question', 'Wat is MKI?'],
  ]);
  expect(told('mki')).toEqual([
    ['question', 'Wat is MKI?'],
    ['guide', 'De agenda: Delen'],
  ]);
});

it('all words count, a category does not, and no words find nothing', () => {
  expect(told('mki contact')).toEqual([]);
  expect(told('begrippen')).toEqual([]);
  expect(told(' ')).toEqual([]);
});
