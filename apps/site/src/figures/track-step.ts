export interface TrackStep {
  /** a year, a number or a code; at the mark */
  readonly mark: string;
  readonly title: string;
  readonly text: string;
}
