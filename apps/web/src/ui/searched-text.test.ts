import { expect, it } from 'vitest';
import { partsOf } from './searched-text.tsx';

const marked = (text: string, search: string) =>
  partsOf(text, search)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('');

it.each([
  ['Café Één', 'cafe', '[Café] Één'],
  ['Café Één', 'een', 'Café [Één]'],
  ['Cafe\u0301 Een', 'café', '[Cafe\u0301] Een'],
  ['Weg, fase 2 in 2026', 'fase 2', 'Weg, [fase] [2] in 2026'],
  ['Fase 12', '2', 'Fase 12'],
  ['banaan', 'ana naa', 'b[anaa]n'],
  ['Brug', '', 'Brug'],
  ['', 'brug', ''],
])('of %j, %j marks %j', (text, search, result) => {
  expect(marked(text, search)).toBe(result);
});
