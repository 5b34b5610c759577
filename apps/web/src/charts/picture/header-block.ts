import { wrapParts, wrapText } from '@milieuspoor/charts';
import { type Block, writeLines } from '@milieuspoor/charts/drawing';
import { paintLogo } from './logo.ts';
import type { CanvasPaper } from './paper.ts';
import { LOGO, MARGIN, SUBTITLE_TYPE, TITLE_TYPE } from './picture-sizes.ts';

interface HeaderText {
  readonly title: string;
  /** unit and subject of the figures */
  readonly subtitle: string;
}

const BESIDE_LOGO = 40;

/** Returns title and unit on the left, the logo on the right. */
export function headerBlock(
  paper: CanvasPaper,
  { title, subtitle }: HeaderText,
  { width, logo }: { width: number; logo: boolean },
): Block {
  const room = width - 2 * MARGIN - (logo ? LOGO.width + BESIDE_LOGO : 0);
  const titleLines = wrapText(title, room, paper.measureIn(TITLE_TYPE));
  const subtitleLines = wrapParts(subtitle, room, paper.measureIn(SUBTITLE_TYPE));
  const titleHeight = titleLines.length * TITLE_TYPE.line;
  const textHeight = titleHeight + subtitleLines.length * SUBTITLE_TYPE.line;
  return {
    height: Math.max(textHeight, logo ? LOGO.height : 0),
    paint(top) {
      writeLines(paper, titleLines, { left: MARGIN, top, type: TITLE_TYPE });
      const color = paper.theme.mutedText;
      writeLines(paper, subtitleLines, { left: MARGIN, top: top + titleHeight, type: SUBTITLE_TYPE, color });
      if (logo) paintLogo(paper, { left: width - MARGIN - LOGO.width, top });
    },
  };
}
