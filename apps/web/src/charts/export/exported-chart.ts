import type { ChartModel } from '@milieuspoor/charts';
import type { SubjectLine } from '../subject/chart-subject.tsx';

/** A chart as it leaves the screen, with all that says what it shows. */
export interface ExportedChart {
  readonly title: string;
  /** as it is written in the reader's language */
  readonly unit: string;
  readonly model: ChartModel;
  /** what a row of the table is */
  readonly rowHeading: string;
  /** whether the legend states figures, as it does where it leads one level down */
  readonly figuresInLegend: boolean;
  /** what the figures are of, from the organisation down */
  readonly subject: readonly SubjectLine[];
  /** what the figures are not built on */
  readonly coverage: readonly string[];
  readonly footnotes: readonly string[];
  /** what it comes to, in a few words */
  readonly summary: readonly string[];
}
