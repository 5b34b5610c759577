import type { ProductRowAnswer } from '@milieuspoor/contract';
import { formatModified, IMPACT_SETS, SET_CODES } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import type { ExportSurroundings, NamedFile } from '../../charts/export/chart-files.ts';
import type { FigureSheet } from '../../charts/export/figure-sheet.ts';
import { exportFileName } from '../../charts/export/file-name.ts';
import { coverageTexts, productRemarks, unitText, validityText } from './product-texts.ts';

/** Returns products as a table: a row for each, with its figures per unit as numbers. */
export function librarySheet(products: readonly ProductRowAnswer[], t: TFunction): FigureSheet {
  const name = (set: (typeof SET_CODES)[number]) => IMPACT_SETS[set].name;
  return {
    header: [
      ...[
        t('library.columns.product'),
        t('library.fields.product_group'),
        t('library.fields.product_sub_group'),
      ],
      ...[t('library.columns.unit'), t('library.fields.raw_codes'), t('library.fields.nmd_category')],
      ...SET_CODES.map((set) => `${t('library.columns.mki', { set: name(set) })} (€)`),
      ...SET_CODES.map((set) => `${t('library.columns.co2', { set: name(set) })} (kg)`),
      ...[t('library.fields.programme'), t('library.fields.number'), t('library.fields.publisher')],
      ...[t('library.fields.valid_until'), t('library.columns.owner'), t('library.columns.remarks')],
    ],
    rows: products.map((product) => [
      ...[product.name, product.product_group, product.product_sub_group],
      ...[unitText(product.unit), product.raw_codes.join(', '), product.nmd_category],
      ...SET_CODES.map((set) => product.figures[set]?.mki ?? null),
      ...SET_CODES.map((set) => product.figures[set]?.co2 ?? null),
      ...[product.programme, product.number, product.publisher],
      ...[validityText(product, t), t(`library.owners.${product.owner}`)],
      [...coverageTexts(product, t), ...productRemarks(product, t)].join(' ') || null,
    ]),
    totalAt: null,
  };
}

/** Returns products as a workbook. */
export async function libraryFile(
  products: readonly ProductRowAnswer[],
  { t, now }: ExportSurroundings,
): Promise<NamedFile> {
  const { toXlsx } = await import('../../charts/export/to-xlsx.ts');
  const title = t('library.title');
  const file = await toXlsx(librarySheet(products, t), {
    figures: title,
    explanation: t('charts.export.explanationSheet'),
    lines: [
      { label: t('charts.export.lines.remark'), value: t('library.todaysWeights') },
      { label: t('charts.export.lines.taken'), value: formatModified(now) },
      { label: t('charts.export.lines.source'), value: 'Milieuspoor' },
    ],
  });
  return { file, name: exportFileName({ title, subject: [] }, 'xlsx') };
}
