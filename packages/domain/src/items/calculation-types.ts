/** The phases and sides of a project in which a calculation can be uploaded. */
export const CALCULATION_TYPES = [
  'design-baseline',
  'design-optimization',
  'as-built-baseline',
  'as-built-optimization',
  'applicant',
] as const;
export type CalculationType = (typeof CALCULATION_TYPES)[number];

/** The two sides that a chart compares. */
export const SERIES_NAMES = ['baseline', 'optimization'] as const;
export type SeriesName = (typeof SERIES_NAMES)[number];

/** Returns the side to which a calculation of this type belongs. */
export function seriesOf(type: CalculationType): SeriesName {
  switch (type) {
    case 'design-baseline':
    case 'as-built-baseline':
      return 'baseline';
    case 'design-optimization':
    case 'as-built-optimization':
    case 'applicant':
      return 'optimization';
  }
}

export const CALCULATION_NAME_MAX = 100;
export const UPLOAD_EXTENSIONS = ['.xlsx', '.xlsm', '.xls'] as const;
/** The largest file that may be uploaded, in bytes (25 MB). */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;

/** Returns the name that a calculation gets from its file: without folders and extension, at most 100 characters. */
export function calculationNameFromFile(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/, '').replace(/\.(xlsx|xlsm|xls)$/i, '');
  let name = '';
  // Counts by character, so that the cut does not split one.
  for (const character of base.trim()) {
    if (name.length + character.length > CALCULATION_NAME_MAX) break;
    name += character;
  }
  return name;
}
