import { expect, it } from 'vitest';
import { namedFile } from './named-file.ts';

const nameOf = (disposition: string | null) => {
  const file = namedFile(new Blob(['x'], { type: 'text/plain' }), disposition);
  return file instanceof File ? file.name : null;
};

it.each([
  [
    'with every letter it has',
    `attachment; filename="Brug_.docx"; filename*=UTF-8''Brug%20%C3%A9.docx`,
    'Brug é.docx',
  ],
  ['as it is when it has no other letters', 'attachment; filename="Brug Oost.docx"', 'Brug Oost.docx'],
  [
    'as it is when the other one cannot be read',
    `attachment; filename="a.docx"; filename*=UTF-8''50%.docx`,
    'a.docx',
  ],
  ['not at all when the server gave none', 'attachment', null],
  ['not at all without the header', null, null],
])('a file that comes from the server is named %s', (_how, disposition, name) => {
  expect(nameOf(disposition)).toBe(name);
});

it('keeps its bytes and its type', async () => {
  const file = namedFile(new Blob(['abc'], { type: 'text/plain' }), 'attachment; filename="a.txt"');
  expect([await file.text(), file.type]).toEqual(['abc', 'text/plain']);
});
