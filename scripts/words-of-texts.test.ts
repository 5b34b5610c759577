import { expect, test } from 'vitest';
import { en as apiEn } from '../apps/api/src/text/en.ts';
import { nl as apiNl } from '../apps/api/src/text/nl.ts';
import { siteTextsEn } from '../apps/site/src/text/site-texts-en.ts';
import { siteTextsNl } from '../apps/site/src/text/site-texts-nl.ts';
import { first } from '../apps/web/src/text/en/first.ts';
import { rest } from '../apps/web/src/text/en/rest.ts';
import { nl as webNl } from '../apps/web/src/text/nl/index.ts';
import { emviEn } from '../packages/documents/src/text/emvi-en.ts';
import { emviNl } from '../packages/documents/src/text/emvi-nl.ts';
import { recordEn } from '../packages/documents/src/text/record-en.ts';
import { recordNl } from '../packages/documents/src/text/record-nl.ts';
import { reportEn } from '../packages/documents/src/text/report-en.ts';
import { reportNl } from '../packages/documents/src/text/report-nl.ts';

/** Words that stand for something else, or beside another word for the same. */
const REFUSED = {
  nl: [/\bde beheerder(?! van Milieuspoor)\b/i, /\bviewers?\b/i, /\bu heeft (?:geen|een|nog|het|de)\b/i],
  en: [/\bthe administrator(?! of Milieuspoor)\b/i, /\bsign(?:ed|ing)?[ -]in\b/i],
};
const TEXTS = {
  nl: {
    screens: webNl,
    server: apiNl,
    site: siteTextsNl,
    criterion: emviNl,
    award: recordNl,
    report: reportNl,
  },
  en: {
    screens: { first, rest },
    server: apiEn,
    site: siteTextsEn,
    criterion: emviEn,
    award: recordEn,
    report: reportEn,
  },
};

/** Every sentence of a tree of texts, as `key: sentence`. */
function sentencesOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [`${prefix}${key}: ${value}`];
    return typeof value === 'object' && value !== null ? sentencesOf(value, `${prefix}${key}.`) : [];
  });
}

test.each(['nl', 'en'] as const)('one thing has one word, whoever says it: %s', (language) => {
  const sentences = sentencesOf(TEXTS[language]);
  expect(sentences.length).toBeGreaterThan(1_000);
  const said = sentences.map((each) => ({ each, sentence: each.slice(each.indexOf(': ') + 2) }));
  expect(said.filter(({ sentence }) => REFUSED[language].some((word) => word.test(sentence)))).toEqual([]);
});

test.each([webNl, { ...first, ...rest }])('a list within a part has another name than the part', (texts) => {
  expect(texts.history.list).not.toBe(texts.admin.tabs.historie);
});
