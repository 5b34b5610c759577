import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frequentQuestions } from '../apps/api/demonstration/demonstration-faq.ts';
import { en as apiEn } from '../apps/api/src/text/en.ts';
import { nl as apiNl } from '../apps/api/src/text/nl.ts';
import { figureTextsEn } from '../apps/site/src/text/figure-texts-en.ts';
import { figureTextsNl } from '../apps/site/src/text/figure-texts-nl.ts';
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

/** Words that mean something else, or that duplicate another word for the same thing. */
const REFUSED = {
  nl: [
    // an administrator of an organisation is an 'organisatiebeheerder', one of Milieuspoor a 'medewerker van
    // Milieuspoor'
    /\bbeheerders?\b/i,
    /\bhistorie\b/i,
    /\bviewers?\b/i,
    /\bu heeft (?:geen|een|nog|het|de)\b/i,
    // an MKI is lower or higher
    /\b(?:minder|meer) MKI\b/i,
    /\bMKI (?:minder|meer)\b/i,
    // an import has errors, warnings ('waarschuwingen') and notes ('opmerkingen')
    /\baandachtspunt/i,
    // an 'indicatorset'
    /\bmilieuset/i,
    // a 'tabblad'; the specification words one sentence otherwise
    /\b(?<!toe in )de tab\b/i,
    /\bEMVI-model\b/i,
    // a 'levenscyclusmodule', and a 'kant' of a comparison
    /\blevensfase/i,
    /\bzijden?\b/i,
  ],
  en: [
    // an 'organisation administrator' and 'Milieuspoor staff'
    /(?<!\borganisation )\badministrators?\b/i,
    /\b(?:provider|staff) of Milieuspoor\b/i,
    /\bsign(?:ed|ing)?[ -]in\b/i,
    // 'fictitious'
    /\bfictional\b/i,
    // 'warnings'
    /\bpoints? of attention\b/i,
    // an MKI is lower or higher
    /\b(?:less|more) MKI\b/i,
    // 'weights' and 'life-cycle module'
    /\bweighting factors?\b/i,
    /\blife-cycle stages?\b/i,
    // 'award model'
    /\bEMVI model\b/i,
    // 'last modified'
    /\blast edited\b/i,
    // Dutch in English words
    /\blies? fixed\b/i,
    /\bby (?:itself|themselves)\b/i,
    /\bmeanwhile\b/i,
    /\b(?:it|they|above) stands?\b/i,
    /\breckon/i,
    /\b(?:the )?own goals?\b/i,
    /\bthe own\b/i,
    /\bwalk along\b/i,
    /\banew\b/i,
    /\b(?:cannot|nothing can) be said\b/i,
    /\btold apart\b/i,
    /\bcan mend\b/i,
    /\b(?:sources?|what) stands?\b/i,
    /\bkilos?\b/i,
    /\bis no (?:legal )?advice\b/i,
  ],
};
/** Returns every page of a folder, such as the chapters of the guide, by the name of its file. */
function pagesIn(folder: string): Readonly<Record<string, string>> {
  const path = join(import.meta.dirname, '..', folder);
  const pages = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  // The targets of links and pictures are not part of the text.
  const said = (name: string) => readFileSync(join(path, name), 'utf8').replaceAll(/\]\([^)]*\)/g, ']');
  return Object.fromEntries(pages.map((name) => [name, said(name)]));
}

/** The questions in the demonstration data. */
const FAQ = {
  nl: frequentQuestions.map(({ title, content }) => ({ title, content })),
  en: frequentQuestions.map(({ titleEn, contentEn }) => ({ titleEn, contentEn })),
};

const TEXTS = {
  nl: {
    guide: pagesIn('docs/guide/nl'),
    faq: FAQ.nl,
    screens: webNl,
    server: apiNl,
    site: siteTextsNl,
    sitePages: pagesIn('apps/site/content/nl'),
    siteFigures: figureTextsNl,
    criterion: emviNl,
    award: recordNl,
    report: reportNl,
  },
  en: {
    guide: pagesIn('docs/guide/en'),
    faq: FAQ.en,
    screens: { first, rest },
    server: apiEn,
    site: siteTextsEn,
    sitePages: pagesIn('apps/site/content/en'),
    siteFigures: figureTextsEn,
    criterion: emviEn,
    award: recordEn,
    report: reportEn,
  },
};

/** Returns every sentence of a tree of texts, as `key: sentence`. */
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
  expect(texts.history.list).not.toBe(texts.admin.tabs.geschiedenis);
});
