import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { listAll } from '../../../../lib/list-all.ts';
import { changeProject } from '../../../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { DelayedIndicator } from '../../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../../ui/messages/notifications.tsx';
import { applicantsQuery } from '../../bids/bids-queries.ts';
import { copiedModel, hasModel } from './copied-model.ts';
import { CopiedValues } from './copied-values.tsx';
import { ModelChoices } from './model-choices.tsx';

/** The projects whose model can be copied; fetched again with the lists of projects. */
const modelsQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: [...queryKeys.projects, organisationSlug, 'award-models'],
    queryFn: async ({ signal }) => {
      const projects = await listAll((page) =>
        client.call(
          endpoints.listProjects,
          { query: { organization__slug: organisationSlug, page } },
          signal,
        ),
      );
      return projects.filter(hasModel);
    },
  });

interface CopyModelDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Copies the model of another project of the organisation, after the user has seen what changes. */
export function CopyModelDialog({ project, onClose }: CopyModelDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const narrow = useMediaQuery('(max-width: 600px)');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(modelsQuery(project.organization));
  const others = data?.filter(({ uuid }) => uuid !== project.uuid);
  const source = others?.find(({ uuid }) => uuid === chosen);
  const bids = useQuery(applicantsQuery(project.uuid)).data;
  const hasBids = bids !== undefined && bids.length > 0;
  const copy = useMutationOnce({
    mutationFn: (from: Project) => changeProject(project, copiedModel(from, { hasBids })),
    onSuccess: (changed, from) => {
      takeProject(queries, changed);
      notify(t('tenders.copy.done', { name: from.project_name }));
      onClose();
    },
    onError: (failure) => {
      const newer = newerProjectOf(failure);
      if (newer) takeProject(queries, newer.current);
    },
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      onClose={copy.isPending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{t('tenders.copy.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText>{t('tenders.copy.lead')}</DialogContentText>
        {others?.length === 0 && <Typography>{t('tenders.copy.none')}</Typography>}
        {others && others.length > 0 && (
          <ModelChoices
            projects={others}
            chosen={chosen}
            onChoose={(uuid) => {
              copy.reset();
              setChosen(uuid);
            }}
          />
        )}
        {!others && error && (
          <ErrorPanel title={t('tenders.copy.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {!others && !error && <DelayedIndicator minHeight={160} />}
        {source && bids && <CopiedValues project={project} source={source} hasBids={hasBids} />}
        {copy.error && <ErrorPanel title={t('tenders.copy.notDone')} error={copy.error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={copy.isPending}>
          {t('app.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!source || !bids}
          loading={copy.isPending}
          onClick={() => source && copy.mutate(source)}
        >
          {t('tenders.copy.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
