import type { Project, ProjectMember } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { byEscape } from '../../../ui/by-escape.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { MemberPicker } from '../member-picker.tsx';
import { memberChoicesQuery, projectMembersQuery } from '../member-queries.ts';

interface MembersDialogProps {
  readonly project: Project;
  readonly members: readonly ProjectMember[];
  /** true if present members can be removed here */
  readonly mayRemove: boolean;
  readonly onClose: () => void;
}

/** Adds members of the organisation to a project, or removes them. */
export function MembersDialog({ project, members, mayRemove, onClose }: MembersDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const choices = useQuery(memberChoicesQuery(project.organization));
  const current = new Set(members.map(({ user }) => user.uuid));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(current);
  const added = [...chosen].filter((uuid) => !current.has(uuid));
  const removed = members.filter(({ user }) => !chosen.has(user.uuid));
  const save = useMutationOnce({
    mutationFn: () => changeMembers(project.uuid, { added, removed }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.history });
      return queries.invalidateQueries({ queryKey: projectMembersQuery(project.uuid).queryKey });
    },
    onSuccess: () => {
      notify(t('projectData.members.changed'));
      onClose();
    },
  });
  // A member of the project who has left the organisation can be kept or removed, too.
  const gone = members
    .map(({ user }) => user)
    .filter(({ uuid }) => !choices.data?.some((each) => each.uuid === uuid));

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={byEscape(save.isPending ? undefined : onClose)}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{t('projectData.members.add')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('projectData.members.dialogLead')}
          {!mayRemove && ` ${t('projectData.members.removeHint')}`}
        </Typography>
        {choices.isPending && <DelayedIndicator />}
        <FailedQuery query={choices} />
        {choices.data && (
          <MemberPicker
            members={[...choices.data, ...gone]}
            chosen={chosen}
            onChange={setChosen}
            {...(mayRemove ? {} : { fixed: current })}
          />
        )}
        {chosen.size === 0 && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {t('projectData.members.keepOne')}
          </Typography>
        )}
        {save.error && <ErrorPanel title={t('projectData.members.changeFailed')} error={save.error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={save.isPending}>
          {t('app.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => save.mutate()}
          loading={save.isPending}
          disabled={chosen.size === 0 || added.length + removed.length === 0}
        >
          {t('app.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MemberChanges {
  /** uuids of users */
  readonly added: readonly string[];
  readonly removed: readonly ProjectMember[];
}

/** Adds first, so that the last member can be replaced; stops at the first failure, and keeps what was done. */
async function changeMembers(projectUuid: string, { added, removed }: MemberChanges): Promise<void> {
  for (const user of added)
    await client.call(endpoints.addProjectMember, { body: { user, project: projectUuid } });
  for (const { uuid } of removed) await client.call(endpoints.removeProjectMember, { params: { uuid } });
}
