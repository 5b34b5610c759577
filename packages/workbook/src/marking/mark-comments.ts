import { MARKING_TEXTS } from '../text/marking-text.ts';
import { decodeEntities, findAttribute } from '../xlsx/xml-scanner.ts';
import {
  attributesOf,
  childrenOf,
  elementsIn,
  escapeXml,
  rawOf,
  rootOf,
  withInside,
  type XmlElement,
} from './xml-elements.ts';

/** The author of our comments; a comment of an earlier marking is replaced and not extended. */
const COMMENT_AUTHOR = 'Milieuspoor';

/** The author under which Excel hides a copy of a conversation; Excel shows the conversation instead. */
const CONVERSATION = 'tc=';

/** A line of a comment: a bold word and a sentence for each problem. */
export interface CommentLine {
  readonly label: string;
  readonly sentence: string;
}

export interface CellComment {
  readonly address: string;
  readonly lines: readonly CommentLine[];
}

export function emptyComments(mainNamespace: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${mainNamespace}"><authors></authors><commentList></commentList></comments>`;
}

/** A sheet's comments after marking. */
export interface MarkedComments {
  readonly xml: string;
  /** addresses that had no comment and need a box in the drawing */
  readonly fresh: readonly string[];
  /** addresses whose comment was ours and is removed, with its problem; their box must be removed too */
  readonly stale: readonly string[];
}

/**
 * Adds comments to those of a sheet. A cell with a comment keeps its text, with ours after it; ours of an earlier
 * marking are replaced, or removed when their problem is gone.
 */
export function withComments(xml: string, comments: readonly CellComment[]): MarkedComments {
  const opened = withAuthor(ensured(ensured(xml, 'authors', 'first'), 'commentList', 'last'));
  const { authors, author } = opened;
  const list = childOf(opened.xml, 'commentList');
  const p = rootOf(opened.xml).prefix;
  const wanted = new Map(comments.map((comment) => [comment.address, comment]));
  let inside = '';
  let copied = list?.contentStart ?? 0;
  const stale: string[] = [];
  if (!list) return { xml, fresh: [], stale };
  for (const element of list.contentEnd === list.end ? [] : childrenOf(opened.xml, list)) {
    const attributes = attributesOf(opened.xml, element);
    const address = (findAttribute(attributes, 'ref') ?? '').replaceAll('$', '').toUpperCase();
    const comment = wanted.get(address);
    const writer = authors[Number(findAttribute(attributes, 'authorId') ?? 0)] ?? '';
    if (!comment) {
      if (writer.startsWith(CONVERSATION)) continue;
      inside += opened.xml.slice(copied, element.start);
      copied = element.end;
      if (writer === COMMENT_AUTHOR) stale.push(address);
      else inside += joined(opened.xml, element, null, p);
      continue;
    }
    wanted.delete(address);
    if (writer.startsWith(CONVERSATION)) continue;
    inside += opened.xml.slice(copied, element.start);
    inside +=
      writer === COMMENT_AUTHOR ? toCommentXml(comment, author, p) : joined(opened.xml, element, comment, p);
    copied = element.end;
  }
  const fresh = [...wanted.keys()];
  const added = [...wanted.values()].map((comment) => toCommentXml(comment, author, p)).join('');
  const end = list.contentEnd === list.end ? list.contentStart : list.contentEnd;
  inside += opened.xml.slice(copied, end) + added;
  const changed =
    list.contentEnd === list.end
      ? withInside(opened.xml, list, inside)
      : opened.xml.slice(0, list.contentStart) + inside + opened.xml.slice(list.contentEnd);
  return { xml: changed, fresh, stale };
}

function childOf(xml: string, name: string): XmlElement | undefined {
  return childrenOf(xml, rootOf(xml)).find((child) => child.name === name);
}

function ensured(xml: string, name: string, where: 'first' | 'last'): string {
  if (childOf(xml, name)) return xml;
  const root = rootOf(xml);
  return withInside(xml, root, `<${root.prefix}${name}></${root.prefix}${name}>`, where);
}

function withAuthor(xml: string): { xml: string; authors: readonly string[]; author: number } {
  const element = childOf(xml, 'authors');
  const authors =
    element && element.contentEnd !== element.end
      ? childrenOf(xml, element).map((child) => xml.slice(child.contentStart, child.contentEnd))
      : [];
  const known = authors.indexOf(COMMENT_AUTHOR);
  if (known >= 0 || !element) return { xml, authors, author: Math.max(0, known) };
  const p = rootOf(xml).prefix;
  const tag = `<${p}author>${COMMENT_AUTHOR}</${p}author>`;
  return {
    xml: withInside(xml, element, tag),
    authors: [...authors, COMMENT_AUTHOR],
    author: authors.length,
  };
}

function toCommentXml(comment: CellComment, author: number, p: string): string {
  return `<${p}comment ref="${comment.address}" authorId="${author}" shapeId="0"><${p}text>${toRuns(comment, p, '')}</${p}text></${p}comment>`;
}

/** Returns the user's text as it was, without ours of an earlier marking, followed by ours of now. */
function joined(xml: string, element: XmlElement, comment: CellComment | null, p: string): string {
  const raw = rawOf(xml, element);
  const root = elementsIn(raw)[0];
  const text = root && childrenOf(raw, root).find(({ name }) => name === 'text');
  if (!root || !text || text.contentEnd === text.end) {
    if (!comment) return raw;
    const author = Number(findAttribute(attributesOf(xml, element), 'authorId') ?? 0);
    return toCommentXml(comment, author, p);
  }
  // A text without runs becomes a run, because ours must be runs.
  const runs = childrenOf(raw, text)
    .filter(({ name }) => name === 't' || name === 'r')
    .map((child) => (child.name === 't' ? `<${p}r>${rawOf(raw, child)}</${p}r>` : rawOf(raw, child)));
  const own = withoutOurs(runs);
  if (!comment && own.length === runs.length) return raw;
  const ours = comment ? toRuns(comment, p, '\n\n') : '';
  return raw.slice(0, text.contentStart) + own.join('') + ours + raw.slice(text.contentEnd);
}

const LABELS = Object.values(MARKING_TEXTS).flatMap(({ label }) => Object.values(label));

/** Tells whether comments hold text of an earlier marking: its author, or its words behind those of a user. */
export function holdOurs(xml: string): boolean {
  return xml.includes(`>${COMMENT_AUTHOR}<`) || LABELS.some((label) => xml.includes(`${label}:<`));
}

/**
 * Returns the runs of a comment without those of an earlier marking: each of our bold words, and the line behind it.
 * What somebody typed below that line stays.
 */
function withoutOurs(runs: readonly string[]): string[] {
  const own: string[] = [];
  let follows: 'nothing' | 'sentence' | 'label' = 'nothing';
  for (const run of runs) {
    const text = textOf(run);
    const said = text.trim();
    const isLabel = LABELS.some((label) => said === `${label}:`) || (follows === 'label' && said === '');
    if (/^\n\n/.test(text) && isLabel && BOLD.test(run)) follows = 'sentence';
    else if (follows === 'sentence') {
      follows = 'label';
      const typed = text.indexOf('\n');
      if (typed >= 0)
        own.push(run.replace(TEXT, (_, open, _text, close) => open + escapeXml(text.slice(typed)) + close));
    } else own.push(run);
  }
  return own;
}

const BOLD = /<(?:[\w.-]+:)?b(?:\s+val="(?:1|true)")?\s*\/>/;
const TEXT = /(<(?:[\w.-]+:)?t(?:\s[^>]*)?>)([^<]*)(<\/(?:[\w.-]+:)?t>)/;

/** Returns the text of a run, with line ends as we write them; Excel may write them as `_x000a_`. */
function textOf(run: string): string {
  return decodeEntities(TEXT.exec(run)?.[2] ?? '')
    .replace(/_x000[aA]_/g, '\n')
    .replace(/\r\n?/g, '\n');
}

function toRuns({ lines }: CellComment, p: string, before: string): string {
  const font = `<${p}sz val="9"/><${p}rFont val="Tahoma"/><${p}family val="2"/>`;
  const run = (properties: string, text: string) =>
    `<${p}r><${p}rPr>${properties}</${p}rPr><${p}t xml:space="preserve">${escapeXml(text)}</${p}t></${p}r>`;
  return lines
    .map(({ label, sentence }, index) => {
      const gap = index === 0 ? before : '\n\n';
      return run(`<${p}b/>${font}`, `${gap}${label}`) + run(font, ` ${sentence}`);
    })
    .join('');
}
