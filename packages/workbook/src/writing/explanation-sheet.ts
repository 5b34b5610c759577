import { IMPACT_SETS, MKI_INDICATOR, SET_CODES } from '@milieuspoor/domain';
import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import type { TemplateText } from '../text/template-text.ts';

const EXPLANATION_SHEET = 'Toelichting';
const HEADING = '# ';
const HEADING_STYLE: CellStyle = { font: { bold: true, size: 13 } };
const TABLE_HEADER_STYLE: CellStyle = { font: { bold: true } };

/** The sheet of the template that explains the others, with the indicators of both sets. */
export function toExplanationSheet(text: TemplateText): WriteSheet {
  const rows: CellValue[][] = [];
  const cells = new Map<string, Partial<Cell>>();
  const add = (row: CellValue[], style?: CellStyle) => {
    if (style) for (const column of row.keys()) cells.set(`${rows.length},${column}`, { style });
    rows.push(row);
  };
  for (const line of text.explanation) {
    if (!line.startsWith(HEADING)) add([line]);
    else {
      if (rows.length > 0) add([]);
      add([line.slice(HEADING.length)], HEADING_STYLE);
    }
  }
  for (const set of SET_CODES) {
    const { name, standard, indicators } = IMPACT_SETS[set];
    add([`${name} (${standard})`], TABLE_HEADER_STYLE);
    add([...text.indicatorHeadings], TABLE_HEADER_STYLE);
    for (const { code, unit, weightEur } of indicators) add([code, unit, weightEur]);
    add([MKI_INDICATOR, 'euro']);
    add([]);
  }
  return { name: EXPLANATION_SHEET, columns: [{ width: 26 }, { width: 22 }, { width: 18 }], rows, cells };
}
