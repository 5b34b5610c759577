import type { Language, Rounding } from '@milieuspoor/domain';
import type { ColorMode } from '../colors/palette.ts';
import type { CoveredPoint } from '../coverage/point-coverage.ts';
import type { Measure } from '../wrap-text.ts';

/** What a drawing has to be told of what is around it: a canvas is reached by no style sheet, and a server has no page. */
export interface DrawingTheme {
  readonly mode: ColorMode;
  /** how units are written */
  readonly language: Language;
  /** where a figure ends that has more decimals than are written */
  readonly rounding: Rounding;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
  readonly paper: string;
  readonly fontFamily: string;
  readonly animated: boolean;
  /** how wide a text becomes in letters of so many px */
  readonly measureIn: (size: number) => Measure;
  /** what is said in words at a figure that leaves items out; null at the others */
  readonly markOf: (point: CoveredPoint) => string | null;
}
