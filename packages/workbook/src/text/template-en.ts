import { ALL_POSTEN_COLUMNS, POSTEN_COLUMNS, RESOURCE_COLUMNS } from '../layout/posten-columns.ts';
import { INDICATOR_COLUMN, UNIT_COLUMN } from '../layout/set-columns.ts';
import type { TemplateText } from './template-nl.ts';

const RESOURCE_NOTES = Object.values(RESOURCE_COLUMNS).map((column) => [
  column,
  'Optional. The amount for one unit of the item; empty counts as 0.',
]);

/** The texts of the template in English. */
export const templateEn: TemplateText = {
  notes: {
    ...Object.fromEntries(RESOURCE_NOTES),
    [POSTEN_COLUMNS.postNumber]:
      "Required. The item's number, once on the sheet Posten; the other sheets refer to it.",
    [POSTEN_COLUMNS.productGroup]: 'Required. The product group, as text.',
    [POSTEN_COLUMNS.productSubGroup]: 'Required. The product sub-group, as text.',
    [POSTEN_COLUMNS.product]: 'Required. The name of the product.',
    [POSTEN_COLUMNS.unit]: 'Required. The unit that all figures of the item are for.',
    [POSTEN_COLUMNS.quantity]: 'Required. The number of units; 0 is work that was not done.',
    [POSTEN_COLUMNS.rawCode]: 'Optional. The code in the RAW system.',
    [POSTEN_COLUMNS.nmdCategory]: 'Optional. The category in the Nationale Milieudatabase: 1, 2, 3 or 3a.',
    [POSTEN_COLUMNS.workScope]:
      'Optional. nieuw (new) or bestaand (existing); empty and vervanging (replacement) are new.',
    [INDICATOR_COLUMN]: 'Required. The environmental indicator, or MKI for a stated MKI in euro.',
    [UNIT_COLUMN]: "Optional. The row's unit. ADPF of Set A1 may be in MJ.",
  },
  moduleNote: (module) =>
    `The value in module ${module} for one unit of the item. Empty, ND or a dash means not declared and counts as 0.`,
  explanation: [
    '# How to fill in the calculation',
    'All figures are for one unit (column Unit). The application multiplies them by Hoeveelheid (quantity).',
    'Replace the example with your own items; a file that still contains it is refused. Add as many rows as you need; blank rows are skipped.',
    'Keep the header row. Columns may be in another order, and you may add your own columns and sheets.',
    "Don't merge cells, except for the item number above a block of profiles. Enter numbers without a unit after them.",
    'Columns with another name or in another unit are recognised where possible. The check of an upload names what was read differently.',
    '# Sheet Posten (items)',
    `A row for each item, with the columns ${ALL_POSTEN_COLUMNS.slice(0, 6).join(', ')}. The other columns may stay empty.`,
    'Rows without number, product and unit, such as chapters and totals, are not items.',
    '# Sheets Set A1 and Set A2',
    "A row for each item and indicator, with a value per life-cycle module. One of the two sheets is enough; remove the one that you don't use.",
    'Each item needs rows on each of these sheets that the workbook has.',
    'A pasted profile may use full names of indicators. Rows of resource use and waste are skipped, and an item number also counts for the rows below it, up to a blank row.',
    'Of Set A2, PM, IR, ETP-fw, HTP-c, HTP-nc and SQP may be left out; the MKI is then incomplete, and a warning says so.',
    'Instead of the indicators you may give a row MKI (in euros), with a row GWP (Set A1) or GWP-total (Set A2) for the CO2.',
    '# Indicators, units and weights',
  ],
  indicatorHeadings: ['Indicator', 'Unit', 'Euro per unit'],
  pickFromList: 'Choose a value from the list.',
};
