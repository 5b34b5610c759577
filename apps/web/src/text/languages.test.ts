import { describe, expect, test } from 'vitest';
import { first } from './en/first.ts';
import { rest } from './en/rest.ts';
import { nl } from './nl/index.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Returns every sentence of a text tree under its full key. */
function sentencesOf(tree: Tree, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...sentencesOf(value, `${prefix}${key}.`)],
    ),
  );
}

function placeholdersOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

const dutch = sentencesOf(nl);
const english = sentencesOf({ ...first, ...rest });

test('English has every key of Dutch and no other', () => {
  expect([...english.keys()].sort()).toEqual([...dutch.keys()].sort());
});

test('a sentence is filled in with the same names in both languages', () => {
  for (const [key, sentence] of dutch)
    expect([key, placeholdersOf(english.get(key) ?? '')]).toEqual([key, placeholdersOf(sentence)]);
});

test('no sentence is empty', () => {
  for (const sentence of [...dutch.values(), ...english.values()]) expect(sentence.trim()).not.toBe('');
});

test('what is asked before something is deleted says whether it can be undone', () => {
  const asked = /\.(remove|revoke|reset)(Question|Last|Open|Proven)$|^security\.passkeys\.removeHint$/;
  const keys = [...dutch.keys()].filter((key) => asked.test(key));
  expect(keys).toHaveLength(14);
  for (const key of keys) {
    expect([key, dutch.get(key)]).toEqual([key, expect.stringMatching(/ongedaan|opnieuw/)]);
    expect([key, english.get(key)]).toEqual([key, expect.stringMatching(/undone|again/)]);
  }
});

test('English calls an item of a calculation an item, as the glossary does', () => {
  const withoutNames = (sentence: string) => sentence.replaceAll(/\{\{[^}]*\}\}/g, '');
  const posts = [...english].filter(([, sentence]) => /\bposts?\b/i.test(withoutNames(sentence)));
  expect(posts).toEqual([]);
});

/** The nouns that these count are not in the text, or have one form. */
const ONE_FORM: Readonly<Record<string, readonly string[]>> = {
  Dutch: [
    ...['bids.award.aside', 'admin.health.facts.retried', 'charts.export.moreInLegend'],
    'progress.reasons.undeclared',
  ],
  English: [
    ...[
      'admin.health.facts.overdue',
      'admin.health.facts.retried',
      'admin.health.facts.waiting',
      'admin.waiting',
    ],
  ],
};
const ONE_FORM_IN_BOTH = [
  ...['scopeQuestions.changes.quantities', 'scopeQuestions.changes.units', 'uploadCheck.problems.more'],
  ...['admin.health.facts.givenUp', 'admin.health.facts.working', 'admin.health.facts.failedOfDay'],
  ...['admin.weights.unconfirmed', 'settings.members.invitedCount'],
  ...['progress.reasons.module', 'progress.reasons.indicators', 'progress.reasons.unworked'],
  'progress.reasons.weights',
];

/** The number in these is never one: they are only shown for several, or for more than are listed. */
const NEVER_ONE = [
  ...[
    'programs.hooks.more',
    'reports.made.showAll',
    'charts.table.totalOver',
    'charts.coverage.overProjects',
  ],
  ...['library.compare', 'library.keep.most'],
  ...[
    'charts.coverage.noProjectsOfScope',
    'charts.coverage.noProjects',
    'charts.coverage.noProjectsOfWeights',
  ],
  'statistics.ratios.posts.cut',
  ...['charts.coverage.othersDrawn', 'charts.coverage.othersInTable', 'statistics.ratios.speaks'],
  // A map says so of groups, and of more projects than it shows.
  ...['projectMap.group', 'projectMap.notAll', 'promises.listed'],
  ...['statistics.band.unknownShareOf', 'statistics.band.scope.over'],
  ...['tenders.exploration.play', 'admin.revaluation.progress'],
];

describe.each([
  ['Dutch', dutch],
  ['English', english],
])('in %s', (language, sentences) => {
  const ofEnding = (ending: string) =>
    [...sentences.keys()].filter((key) => key.endsWith(ending)).map((key) => key.slice(0, -ending.length));

  test('each text of one has a text of several, and the other way round', () => {
    expect(ofEnding('_one').length).toBeGreaterThan(100);
    expect(ofEnding('_one').sort()).toEqual(ofEnding('_other').sort());
  });

  test('one is not spoken of as several are', () => {
    const alike = ofEnding('_one').filter(
      (key) => sentences.get(`${key}_one`) === sentences.get(`${key}_other`),
    );
    expect(alike.sort()).toEqual([...(ONE_FORM[language] ?? []), ...ONE_FORM_IN_BOTH].sort());
  });

  test('what is counted has a singular, unless there are always several', () => {
    const plural = [...sentences].flatMap(([key, sentence]) =>
      !/_(one|other)$/.test(key) && /\{\{count[^}]*\}\} [a-z]+(en|s)\b/.test(sentence) ? [key] : [],
    );
    expect(plural.filter((key) => !NEVER_ONE.includes(key))).toEqual([]);
  });
});
