import type { DemandAnswer, Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { newerProjectOf } from '../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useMutationOnce } from '../../lib/use-mutation-once.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { DemandFigures } from './demand-figures.tsx';
import type { TenderDemandProps } from './demand-props.ts';
import { carriedQuery, demandQuery } from './demand-query.ts';

interface DemandDialogProps extends TenderDemandProps {
  readonly onClose: () => void;
}

/** Shows what can be demanded of a tender, and carries the proposal into its award model. */
export function DemandDialog({ project, readOnly, inTurn, onClose }: DemandDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const narrow = useMediaQuery('(max-width: 600px)');
  const [everyType, setEveryType] = useState(false);
  const subject = {
    ...{ kind: 'tender' as const, everyType },
    ...{ organisationSlug: project.organization, projectUuid: project.uuid },
  };
  const query = useQuery({ ...demandQuery(subject), staleTime: 0 });
  const values = valuesOf(query.data);
  const carry = useMutationOnce({
    mutationFn: (shown: { readonly reference: number; readonly target: number }) =>
      new Promise<Project>((resolve, reject) => {
        void inTurn(async () => {
          const now = queries.getQueryData<Project>(queryKeys.project(project.uuid)) ?? project;
          const body = { ...shown, ...(everyType ? { project_type: '' as const } : {}) };
          await client
            .call(endpoints.carryProposal, {
              ...{ params: { uuid: now.uuid }, body, ifMatch: String(now.revision) },
            })
            .then(resolve, reject);
        });
      }),
    onSuccess: (changed) => {
      takeProject(queries, changed);
      void queries.invalidateQueries(carriedQuery(project.uuid));
      notify(t('demand.carried'));
      onClose();
    },
    onError: (failure) => {
      const newer = newerProjectOf(failure);
      if (newer) takeProject(queries, newer.current);
      void query.refetch();
    },
  });
  const inSteps = project.mki_steps !== null;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={narrow}
      onClose={carry.isPending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{t('demand.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText>{t('demand.lead')}</DialogContentText>
        <FormControlLabel
          control={<Checkbox checked={everyType} onChange={(_, checked) => setEveryType(checked)} />}
          label={t('demand.everyTypeOfSector')}
        />
        {query.isPending && <DelayedIndicator minHeight={240} doing={t('demand.working')} />}
        <FailedQuery query={query} title={t('demand.failed')} />
        {query.data && <DemandFigures answer={query.data} organisationSlug={project.organization} />}
        {inSteps && <DialogContentText>{t('demand.inSteps')}</DialogContentText>}
        {carry.error && <ErrorPanel title={t('demand.notCarried')} error={carry.error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={carry.isPending}>
          {t('demand.close')}
        </Button>
        {!readOnly && !inSteps && values && (
          <Button variant="contained" loading={carry.isPending} onClick={() => carry.mutate(values)}>
            {t('demand.carry')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Returns the values that can be carried; null where there is no proposal, or no baseline that it is of. */
function valuesOf(answer: DemandAnswer | undefined) {
  const { reference = null, target = null } = answer?.proposal ?? {};
  return reference === null || target === null ? null : { reference, target };
}
