import { toDisplayed } from '@milieuspoor/charts';
import type { Chance } from '@milieuspoor/contract';
import { formatModified, formatProductUnit, IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../charts/display-of.ts';
import type { ExportSurroundings, NamedFile } from '../../charts/export/chart-files.ts';
import type { FigureSheet } from '../../charts/export/figure-sheet.ts';
import { exportFileName } from '../../charts/export/file-name.ts';
import { currentLanguage } from '../../text/language.ts';
import { mkiPerUnit, sourceText, sourceYears, warningsOf } from './chance-texts.ts';

interface ListOf {
  readonly chances: readonly Chance[];
  /** false for whoever should not read which projects these are */
  readonly names: boolean;
}

/** Returns the list as a table: a row for each post, those with a proposal first. */
export function chancesSheet({ chances, names }: ListOf, t: TFunction): FigureSheet {
  const euro = (text: string) => `${text} (€)`;
  const column = (name: ColumnName) => t(`chances.columns.${name}`);
  return {
    header: [
      ...(names ? [column('project')] : []),
      ...(['post', 'product', 'group', 'subGroup', 'quantity', 'unit'] as const).map(column),
      ...(['mki', 'perUnit', 'lowest', 'highest'] as const).map((name) => euro(column(name))),
      ...(['posts', 'projects', 'better'] as const).map(column),
      ...(['betterPerUnit', 'savesMki'] as const).map((name) => euro(column(name))),
      `${column('savesCo2')} (${displayOf('co2').unit})`,
      `${column('savesPrimary')} (${displayOf('material').unit})`,
      ...(['from', 'remark'] as const).map(column),
    ],
    rows: chances.map((chance) => [
      ...(names ? [chance.project.name] : []),
      ...[chance.post_number, chance.product, chance.product_group, chance.product_sub_group],
      ...[chance.quantity, formatProductUnit(chance.unit, currentLanguage())],
      ...[chance.mki, mkiPerUnit(chance), chance.known?.lowest ?? null, chance.known?.highest ?? null],
      ...[chance.known?.posts ?? null, chance.known?.projects ?? null, chance.better?.name ?? null],
      ...[chance.better?.mki_per_unit ?? null, chance.saves?.mki ?? null],
      toDisplayed(chance.saves?.co2 ?? null, 'co2'),
      toDisplayed(chance.saves?.primary_material ?? null, 'material'),
      (names ? (chance.better?.sources ?? []).map(sourceText).join('; ') : sourceYears(chance, t)) || null,
      remarkOf(chance, t),
    ]),
    totalAt: null,
  };
}

type ColumnName =
  | 'project'
  | 'post'
  | 'product'
  | 'group'
  | 'subGroup'
  | 'quantity'
  | 'unit'
  | 'mki'
  | 'perUnit'
  | 'lowest'
  | 'highest'
  | 'posts'
  | 'projects'
  | 'better'
  | 'betterPerUnit'
  | 'savesMki'
  | 'savesCo2'
  | 'savesPrimary'
  | 'from'
  | 'remark';

function remarkOf(chance: Chance, t: TFunction): string | null {
  const { reason } = chance;
  return reason ? t(`chances.reasons.${reason}`) : warningsOf(chance, t).join('; ') || null;
}

/** Returns the list as a workbook, with what it is of below the figures. */
export async function chancesFile(
  {
    title,
    set,
    notes,
    ...list
  }: ListOf & {
    readonly title: string;
    readonly set: keyof typeof IMPACT_SETS;
    readonly notes: readonly string[];
  },
  { t, now }: ExportSurroundings,
): Promise<NamedFile> {
  const { toXlsx } = await import('../../charts/export/to-xlsx.ts');
  const file = await toXlsx(chancesSheet(list, t), {
    figures: t('chances.heading'),
    explanation: t('charts.export.explanationSheet'),
    lines: [
      { label: t('chances.heading'), value: title },
      { label: t('statistics.set.label'), value: IMPACT_SETS[set].name },
      ...notes.map((value) => ({ label: t('charts.export.lines.remark'), value })),
      { label: t('charts.export.lines.taken'), value: formatModified(now) },
      { label: t('charts.export.lines.source'), value: 'Milieuspoor' },
    ],
  });
  return { file, name: exportFileName({ title, subject: [] }, 'xlsx') };
}
