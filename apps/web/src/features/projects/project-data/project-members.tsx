import type { Project, ProjectMember } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { projectMembersLock } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { PersonAddOutlined as AddIcon } from '../../../ui/icons/person-add-outlined.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { memberName, projectMembersQuery } from '../member-queries.ts';
import { MemberLine } from './member-line.tsx';
import { MembersDialog } from './members-dialog.tsx';

/** ms: long enough to read who was removed, and to undo it. */
const UNDO_SHOWN_MS = 10_000;

interface ProjectMembersProps {
  readonly project: Project;
  /** members can only be removed while the form is being edited */
  readonly editing: boolean;
}

/** Shows the members of a project, and their contact details. */
export function ProjectMembers({ project, editing }: ProjectMembersProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [choosing, setChoosing] = useState(false);
  const members = useQuery(projectMembersQuery(project.uuid));
  const closed =
    projectMembersLock({ status: project.project_status, locked: project.project_locked }) !== null;
  const last = members.data?.length === 1;
  const renew = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.history });
    return queries.invalidateQueries({ queryKey: projectMembersQuery(project.uuid).queryKey });
  };
  const bringBack = useMutationOnce({
    mutationFn: ({ user, experience }: ProjectMember) =>
      client.call(endpoints.addProjectMember, {
        body: { user: user.uuid, project: project.uuid, experience },
      }),
    onSettled: renew,
    onSuccess: ({ user }) => notify(t('projectData.members.broughtBack', { name: memberName(user) })),
  });
  const removal = useMutationOnce({
    mutationFn: ({ uuid }: ProjectMember) => client.call(endpoints.removeProjectMember, { params: { uuid } }),
    onSettled: renew,
    onSuccess: (_answer, removed) => {
      const { user } = removed;
      // The pressed button disappears with its line.
      heading.current?.focus();
      notify(t('projectData.members.removed', { name: memberName(user) }), 'success', UNDO_SHOWN_MS, {
        label: t('projectData.members.undo'),
        onClick: () => bringBack.mutate(removed),
        takesFocus: false,
      });
    },
  });

  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          justifyContent: 'space-between',
          alignItems: 'center',
          mb: 2,
        }}
      >
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t('projectData.members.heading')}
        </Typography>
        {!closed && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<AddIcon />}
            disabled={!members.data}
            onClick={() => setChoosing(true)}
          >
            {t('projectData.members.add')}
          </Button>
        )}
      </Box>
      {members.isPending && <DelayedIndicator />}
      <FailedQuery query={members} />
      {members.data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('projectData.members.empty')}</Typography>
      )}
      {members.data && members.data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {members.data.map((member) => (
            <MemberLine
              key={member.uuid}
              user={member.user}
              onRemove={editing && !closed ? () => removal.mutate(member) : null}
              keptBecause={last ? t('projectData.members.last') : undefined}
            />
          ))}
        </Box>
      )}
      {(removal.error ?? bringBack.error) && (
        <Box sx={{ mt: 2 }}>
          <ErrorPanel error={removal.error ?? bringBack.error} />
        </Box>
      )}
      {choosing && members.data && (
        <MembersDialog
          project={project}
          members={members.data}
          mayRemove={editing}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}
