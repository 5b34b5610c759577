import type { ReportEntry } from '@milieuspoor/contract';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { saveNamed } from '../../../lib/save-blob.ts';
import { CopiedHash } from '../../../ui/copied-hash.tsx';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { REPORTS_KEY } from '../reports-query.ts';
import { DOWNLOADS, MADE_COLUMNS, type ReportFile } from './report-files.ts';

interface MadeReportRowProps {
  readonly report: ReportEntry;
  readonly files: readonly ReportFile[];
}

/** A report that was made; a failed download is shown below it. */
export function MadeReportRow({ report, files }: MadeReportRowProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { uuid, created, created_by: maker, language, calculations, pdf_sha256: pdfSha256 } = report;
  const date = dayAndTimeOf(created);
  const hashes = [
    ['docx', report.sha256, t('reports.made.copy', { date })],
    ['xlsx', report.xlsx_sha256, t('reports.made.copyWorkbook', { date })],
    ...(pdfSha256 ? [['pdf', pdfSha256, t('reports.made.copyPdf', { date })] as const] : []),
  ] as const;
  const download = useMutation({
    mutationFn: (file: ReportFile) => client.call(DOWNLOADS[file], { params: { report: uuid } }),
    onSuccess: (bytes, file) => {
      saveNamed(bytes, `download.${file}`);
      // A PDF is made, and hashed, when it is first asked for.
      if (file === 'pdf' && pdfSha256 === null) void queries.invalidateQueries({ queryKey: REPORTS_KEY });
    },
  });
  const column = (key: (typeof MADE_COLUMNS)[number]) => ({
    role: 'cell',
    'data-label': t(`reports.made.columns.${key}`),
  });
  return (
    <>
      <TableRow role="row" className={download.error ? 'with-remarks' : ''}>
        <TableCell role="rowheader" component="th" scope="row" data-label={t('reports.made.columns.created')}>
          <Moment>{created}</Moment>
        </TableCell>
        <TableCell {...column('maker')}>{maker || '–'}</TableCell>
        <TableCell {...column('language')}>{t(`history.languages.${language}`)}</TableCell>
        <TableCell {...column('calculations')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
            {calculations.map(({ uuid: calculation, variant, name }) => (
              <li key={calculation}>{t('reports.named', { number: variant, name })}</li>
            ))}
          </Box>
        </TableCell>
        <TableCell {...column('sha256')}>
          {hashes.map(([file, hash, action]) => (
            <Box key={file} sx={{ whiteSpace: 'nowrap' }}>
              {`${t(`reports.made.kinds.${file}`)} `}
              <CopiedHash sha256={hash} action={action} />
            </Box>
          ))}
        </TableCell>
        <TableCell {...column('files')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {files.map((file) => (
              <Button
                key={file}
                size="small"
                startIcon={<DownloadIcon />}
                loading={download.isPending && download.variables === file}
                loadingPosition="start"
                aria-label={t('reports.made.download', { kind: t(`reports.made.kinds.${file}`), date })}
                onClick={() => download.mutate(file)}
              >
                {t(`reports.made.kinds.${file}`)}
              </Button>
            ))}
          </Box>
        </TableCell>
      </TableRow>
      {download.error && (
        <TableRow role="row" className="remarks">
          <TableCell role="cell" colSpan={MADE_COLUMNS.length}>
            <ErrorPanel
              error={download.error}
              title={t('reports.made.downloadFailed')}
              onRetry={() => download.mutate(download.variables)}
            />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
