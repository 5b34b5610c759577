import type { ChartModel } from '@milieuspoor/charts';
import type { SubjectLine } from '../subject/chart-subject.tsx';

/** A chart as it is exported, with everything that explains it. */
export interface ExportedChart {
  readonly title: string;
  /** in the reader's language */
  readonly unit: string;
  readonly model: ChartModel;
  /** the name of a row of the table */
  readonly rowHeading: string;
  /** whether the legend states figures, as it does where it leads one level down */
  readonly figuresInLegend: boolean;
  /** the subject of the figures, from the organisation down */
  readonly subject: readonly SubjectLine[];
  /** what the figures leave out */
  readonly coverage: readonly string[];
  readonly footnotes: readonly string[];
  /** its conclusion, in a few words */
  readonly summary: readonly string[];
}
