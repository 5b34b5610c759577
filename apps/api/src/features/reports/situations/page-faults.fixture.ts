import { EDGE, type Page } from './read-pages.fixture.ts';

/** A heading of the contents, with the page on which it stands. */
export interface Heading {
  readonly title: string;
  readonly page: number;
  /** 1 for a chapter */
  readonly level: number;
}

/** A page with less than this share between its header and its footer is said to be empty. */
const FULL_MIN = 1 / 3;
/** Ink below a heading within this many points is its own descenders. */
const OWN_INK = 6;

/** Words of an amount or a percentage that broke off at the end of a line, and what the next line then begins with. */
const BROKEN = [
  [/€$/, /./],
  [/€[\d.]+,$/, /^-/],
  [/[\s(]-$/, /^€?\d/],
  [/\d$/, /^(%|ton\b|tkm\b|GJ\b)/],
] as const;

/** What a reader would be ashamed of in a printed document, in words. */
export function pageFaults(
  pages: readonly Page[],
  headings: readonly Heading[],
  language: 'nl' | 'en',
): string[] {
  return [
    ...pages.flatMap((page) => [...brokenAmounts(page), ...otherNotation(page, language)]),
    ...emptyPages(pages, headings),
    ...lonelyHeadings(pages, headings),
  ];
}

function brokenAmounts({ number, lines }: Page): string[] {
  return lines.flatMap(({ text, next }) => {
    return BROKEN.some(([end, begin]) => end.test(text) && begin.test(next))
      ? [`page ${number}: an amount breaks: '${text}' | '${next}'`]
      : [];
  });
}

/** Figures as the other language writes them. */
const NOTATION_OF_OTHERS = {
  nl: /€\d[\d,]*\.\d{2}(?![\d.])|\d\.\d+\s?%|(?<![\d.,])[1-9]\d{0,2}(,\d{3})+(?![\d,])/,
  en: /€\d[\d.]*,(\d{2}(?!\d)|-)|\d,\d{1,2}\s?%|(?<![\d.,]|article )[1-9]\d{0,2}(\.\d{3})+(?![\d.])|(?<!\d)\d{2}-\d{2}-20\d{2}/,
} as const;

function otherNotation({ number, lines }: Page, language: 'nl' | 'en'): string[] {
  return lines
    .filter(({ text }) => NOTATION_OF_OTHERS[language].test(text))
    .map(({ text }) => `page ${number}: not in ${language}: '${text}'`);
}

/** The cover and the contents are as long as they are; the last page of a chapter ends where the chapter does. */
function emptyPages(pages: readonly Page[], headings: readonly Heading[]): string[] {
  const chapters = headings.filter(({ level }) => level === 1);
  const first = chapters[0]?.page ?? 1;
  return pages.flatMap((page) => {
    const { number, height, inkBottom } = page;
    const begins = chapters.find((each) => each.page === number + 1);
    const isLast = number === pages.length || (begins && isAtTop(begins, pages[number]));
    const share = (inkBottom / height - EDGE) / (1 - 2 * EDGE);
    return number < first || isLast || share >= FULL_MIN
      ? []
      : [`page ${number}: only ${Math.round(100 * share)} % is used, and the chapter goes on`];
  });
}

/** The number of a heading may be read as a line of its own, beside its title. */
function isAtTop({ title }: Heading, page: Page | undefined): boolean {
  const inBody = page?.lines.filter(({ top }) => top > EDGE * page.height) ?? [];
  const [first] = inBody;
  return inBody.some(({ text, top }) => first && top < first.bottom && isOf(text, title));
}

const PREFIX_MIN = 20;

/** A long heading takes more than one line; a short beginning of it may be the head of a table. */
function isOf(line: string, title: string): boolean {
  const [text, whole] = [line, title].map((each) => each.replace(/^\d+\s+/, '').trim());
  return text === whole || ((text ?? '').length >= PREFIX_MIN && (whole ?? '').startsWith(text ?? ''));
}

function lonelyHeadings(pages: readonly Page[], headings: readonly Heading[]): string[] {
  return headings.flatMap(({ title, page: number }) => {
    const page = pages[number - 1];
    const line = page?.lines.find(({ text }) => isOf(text, title));
    if (!page || !line) return [`page ${number}: '${title}' is not there`];
    return page.inkBottom <= line.bottom + OWN_INK
      ? [`page ${number}: '${title}' stands alone at the foot`]
      : [];
  });
}
