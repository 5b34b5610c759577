import { hasMarks } from '@milieuspoor/charts';
import type { DrawingTheme } from '@milieuspoor/charts/drawing';
import { formatDay, formatModified, type Language } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { othersSentence } from '../coverage/coverage-sentences.ts';
import { markText } from '../coverage/coverage-texts.ts';
import { toTable } from '../frame/to-table.ts';
import { notationSentence } from '../notation.ts';
import type { SubjectLine } from '../subject/chart-subject.tsx';
import type { ExportedChart } from './exported-chart.ts';
import { type FigureSheet, figureSheet } from './figure-sheet.ts';
import { exportFileName } from './file-name.ts';
import { toCsv } from './to-csv.ts';

/** The files of a chart: its picture, and its figures in three formats. */
export const EXPORTS = ['image', 'imageWithoutLogo', 'tableImage', 'xlsx', 'csv'] as const;
export type ExportKind = (typeof EXPORTS)[number];

export interface ExportSurroundings {
  readonly t: TFunction;
  readonly language: Language;
  readonly theme: DrawingTheme;
  readonly now: Date;
  /** the width of the table on the screen, px */
  readonly tableWidth: number;
  /** the address of the view on the screen */
  readonly address: string;
}

export interface NamedFile {
  readonly file: Blob;
  readonly name: string;
}

/** Makes a file of a chart. The code that draws and writes it is loaded on demand. */
export async function chartFile(
  kind: ExportKind,
  chart: ExportedChart,
  surroundings: ExportSurroundings,
): Promise<NamedFile> {
  switch (kind) {
    case 'image':
      return { file: await pictureOf(chart, surroundings, true), name: exportFileName(chart, 'png') };
    case 'imageWithoutLogo':
      return {
        file: await pictureOf(chart, surroundings, false),
        name: exportFileName(chart, 'png', surroundings.t('charts.export.withoutLogoSuffix')),
      };
    case 'tableImage':
      return {
        file: await tablePictureOf(chart, surroundings),
        name: exportFileName(chart, 'png', surroundings.t('charts.export.tableSuffix')),
      };
    case 'xlsx':
      return { file: await workbookOf(chart, surroundings), name: exportFileName(chart, 'xlsx') };
    case 'csv': {
      const sheet = sheetOf(chart, surroundings);
      const remarks = [
        ...unsaidInHeader(sheet, chart.subject),
        ...coverageInTable(chart, surroundings.t),
        ...chart.footnotes,
      ];
      const text = toCsv(sheet, surroundings.language, remarks);
      return { file: new Blob([text], { type: 'text/csv' }), name: exportFileName(chart, 'csv') };
    }
  }
}

/** Returns the picture of a chart as it is saved and shared. */
export async function pictureOf(
  chart: ExportedChart,
  { t, theme, now }: ExportSurroundings,
  logo: boolean,
): Promise<Blob> {
  const { chartPicture } = await import('../picture/chart-picture.ts');
  return chartPicture(
    {
      title: chart.title,
      subtitle: subtitleOf(chart, t),
      model: chart.model,
      legend: {
        kind: chart.figuresInLegend ? 'figures' : 'names',
        more: (count) => t('charts.export.moreInLegend', { count }),
        range: (lowest, highest) =>
          t('charts.range', { lowest: lowest.toLocaleLowerCase(), highest: highest.toLocaleLowerCase() }),
      },
      notes: notesOf(chart, now, t),
    },
    { logo, theme },
  );
}

async function tablePictureOf(
  chart: ExportedChart,
  { t, theme, now, tableWidth }: ExportSurroundings,
): Promise<Blob> {
  const { tablePicture } = await import('../picture/table-picture.ts');
  const table = toTable(chart.model, t);
  const dash = table.hasDashes ? [t('charts.table.dash')] : [];
  return tablePicture(
    {
      title: chart.title,
      subtitle: subtitleOf(chart, t),
      rowHeading: chart.rowHeading,
      table,
      markOf: (point) => markText(point, t),
      notes: [...dash, ...notesOf({ ...chart, coverage: coverageInTable(chart, t) }, now, t)],
    },
    { logo: true, theme, tableWidth },
  );
}

function sheetOf({ model, rowHeading, unit, subject }: ExportedChart, { t }: ExportSurroundings) {
  const ofDifferences = subject.flatMap((line) => line.ofDifferences ?? []);
  const headings = subject.flatMap(({ heading }) => heading ?? []);
  // A reduction is itself a difference.
  const said = [unit, ...headings, ...(model.quantity === 'reduction' ? ofDifferences : [])].join(', ');
  return figureSheet(model, { rowHeading, unit: said, ofDifferences }, t);
}

/**
 * Returns the remarks on differences for a sheet without a column for them: its sides are below one another, or in
 * separate files.
 */
function unsaidInHeader({ header }: FigureSheet, subject: readonly SubjectLine[]): readonly string[] {
  return subject
    .flatMap(({ ofDifferences }) => ofDifferences ?? [])
    .filter((said) => !header.some((heading) => heading.includes(said)));
}

async function workbookOf(chart: ExportedChart, surroundings: ExportSurroundings): Promise<Blob> {
  const { toXlsx } = await import('./to-xlsx.ts');
  const { t } = surroundings;
  return toXlsx(sheetOf(chart, surroundings), {
    figures: t('charts.export.figuresSheet'),
    explanation: t('charts.export.explanationSheet'),
    lines: explanationOf(chart, surroundings),
  });
}

function explanationOf(chart: ExportedChart, { t, now, address }: ExportSurroundings): SubjectLine[] {
  const line = (
    key: 'chart' | 'unit' | 'taken' | 'summary' | 'incomplete' | 'remark' | 'emptyCell' | 'source' | 'view',
  ) => t(`charts.export.lines.${key}`);
  return [
    { label: line('chart'), value: chart.title },
    { label: line('unit'), value: chart.unit },
    ...chart.subject,
    ...(chart.summary.length > 0 ? [{ label: line('summary'), value: chart.summary.join(' · ') }] : []),
    ...coverageInTable(chart, t).map((value) => ({ label: line('incomplete'), value })),
    ...chart.footnotes.map((value) => ({ label: line('remark'), value })),
    { label: line('emptyCell'), value: t('charts.export.notDeclared') },
    { label: line('taken'), value: formatModified(now) },
    { label: line('source'), value: 'Milieuspoor' },
    { label: line('view'), value: address },
  ];
}

/** Returns what a table's figures leave out: projects that cannot be compared are not hatched there, but separate. */
function coverageInTable({ model, coverage }: ExportedChart, t: TFunction): readonly string[] {
  const { others } = model;
  if (!others) return coverage;
  const [drawn, inTable] = [othersSentence(others, t), othersSentence({ ...others, drawn: false }, t)];
  return coverage.map((sentence) => (sentence === drawn ? inTable : sentence));
}

function subtitleOf({ unit, subject }: ExportedChart, t: TFunction): string {
  return [t('charts.inUnit', { unit }), ...subject.map(({ value }) => value)].join(' · ');
}

function notesOf({ model, coverage, footnotes, summary }: ExportedChart, now: Date, t: TFunction): string[] {
  const notation = notationSentence(t);
  return [
    ...(summary.length > 0 ? [summary.join(' · ')] : []),
    ...(hasMarks(model) ? [t('charts.coverage.starInPicture')] : []),
    ...coverage,
    ...footnotes,
    ...(notation ? [notation] : []),
    t('charts.export.asOf', { date: formatDay(now) }),
  ];
}
