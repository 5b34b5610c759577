/** A size of text: px of the letters and of the line, and the weight. */
export interface TextSize {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
}

/** All sizes of text, for every use. The axes of charts are 12 px; nothing is smaller. */
export const TEXT_SIZES = {
  figureL: { size: 32, line: 38, weight: 660 },
  figureLPhone: { size: 28, line: 34, weight: 660 },
  figureM: { size: 28, line: 34, weight: 660 },
  figureMPhone: { size: 22, line: 28, weight: 660 },
  h1: { size: 28, line: 34, weight: 680 },
  h2: { size: 20, line: 28, weight: 660 },
  h3: { size: 16, line: 22, weight: 640 },
  label: { size: 15, line: 20, weight: 620 },
  body: { size: 16, line: 24, weight: 400 },
  table: { size: 14, line: 20, weight: 400 },
  caption: { size: 13, line: 18, weight: 400 },
  overline: { size: 13, line: 18, weight: 600 },
  button: { size: 15, line: 20, weight: 600 },
} as const satisfies Readonly<Record<string, TextSize>>;

export const FONT_FAMILY = "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif";
