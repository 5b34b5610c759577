import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const AGREED = 'docs/agreements.md';
/** This test quotes what it forbids. */
const SELF = 'scripts/references.test.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = ['apps', 'packages', 'e2e', 'benchmarks', 'scripts', 'docs'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/node_modules|dist\/|\.cache/.test(name))
    .map((name) => `${room}/${name}`)
    .filter((path) => path !== SELF),
);
const code = files.filter((path) => /\.([mc]?[jt]s|tsx)$/.test(path));
const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'benchmarks/README.md'],
  // The guide contains addresses of the application.
  ...files.filter((path) => /^docs\/(?!guide\/).*\.md$/.test(path)),
];

const agreed = [...read(AGREED).matchAll(/^- \*\*D-(\d+)\*\*/gm)].map(([, number]) => Number(number));
const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));

/** Returns every place in these files that contains a wrong one of this kind, as 'file: what'. */
function found(paths: readonly string[], kind: RegExp, isWrong: (what: string) => boolean = () => true) {
  return paths.flatMap((path) =>
    [...read(path).matchAll(kind)]
      .map(([whole, part = whole]) => part)
      .filter(isWrong)
      .map((what) => `${path}: ${what}`),
  );
}

describe('a reference leads somewhere', () => {
  it('there are files to look at', () => {
    expect(code.length).toBeGreaterThan(1_000);
    expect(pages.length).toBeGreaterThan(50);
  });

  it('each agreement has a number of its own, and none is missing', () => {
    expect([...agreed].sort((one, other) => one - other)).toEqual(agreed.map((_, index) => index + 1));
  });

  it('to an agreement', () => {
    expect(found([...code, ...pages], /\bD-(\d+)\b/g, (number) => !agreed.includes(Number(number)))).toEqual(
      [],
    );
  });

  it('to a decision, by its path', () => {
    const ours = /\bdecisions\/(\d{4})\b/g;
    expect(found([...code, ...pages], ours, (number) => !decisions.includes(number))).toEqual([]);
  });

  it('never to a decision by its bare number, which the agreements have too', () => {
    const bare = /\bdecisions?(?:\s|\*)+\d+/gi;
    expect(found(code, bare)).toEqual([]);
    // On a page, the number is the text of a link to that decision.
    expect(found(pages, /(?<!\[)\bdecisions?\s+\d+(?!\d*\])/gi)).toEqual([]);
    const linked = [...pages].flatMap((path) =>
      [...read(path).matchAll(/\[decision (\d+)\]\((?:\S*\/)?(\d{4})-/gi)].map(
        ([, number, file]) => [path, Number(number), Number(file)] as const,
      ),
    );
    expect(linked.length).toBeGreaterThan(50);
    expect(linked.filter(([, number, file]) => number !== file)).toEqual([]);
  });

  it('never to a row of a list that is not here', () => {
    expect(found(code, /\brows? [A-Z]{1,2}\d{2}\b|\((?:[CGLOPRTUXZ]\d{2})(?:[-,)]| to )/g)).toEqual([]);
  });

  it('by a link in a page, to a file that is there', () => {
    const gone = pages.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(gone).toEqual([]);
  });
});
