/** The fields above the text of a page. */
export interface PageHead {
  /** the heading of the page */
  readonly title: string;
  /** the name in a search engine and a browser's tab; at most 60 characters */
  readonly head: string;
  /** for search engines; at most 160 characters */
  readonly description: string;
  /** the first sentence, in larger type */
  readonly lead: string;
  /** the name in the navigation */
  readonly nav: string;
}

export interface ArticleHead extends PageHead {
  /** the last part of its address */
  readonly slug: string;
  /** 'yyyy-mm-dd' */
  readonly date: string;
}

export interface PageFile<Head> {
  readonly head: Head;
  /** Markdown */
  readonly body: string;
}

const PAGE_FIELDS = ['title', 'head', 'description', 'lead', 'nav'] as const;
const ARTICLE_FIELDS = [...PAGE_FIELDS, 'slug', 'date'] as const;

export function parsePage(name: string, text: string): PageFile<PageHead> {
  return parse(name, text, PAGE_FIELDS);
}

export function parseArticle(name: string, text: string): PageFile<ArticleHead> {
  return parse(name, text, ARTICLE_FIELDS);
}

/**
 * Parses lines of `field: value` between two lines of dashes, and the text below. Throws for a field that is missing or
 * unknown.
 */
function parse<Field extends string>(
  name: string,
  text: string,
  fields: readonly Field[],
): PageFile<Readonly<Record<Field, string>>> {
  const match = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(text);
  if (!match?.groups) throw new Error(`${name} does not begin with its fields`);
  const { head = '', body = '' } = match.groups;
  const found = new Map<string, string>();
  // A Markdown formatter leaves an empty line below the dashes.
  for (const line of head.split('\n').filter((each) => each.trim() !== '')) {
    const colon = line.indexOf(': ');
    if (colon < 0) throw new Error(`${name}: "${line}" is no field`);
    found.set(line.slice(0, colon), line.slice(colon + 2).trim());
  }
  const unknown = [...found.keys()].filter((key) => !fields.some((field) => field === key));
  if (unknown.length > 0) throw new Error(`${name} has unknown fields: ${unknown.join(', ')}`);
  const values = fields.map((field) => {
    const value = found.get(field);
    if (!value) throw new Error(`${name} lacks ${field}`);
    return [field, value];
  });
  return { head: Object.fromEntries(values) as Record<Field, string>, body };
}
