import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
const ANSWERS = ['holds', 'chosen', 'not yet', 'operator', 'n.a.'];

/**
 * The requirements of levels 1 and 2 of ASVS 5.0.0, by section; the numbers in a section run from 1, without those of
 * level 3.
 */
const SECTIONS: Readonly<Record<string, string>> = {
  1: '1-2 1-9 1-11 1-3 1-2',
  2: '1-3 1-3 1-4 1',
  3: '- 1-2 1-4 1-6 1-5 - 1-2',
  4: '1-3 1 1-2 1-4',
  5: '1 1-3 1-2 1-3',
  6: '1-3 1-12 1-4 1-4 1-5 1-3 - 1-4',
  7: '1-3 1-4 1-2 1-5 1-2 1-2',
  8: '1-2 1-3 1 1',
  9: '1-3 1-4',
  10: '1-2 1-2 1-4 1-11 1-5 1-2 1-3',
  11: '1-2 1-3 1-3 1-4 1 1',
  12: '1-3 1-2 1-4',
  13: '1 1-5 1-2 1-5',
  14: '1-2 1-4 1-3',
  15: '1-3 1-3 1-7',
  16: '1 1-5 1-4 1-3 1-3',
  17: '1 1-4 1-2',
};

const requirements = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.split(' ').flatMap((range, index) => {
    const [from, to = from] = range.split('-').map(Number);
    if (!from || !to) return [];
    return Array.from({ length: to - from + 1 }, (_, each) => `${chapter}.${index + 1}.${from + each}`);
  }),
);

const rows = PAGE.split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [id = '', level = '', , answer = '', , shownBy = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, level, answer, shownBy };
  });

/** `path` is the end of a path, from any folder at which the page begins. */
const tests = ['apps', 'packages', 'e2e', 'scripts'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => `/${room}/${name}`),
);

describe('the rows of docs/security.md', () => {
  it('are the requirements of levels 1 and 2, each once and in their order', () => {
    expect(requirements).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(requirements);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  });

  it('answer each of them, and say of what holds what shows it', () => {
    expect(rows.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
    expect(rows.filter(({ answer, shownBy }) => answer === 'holds' && shownBy === '–')).toEqual([]);
  });

  it('name tests that are there, each of them by a path that is one test only', () => {
    const named = rows.flatMap(({ id, shownBy }) =>
      [...shownBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ id, path })),
    );
    expect(named.length).toBeGreaterThan(150);
    const wrong = named.filter(
      ({ path }) =>
        path !== 'npm run check' && tests.filter((each) => each.endsWith(`/${path}`)).length !== 1,
    );
    expect(wrong).toEqual([]);
    expect(existsSync(join(ROOT, 'scripts', 'check.mjs'))).toBe(true);
  });

  it('are summed up rightly at the end', () => {
    const end = PAGE.slice(PAGE.indexOf('## What does not hold yet'));
    const listed = [...end.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id);
    const open = rows.filter(({ answer }) => answer === 'chosen' || answer === 'not yet').map(({ id }) => id);
    expect([...listed].sort()).toEqual([...open].sort());
    const count = (answer: string) => rows.filter((row) => row.answer === answer).length;
    expect(end.match(/\d+/g)?.slice(0, 6).map(Number)).toEqual([
      ...[rows.length, count('holds'), count('n.a.'), count('operator')],
      ...[count('chosen'), count('not yet')],
    ]);
  });
});
