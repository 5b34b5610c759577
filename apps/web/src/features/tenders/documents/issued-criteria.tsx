import type { IssuedCriteria as Answer, Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { saveNamed } from '../../../lib/save-blob.ts';
import { CopiedHash } from '../../../ui/copied-hash.tsx';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { isModelComplete } from './missing-values.ts';

type Issue = Answer['results'][number];
type Kind = Issue['files'][number]['kind'];

const DOWNLOADS = {
  criterion: endpoints.downloadIssuedCriterion,
  note: endpoints.downloadCriterionNote,
} as const satisfies Readonly<Record<Kind, unknown>>;

/**
 * Shows what bidders were given of the award criterion, the last number first; shows nothing if nothing was issued
 * (docs/decisions/0096).
 */
export function IssuedCriteria({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const { uuid } = project;
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.issuedCriteria(uuid),
    queryFn: ({ signal }) => client.call(endpoints.listIssuedCriteria, { params: { uuid } }, signal),
  });
  if (error)
    return (
      <ErrorPanel error={error} title={t('tenderDocuments.issued.failed')} onRetry={() => void refetch()} />
    );
  const last = data?.results[0];
  if (!data || !last) return null;
  const isToIssue = !data.is_current && isModelComplete(project) && !project.project_locked;
  return (
    <Box sx={ONE_COLUMN}>
      <Typography component="h4" sx={{ fontWeight: 640 }}>
        {t('tenderDocuments.issued.title')}
      </Typography>
      {isToIssue && (
        <Alert severity="info">
          {t('tenderDocuments.issued.changed', { number: last.number, next: last.number + 1 })}
        </Alert>
      )}
      <Box component="ul" sx={{ ...ONE_COLUMN, listStyle: 'none', m: 0, p: 0 }}>
        {data.results.map((issue) => (
          <IssuedNumber key={issue.number} projectUuid={uuid} issue={issue} />
        ))}
      </Box>
    </Box>
  );
}

interface IssuedNumberProps {
  readonly projectUuid: string;
  readonly issue: Issue;
}

function IssuedNumber({ projectUuid, issue }: IssuedNumberProps) {
  const { t } = useTranslation();
  const { number, issued_at: at, issued_by: name, files } = issue;
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const nameOf = (kind: Kind) => t(`tenderDocuments.issued.${kind}`);
  const download = useMutation({
    mutationFn: (kind: Kind) => client.call(DOWNLOADS[kind], { params: { uuid: projectUuid, number } }),
    onSuccess: (file) => {
      saveNamed(file, 'download.docx');
    },
  });
  return (
    <Box
      component="li"
      sx={{ ...ONE_COLUMN, gap: 1, border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
    >
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <strong>{t('tenderDocuments.issued.number', { number })}</strong>
        <Moment>{at}</Moment>
        {name && <span>{t('tenderDocuments.issued.by', { name })}</span>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            loading={download.isPending && download.variables === kind}
            loadingPosition="start"
            aria-label={t('tenderDocuments.issued.download', { kind: nameOf(kind), number })}
            onClick={() => download.mutate(kind)}
          >
            {nameOf(kind)}
          </Button>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          columnGap: 1.5,
          typography: 'body2',
        }}
      >
        {files.map(({ kind, language, sha256 }) => {
          const said = {
            kind: nameOf(kind),
            language: t(`tenderDocuments.issued.languages.${language}`),
            number,
          };
          return (
            <Box key={kind + language} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
                {t('tenderDocuments.issued.sha256', said)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                <CopiedHash sha256={sha256} action={t('tenderDocuments.issued.copy', said)} />
              </Box>
            </Box>
          );
        })}
      </Box>
      {download.error && (
        <ErrorPanel
          error={download.error}
          title={t('tenderDocuments.issued.downloadFailed')}
          onRetry={() => download.mutate(download.variables)}
        />
      )}
    </Box>
  );
}

const ONE_COLUMN = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
