import type { Problem } from '../problems/problem.ts';
import type { MarkingText } from '../text/marking-text.ts';
import { type CommentBox, emptyDrawing, withBoxes, withoutBoxes } from './comment-drawing.ts';
import { type CellComment, emptyComments, holdOurs, withComments } from './mark-comments.ts';
import type { MarkedCell } from './sheet-marks.ts';
import type { Namespaces, WorkbookPackage } from './workbook-package.ts';

const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.vmlDrawing';

/** The greatest length of a comment, in characters; the list has the rest. */
const COMMENT_MAX = 1_500;
/** Characters that fit on a line of a box, and the largest number of lines of a box. */
const LINE_CHARACTERS = 48;
const BOX_LINES_MAX = 30;

interface CommentWords {
  readonly namespaces: Namespaces;
  readonly text: MarkingText;
  readonly listName: string;
  readonly sentenceOf: (problem: Problem) => string;
}

/**
 * Adds comments to the cells of a sheet, in its existing parts or in new ones. Returns the XML by which the sheet
 * refers to its drawing when it doesn't yet; null when it does.
 */
export async function commentSheet(
  file: WorkbookPackage,
  sheetPath: string,
  cells: readonly MarkedCell[],
  words: CommentWords,
): Promise<string | null> {
  const { namespaces } = words;
  const relationships = await file.relationships(sheetPath);
  const partOf = (type: string) =>
    relationships.find((relationship) => relationship.type === type && file.has(relationship.target))?.target;
  const comments = cells.map((cell) => toComment(cell, words));

  const commentsPath = partOf('comments');
  const before = commentsPath === undefined ? emptyComments(namespaces.main) : await file.text(commentsPath);
  const { xml, fresh, stale } = withComments(before, comments);
  if (commentsPath !== undefined) file.replace(commentsPath, xml);
  else {
    const path = await file.add('xl/comments-problems.xml', xml, COMMENTS_TYPE);
    await file.relate(sheetPath, 'comments', path, namespaces);
  }

  const boxes = comments.filter(({ address }) => fresh.includes(address)).map(toBox);
  const drawingPath = await findDrawing(file, sheetPath);
  if (drawingPath !== null) {
    const drawing = withoutBoxes(await file.text(drawingPath), stale);
    file.replace(drawingPath, withBoxes(drawing, boxes));
    return null;
  }
  if (boxes.length === 0) return null;
  const path = await file.add('xl/drawings/problems.vml', withBoxes(emptyDrawing(), boxes), DRAWING_TYPE);
  const id = await file.relate(sheetPath, 'vmlDrawing', path, namespaces);
  return `<legacyDrawing xmlns="${namespaces.main}" xmlns:r="${namespaces.relationships}" r:id="${id}"/>`;
}

/** Tells whether a sheet has comments from an earlier marking. */
export async function hasOwnComments(file: WorkbookPackage, sheetPath: string): Promise<boolean> {
  const comments = (await file.relationships(sheetPath)).find(({ type }) => type === 'comments');
  return comments !== undefined && file.has(comments.target)
    ? holdOurs(await file.text(comments.target))
    : false;
}

/**
 * Returns the drawing that a sheet refers to. A sheet may have another one for the pictures of its header and footer,
 * so the reference in the sheet itself decides.
 */
async function findDrawing(file: WorkbookPackage, sheetPath: string): Promise<string | null> {
  const drawings = (await file.relationships(sheetPath)).filter(({ type }) => type === 'vmlDrawing');
  if (drawings.length === 0) return null;
  const id = await findLegacyDrawingId(file, sheetPath);
  const target = drawings.find((drawing) => drawing.id === id)?.target;
  return target !== undefined && file.has(target) ? target : null;
}

async function findLegacyDrawingId(file: WorkbookPackage, sheetPath: string): Promise<string | null> {
  let rest = '';
  for await (const text of file.texts(sheetPath)) {
    rest = rest.slice(-1_000) + text;
    const found = /<(?:[\w.-]+:)?legacyDrawing\s[^>]*?\w+:id\s*=\s*["']([^"']+)["']/.exec(rest);
    if (found) return found[1] ?? null;
  }
  return null;
}

function toComment(cell: MarkedCell, { text, listName, sentenceOf }: CommentWords): CellComment {
  const lines: { label: string; sentence: string }[] = [];
  let length = 0;
  for (const [index, problem] of cell.problems.entries()) {
    const sentence = sentenceOf(problem).slice(0, COMMENT_MAX);
    length += sentence.length;
    if (index > 0 && length > COMMENT_MAX) {
      lines.push({ label: '', sentence: text.more(cell.problems.length - index, listName) });
      break;
    }
    lines.push({ label: `${text.label[problem.severity]}:`, sentence });
  }
  return { address: cell.address, lines };
}

function toBox({ address, lines }: CellComment): CommentBox {
  const needed = lines.reduce(
    (sum, { label, sentence }) => sum + 1 + Math.ceil((label.length + sentence.length) / LINE_CHARACTERS),
    1,
  );
  return { address, lines: Math.min(BOX_LINES_MAX, needed) };
}
