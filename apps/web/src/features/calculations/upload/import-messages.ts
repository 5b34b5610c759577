import type { TFunction } from 'i18next';

/** A message of the Excel import, recognised by its fixed English text. */
type ImportMessage =
  | { readonly kind: 'missing-column'; readonly column: string }
  | { readonly kind: 'missing-worksheet'; readonly worksheet: string }
  | {
      readonly kind: 'missing-field';
      readonly productGroup: string;
      readonly productSubGroup: string;
      readonly product: string;
      readonly unit: string;
    }
  | { readonly kind: 'other'; readonly text: string };

const COLUMN = /^Failed to find column '(.*)' in Excel file$/s;
const WORKSHEET = /^(?:Error reading sheet.*?)?Worksheet named '(.*)' not found$/s;
const FIELD =
  /^Missing required field or Unit is not a string: Product group: (.*?) - Product subgroup: (.*?) - Product: (.*?) - Unit: (.*)$/s;

function recogniseImportMessage(message: string): ImportMessage {
  const text = message.trim();
  const [, column] = COLUMN.exec(text) ?? [];
  if (column !== undefined) return { kind: 'missing-column', column };
  const [, worksheet] = WORKSHEET.exec(text) ?? [];
  if (worksheet !== undefined) return { kind: 'missing-worksheet', worksheet };
  const [, productGroup, productSubGroup, product, unit] = FIELD.exec(text) ?? [];
  if (
    productGroup !== undefined &&
    productSubGroup !== undefined &&
    product !== undefined &&
    unit !== undefined
  )
    return { kind: 'missing-field', productGroup, productSubGroup, product, unit };
  return { kind: 'other', text: message };
}

/** Returns a message of the Excel import in readable form; a message without a pattern stays unchanged. */
export function importMessageText(message: string, t: TFunction): string {
  const recognised = recogniseImportMessage(message);
  switch (recognised.kind) {
    case 'missing-column':
      return t('calculations.importErrors.missingColumn', recognised);
    case 'missing-worksheet':
      return t('calculations.importErrors.missingWorksheet', recognised);
    case 'missing-field':
      return t('calculations.importErrors.missingField', recognised);
    case 'other':
      return recognised.text;
  }
}
