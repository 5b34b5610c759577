import { toDisplayed } from '@milieuspoor/charts';
import type { FigureFinding } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../../charts/display-of.ts';
import type { FigureSheet } from '../../../charts/export/figure-sheet.ts';
import { exportFileName } from '../../../charts/export/file-name.ts';
import { toCsv } from '../../../charts/export/to-csv.ts';
import { detailOf, isAnswered, kindOf, mendingText } from './finding-texts.ts';

/** Returns the list as a table: a row for each finding. */
export function findingsSheet(
  { findings, mayOpen }: Pick<FileOf, 'findings' | 'mayOpen'>,
  t: TFunction,
): FigureSheet {
  const column = (name: 'project' | 'what' | 'blocks' | 'posts' | 'post' | 'product' | 'group' | 'detail') =>
    t(`statistics.findings.columns.${name}`);
  return {
    header: [
      ...(['project', 'what', 'blocks', 'posts', 'post', 'product', 'group', 'detail'] as const).map(column),
      `${t('charts.coverage.quantities.mki')} (€)`,
      `${t('charts.coverage.quantities.co2')} (${displayOf('co2').unit})`,
      t('statistics.findings.columns.calculation'),
      t('statistics.findings.columns.uploadedBy'),
      t('statistics.findings.columns.uploaded'),
      t('statistics.findings.columns.answeredBy'),
      t('statistics.findings.columns.answered'),
      ...(mayOpen ? [t('statistics.findings.columns.mending')] : []),
    ],
    rows: findings.map((finding) => [
      finding.project.name,
      kindOf(finding, t),
      t(finding.blocks ? 'statistics.findings.yes' : 'statistics.findings.no'),
      finding.posts || null,
      finding.post?.number ?? (finding.numbers.join(', ') || null),
      finding.post?.product ?? null,
      finding.post?.product_group ?? null,
      detailOf(finding, t) || null,
      finding.mki_eur,
      toDisplayed(finding.co2_kg, 'co2'),
      finding.calculation?.name ?? null,
      finding.calculation?.uploaded_by || null,
      finding.calculation?.uploaded ?? null,
      finding.answered?.by || null,
      finding.answered?.at ?? null,
      ...(mayOpen ? [mendingText(finding.kind, { isAnswered: isAnswered(finding), mayOpen }, t)] : []),
    ]),
    totalAt: null,
  };
}

interface FileOf {
  readonly title: string;
  readonly findings: readonly FigureFinding[];
  readonly notes: readonly string[];
  /** true if the user who saves it may open the projects, to fix what is found */
  readonly mayOpen: boolean;
}

/** Returns the list as a file to save, with its subject below it. */
export async function findingsFile(
  kind: 'xlsx' | 'csv',
  { title, notes, ...listed }: FileOf,
  { t, language }: { readonly t: TFunction; readonly language: Language },
) {
  const sheet = findingsSheet(listed, t);
  const name = exportFileName({ title, subject: [] }, kind);
  if (kind === 'csv')
    return { file: new Blob([toCsv(sheet, language, [title, ...notes])], { type: 'text/csv' }), name };
  const lines = [title, ...notes].map((value, place) => ({
    label: place === 0 ? t('statistics.findings.of') : '',
    value,
  }));
  const { toXlsx } = await import('../../../charts/export/to-xlsx.ts');
  const file = await toXlsx(sheet, {
    figures: t('statistics.findings.sheet'),
    explanation: t('charts.export.explanationSheet'),
    lines,
  });
  return { file, name };
}
