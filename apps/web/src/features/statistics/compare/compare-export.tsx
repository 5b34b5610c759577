import type { ComparedCalculationsAnswer } from '@milieuspoor/contract';
import { formatModified, MODULE_INDICATORS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FIGURE_EXPORTS } from '../../../charts/export/export-choices.tsx';
import { ExportStatus } from '../../../charts/export/export-status.tsx';
import { exportFileName } from '../../../charts/export/file-name.ts';
import { useFileExport } from '../../../charts/export/use-chart-export.ts';
import { innermost, useSharedSubject } from '../../../charts/subject/chart-subject.tsx';
import { compareSheet } from './compare-sheet.ts';
import { figureRows, GROUP_QUANTITIES, groupRows, moduleRows } from './compared-rows.ts';

interface CompareExportProps {
  readonly answer: ComparedCalculationsAnswer;
  readonly texts: Parameters<typeof figureRows>[1];
}

/** Saves every table of the comparison, for a spreadsheet. */
export function CompareExport({ answer, texts }: CompareExportProps) {
  const { t } = useTranslation();
  const subject = innermost(useSharedSubject());
  const title = t('compare.title');
  const exporting = useFileExport(async (kind, { now, language, address }) => {
    const sheet = compareSheet(
      answer,
      [
        { name: t('compare.figures'), rows: figureRows(answer, texts) },
        ...GROUP_QUANTITIES.map((quantity) => ({
          name: t('compare.groupsOf', { quantity: t(`compare.quantities.${quantity}`) }),
          rows: groupRows(answer, quantity),
        })),
        ...MODULE_INDICATORS.map((indicator) => ({
          name: t('compare.modulesOf', { quantity: t(`compare.quantities.${indicator}`) }),
          rows: moduleRows(answer, indicator, texts),
        })),
      ],
      t,
    );
    const against = answer.calculations.find(({ uuid }) => uuid === answer.against)?.name ?? '';
    const lines = [
      { label: t('charts.export.lines.chart'), value: title },
      ...subject,
      { label: t('compare.against'), value: against },
      { label: t('charts.export.lines.emptyCell'), value: t('charts.export.notDeclared') },
      { label: t('charts.export.lines.remark'), value: t('compare.reading') },
      { label: t('charts.export.lines.taken'), value: formatModified(now) },
      { label: t('charts.export.lines.source'), value: 'Milieuspoor' },
      { label: t('charts.export.lines.view'), value: address },
    ];
    const name = exportFileName({ title, subject }, kind === 'csv' ? 'csv' : 'xlsx');
    if (kind === 'csv') {
      const { toCsv } = await import('../../../charts/export/to-csv.ts');
      const remarks = lines.map(({ label, value }) => `${label}: ${value}`);
      return { file: new Blob([toCsv(sheet, language, remarks)], { type: 'text/csv;charset=utf-8' }), name };
    }
    const { toXlsx } = await import('../../../charts/export/to-xlsx.ts');
    const [figures, explanation] = [t('charts.export.figuresSheet'), t('charts.export.explanationSheet')];
    return { file: await toXlsx(sheet, { figures, explanation, lines }), name };
  });
  if (!exporting) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {FIGURE_EXPORTS.map((kind) => (
        <Button key={kind} variant="outlined" disabled={exporting.busy} onClick={() => exporting.start(kind)}>
          {t(`charts.export.kinds.${kind}`)}
        </Button>
      ))}
      <ExportStatus exporting={exporting} />
    </Box>
  );
}
