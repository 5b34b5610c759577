import type { Language, Rounding } from '@milieuspoor/domain';
import type { ColorMode } from '../colors/palette.ts';
import type { CoveredPoint } from '../coverage/point-coverage.ts';
import type { Measure } from '../wrap-text.ts';

/** The surroundings that a drawing must be told of: no style sheet reaches a canvas, and a server has no page. */
export interface DrawingTheme {
  readonly mode: ColorMode;
  /** the language of units */
  readonly language: Language;
  /** how a figure with more decimals than are written is rounded */
  readonly rounding: Rounding;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
  readonly paper: string;
  readonly fontFamily: string;
  readonly animated: boolean;
  /**
   * true on paper that may be printed without colours: every bar has a border, and where there are several parts
   * the figure of each begins with its number in the legend
   */
  readonly numbered?: boolean;
  /** returns a function that measures the width of a text in letters of this many px */
  readonly measureIn: (size: number) => Measure;
  /** the text at a figure that leaves items out; null for other figures */
  readonly markOf: (point: CoveredPoint) => string | null;
}
