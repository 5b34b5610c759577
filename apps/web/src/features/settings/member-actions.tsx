import type { ManagedMember } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useMemberChange } from './use-member-change.ts';

/** What can be done with a member; those that take something away ask first. */
type Action = 'resend' | 'withdraw' | 'suspend' | 'resume' | 'appoint' | 'dismiss';
const ASKED: readonly Action[] = ['withdraw', 'suspend', 'dismiss'];

interface MemberActionsProps {
  readonly organisationSlug: string;
  readonly member: ManagedMember;
  readonly name: string;
  readonly self: boolean;
  readonly onOwnChange: () => Promise<unknown>;
}

export function MemberActions({ organisationSlug, member, name, self, onOwnChange }: MemberActionsProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [asked, setAsked] = useState<Action | null>(null);
  const params = { org: organisationSlug, membership: member.uuid };
  const acting = useMemberChange(
    organisationSlug,
    async (action: Action) => {
      switch (action) {
        case 'resend':
          return void (await client.call(endpoints.resendMemberInvitation, { params }));
        case 'withdraw':
          return void (await client.call(endpoints.withdrawInvitation, { params }));
        case 'suspend':
        case 'resume':
          return void (await change({ active: action === 'resume' }));
        case 'appoint':
        case 'dismiss':
          await change({ administrator: action === 'appoint' });
          if (self) await onOwnChange();
      }
    },
    (_answer, action) => {
      setAsked(null);
      notify(t(`settings.members.done.${action}`, { name, email: member.user.email }));
    },
  );
  const change = (body: { active?: boolean; administrator?: boolean }) =>
    client.call(endpoints.updateMember, { params, body });
  const offered = actionsFor(member, self);
  const question = asked ?? 'suspend';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -0.75 }}>
        {offered.map((action) => (
          <Button
            key={action}
            size="small"
            color={action === 'suspend' || action === 'withdraw' ? 'error' : 'primary'}
            loading={acting.isPending && acting.variables === action && asked === null}
            aria-label={t(`settings.members.actionsOf.${action}`, { name })}
            onClick={() => {
              acting.reset();
              if (ASKED.includes(action)) setAsked(action);
              else acting.mutate(action);
            }}
          >
            {t(`settings.members.actions.${action}`)}
          </Button>
        ))}
      </Box>
      {acting.error && asked === null && <ErrorPanel error={acting.error} />}
      <ConfirmDialog
        open={asked !== null}
        title={t(`settings.members.actionsOf.${question}`, { name })}
        question={t(`settings.members.questions.${question as 'withdraw' | 'suspend' | 'dismiss'}`, { name })}
        confirmLabel={t(`settings.members.actions.${question}`)}
        busy={acting.isPending}
        error={acting.error}
        onConfirm={() => asked && acting.mutate(asked)}
        onCancel={() => {
          setAsked(null);
          acting.reset();
        }}
      />
    </>
  );
}

function actionsFor(member: ManagedMember, self: boolean): readonly Action[] {
  switch (member.state) {
    case 'invited':
      return ['resend', 'withdraw'];
    case 'suspended':
      return ['resume'];
    case 'closed':
      return [];
    case 'active': {
      const role: readonly Action[] = member.administrator
        ? ['dismiss']
        : member.dashboard_type === 'viewer'
          ? []
          : ['appoint'];
      return self ? role : [...role, 'suspend'];
    }
  }
}
