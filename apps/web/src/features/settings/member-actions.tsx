import type { ManagedMember } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import type { LeavingChoice } from '../../ui/leaving/leaving-choice.ts';
import { LeavingDialog } from '../../ui/leaving/leaving-dialog.tsx';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useMemberChange } from './use-member-change.ts';

/** The actions for a member; those that take something away ask first. */
type Action = 'resend' | 'withdraw' | 'suspend' | 'resume' | 'appoint' | 'dismiss';
const ASKED: readonly Action[] = ['withdraw', 'suspend', 'dismiss'];

interface Acted {
  readonly action: Action;
  /** of an action after which the member may have fewer rights */
  readonly choice?: LeavingChoice;
}

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
    async ({ action, choice }: Acted) => {
      switch (action) {
        case 'resend':
          return void (await client.call(endpoints.resendMemberInvitation, { params }));
        case 'withdraw':
          return void (await client.call(endpoints.withdrawInvitation, { params }));
        case 'suspend':
        case 'resume':
          return void (await change({ active: action === 'resume', ...choice }));
        case 'appoint':
        case 'dismiss':
          await change({ administrator: action === 'appoint', ...choice });
          if (self) await onOwnChange();
      }
    },
    (_answer, { action }) => {
      setAsked(null);
      notify(t(`settings.members.done.${action}`, { name, email: member.user.email }));
    },
  );
  const change = (body: { active?: boolean; administrator?: boolean } & Partial<LeavingChoice>) =>
    client.call(endpoints.updateMember, { params, body });
  const offered = actionsFor(member, self);
  const leaving = asked === 'dismiss' ? 'dismiss' : 'suspend';
  const dialogFor = (question: 'withdraw' | 'suspend' | 'dismiss') => ({
    title: t(`settings.members.actionsOf.${question}`, { name }),
    question: t(`settings.members.questions.${question}`, { name }),
    confirmLabel: t(`settings.members.actions.${question}`),
    busy: acting.isPending,
    error: acting.error,
    onCancel: () => {
      setAsked(null);
      acting.reset();
    },
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -0.75 }}>
        {offered.map((action) => (
          <Button
            key={action}
            size="small"
            color={action === 'suspend' || action === 'withdraw' ? 'error' : 'primary'}
            loading={acting.isPending && acting.variables.action === action && asked === null}
            aria-label={t(`settings.members.actionsOf.${action}`, { name })}
            onClick={() => {
              acting.reset();
              if (ASKED.includes(action)) setAsked(action);
              else acting.mutate({ action });
            }}
          >
            {t(`settings.members.actions.${action}`)}
          </Button>
        ))}
      </Box>
      {acting.error && asked === null && <ErrorPanel error={acting.error} />}
      <ConfirmDialog
        {...dialogFor('withdraw')}
        open={asked === 'withdraw'}
        onConfirm={() => acting.mutate({ action: 'withdraw' })}
      />
      <LeavingDialog
        {...dialogFor(leaving)}
        open={asked === leaving}
        about={[member.uuid, leaving]}
        load={(signal) =>
          client.call(
            endpoints.listMemberHoldings,
            { params, query: { act: leaving === 'suspend' ? 'leave' : 'dismiss' } },
            signal,
          )
        }
        onConfirm={(choice) => acting.mutate({ action: leaving, choice })}
        onReset={() => acting.reset()}
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
