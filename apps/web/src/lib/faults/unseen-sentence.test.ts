import { expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { unseenInName, unseenInText } from './unseen-sentence.ts';

it('leaves aside what is cut off around a name or a text, and names what is inside', async () => {
  const t = await inDutch();
  // A cell that is copied from a spreadsheet ends in a tab or a new line.
  expect([unseenInName('Brug\t', t), unseenInText('Brug\n\ufeff', t)]).toEqual([null, null]);
  expect(unseenInName('Br\u200bug', t)).toContain('U+200B');
  expect(unseenInText('eerste\ntweede\u202e', t)).toContain('U+202E');
});
