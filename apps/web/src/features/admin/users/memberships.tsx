import type { AdminMembership, AdminOrganisation, AdminUser } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import type { LeavingChoice } from '../../../ui/leaving/leaving-choice.ts';
import { LeavingDialog } from '../../../ui/leaving/leaving-dialog.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { OrganisationPicker } from '../organisations/organisation-picker.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { userName } from './user-name.ts';

/** The organisations of an account, with ways to add, suspend, resume and end a membership. */
export function Memberships({ user }: { readonly user: AdminUser }) {
  const { t } = useTranslation();
  const section = useRef<HTMLDivElement>(null);
  // The button of a membership disappears when the membership ends.
  useFocusKept(section, user.memberships.map(({ uuid }) => uuid).join());
  return (
    <Box ref={section} tabIndex={-1} component="section" aria-label={t('admin.memberships.title')}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {t('admin.memberships.title')}
      </Typography>
      {user.memberships.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('admin.memberships.none')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {user.memberships.map((membership) => (
          <MembershipRow key={membership.uuid} membership={membership} person={userName(user)} />
        ))}
      </Box>
      <NewMembership user={user} />
    </Box>
  );
}

interface MembershipRowProps {
  readonly membership: AdminMembership;
  /** the name of the person */
  readonly person: string;
}

/** The actions after which a member may have fewer rights, so the user is asked first. */
const LESS = ['suspend', 'dismiss', 'remove'] as const;
type Less = (typeof LESS)[number];
type Change = Less | 'resume' | 'appoint';
const CHANGES = {
  suspend: { active: false },
  resume: { active: true },
  appoint: { administrator: true },
  dismiss: { administrator: false },
} as const;

function isLess(change: Change): change is Less {
  return LESS.some((each) => each === change);
}

function MembershipRow({ membership, person }: MembershipRowProps) {
  const { t } = useTranslation();
  const name = membership.organization_name;
  const params = { membership: membership.uuid };
  const [asked, setAsked] = useState<Less | null>(null);
  const changing = useAdminChange(
    ({ change, choice }: { change: Change; choice?: LeavingChoice }) =>
      change === 'remove'
        ? client.call(endpoints.removeMembership, { params, body: choice })
        : client.call(endpoints.updateMembership, { params, body: { ...CHANGES[change], ...choice } }),
    () => setAsked(null),
  );
  const act = (change: Change) => {
    changing.reset();
    if (isLess(change)) setAsked(change);
    else changing.mutate({ change });
  };
  const busy = (change: Change) =>
    changing.isPending && asked === null && changing.variables.change === change;
  const question = asked ?? 'remove';
  const failed = asked === null ? changing.error : null;
  const appoint = membership.administrator ? 'dismiss' : 'appoint';
  const toggle = membership.active ? 'suspend' : 'resume';
  return (
    <Box component="li" sx={{ py: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>
        {name}
        {(membership.administrator || !membership.active) && (
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            ({t(membership.active ? 'admin.memberships.administrator' : 'admin.memberships.suspended')})
          </Typography>
        )}
      </Typography>
      {membership.active && (
        <Button
          size="small"
          loading={busy(appoint)}
          aria-label={t(`admin.memberships.${appoint}Of`, { name })}
          onClick={() => act(appoint)}
        >
          {t(`admin.memberships.${appoint}`)}
        </Button>
      )}
      <Button
        size="small"
        loading={busy(toggle)}
        aria-label={t(`admin.memberships.${toggle}Of`, { name })}
        onClick={() => act(toggle)}
      >
        {t(`admin.memberships.${toggle}`)}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={t('admin.memberships.removeOf', { name })}
        onClick={() => act('remove')}
      >
        {t('admin.memberships.remove')}
      </Button>
      {failed && (
        <Box sx={{ flexBasis: '100%' }}>
          <ErrorPanel error={failed} />
        </Box>
      )}
      <LeavingDialog
        open={asked !== null}
        title={
          question === 'remove'
            ? t('admin.memberships.removeTitle')
            : t(`admin.memberships.${question}Of`, { name })
        }
        question={t(`admin.memberships.${question}Question`, { person, name })}
        confirmLabel={t(`admin.memberships.${question}`)}
        busy={changing.isPending}
        error={changing.error}
        about={[membership.uuid, question]}
        load={(signal) =>
          client.call(
            endpoints.listMembershipHoldings,
            { params, query: { act: question === 'dismiss' ? 'dismiss' : 'leave' } },
            signal,
          )
        }
        onConfirm={(choice) => changing.mutate({ change: question, choice })}
        onReset={() => changing.reset()}
        onCancel={() => {
          setAsked(null);
          changing.reset();
        }}
      />
    </Box>
  );
}

function NewMembership({ user }: { readonly user: AdminUser }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Pick<AdminOrganisation, 'uuid' | 'name' | 'slug'> | null>(null);
  const adding = useAdminChange(
    (organisation: string) =>
      client.call(endpoints.addMembership, {
        params: { account: user.uuid },
        body: { organization: organisation },
      }),
    () => setChosen(null),
  );
  const refusal = refusalOf(adding.error);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mt: 2 }}>
      <Box sx={{ flex: 1 }}>
        <OrganisationPicker
          label={t('admin.memberships.choose')}
          value={chosen}
          onChange={setChosen}
          without={user.memberships.map(({ organization: organisation }) => organisation)}
          problem={refusal.at('organization')}
        />
        {refusal.elsewhere && <ErrorPanel error={refusal.elsewhere} />}
      </Box>
      <Button
        variant="outlined"
        disabled={chosen === null}
        loading={adding.isPending}
        onClick={() => chosen && adding.mutate(chosen.uuid)}
        sx={{ minHeight: 56 }}
      >
        {t('admin.memberships.add')}
      </Button>
    </Box>
  );
}
