import { wrapText } from '@milieuspoor/charts';
import { type Block, type Paper, TEXT_TYPE, writeLines } from '@milieuspoor/charts/drawing';
import { MARGIN } from './picture-sizes.ts';

/** Returns what the figures leave out, and their date: without these a picture would claim too much. */
export function notesBlock(paper: Paper, notes: readonly string[], width: number): Block {
  const measure = paper.measureIn(TEXT_TYPE);
  const lines = notes.flatMap((note) => wrapText(note, width - 2 * MARGIN, measure));
  return {
    height: lines.length * TEXT_TYPE.line,
    paint(top) {
      writeLines(paper, lines, { left: MARGIN, top, type: TEXT_TYPE, color: paper.theme.mutedText });
    },
  };
}
