/** The texts of the template about itself: a note at each column and the lines of the explaining sheet. */
export interface TemplateText {
  /** by column name */
  readonly notes: Readonly<Record<string, string>>;
  readonly moduleNote: (module: string) => string;
  /** a line that starts with '# ' is a heading */
  readonly explanation: readonly string[];
  readonly indicatorHeadings: readonly [indicator: string, unit: string, weight: string];
  readonly pickFromList: string;
}
