import { may } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { currentUserQuery, organisationsQuery, ProfileTab } from '../../features/accounts/index.ts';
import { SharedCharts } from '../../features/charts/index.ts';
import { Programs } from '../../features/programs/index.ts';
import { ProofCard } from '../../features/proof/index.ts';
import {
  DomainsCard,
  ManagedMembers,
  MembersTab,
  OrganisationTab,
  SettingsScreen,
} from '../../features/settings/index.ts';
import { paths, SETTINGS_TABS, type SettingsTab } from '../../lib/paths.ts';
import { GuideLink } from '../../ui/links/guide-link.tsx';
import { actorIn } from '../guard.ts';
import { ColourModeSwitch } from '../shell/colour-mode-switch.tsx';

const route = getRouteApi('/o/$org/shell/instellingen');

/** The settings: the organisation, the user's own account, and the other members. */
export function SettingsPage() {
  const { org } = route.useParams();
  const { tab = 'organisation' } = route.useSearch();
  const navigate = route.useNavigate();
  const { session, organisation } = route.useRouteContext();
  const tabs = SETTINGS_TABS.filter(
    (name) => name !== 'programs' || may(actorIn(session.user, organisation.slug), 'api-key.manage'),
  );
  // A user who follows a link to a tab that they may not open sees the first tab.
  const shown = tabs.includes(tab) ? tab : 'organisation';
  return (
    <SettingsScreen
      tabs={tabs}
      tab={shown}
      onTabChange={(chosen) => void navigate(paths.settings(org, chosen))}
    >
      {contentOf(shown)}
    </SettingsScreen>
  );

  function contentOf(name: SettingsTab) {
    switch (name) {
      case 'organisation':
        return <OrganisationAndMembers />;
      case 'profile':
        return <ProfileTab colourModeSwitch={<ColourModeSwitch />} sharedCharts={<SharedCharts />} />;
      case 'members':
        return (
          <>
            <Members />
            <Box sx={{ mt: 3 }}>
              <GuideLink org={org} chapter="organisatie" />
            </Box>
          </>
        );
      case 'programs':
        return <Programs organisationSlug={org} />;
    }
  }
}

/** Shows the organisation and its domains; if there is room, with its members beside it. */
function OrganisationAndMembers() {
  const { session, organisation } = route.useRouteContext();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <OwnOrganisation />
        {may(actorIn(session.user, organisation.slug), 'organisation-domain.manage') && (
          <DomainsCard
            key={organisation.slug}
            organisationSlug={organisation.slug}
            mayConfirm={may(actorIn(session.user, organisation.slug), 'admin.organisations')}
          />
        )}
        {may(actorIn(session.user, organisation.slug), 'project-history.read') && (
          <ProofCard organisationSlug={organisation.slug} />
        )}
      </Box>
      {wide && (
        <section>
          <Members />
        </section>
      )}
    </Box>
  );
}

/** Shows the members to everybody; an administrator sees more of them, and can change them. */
function Members() {
  const { session, organisation } = route.useRouteContext();
  const queries = useQueryClient();
  const router = useRouter();
  if (!may(actorIn(session.user, organisation.slug), 'organisation-member.manage'))
    return <MembersTab organisationSlug={organisation.slug} />;
  return (
    <ManagedMembers
      organisationSlug={organisation.slug}
      ownUuid={session.user.uuid}
      onOwnChange={async () => {
        await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
        await router.invalidate();
      }}
    />
  );
}

function OwnOrganisation() {
  const { session, organisation } = route.useRouteContext();
  const queries = useQueryClient();
  const router = useRouter();
  const organisations = useQuery(organisationsQuery);
  const current = organisations.data?.find(({ slug }) => slug === organisation.slug) ?? organisation;
  return (
    <OrganisationTab
      organisation={current}
      mayEdit={may(actorIn(session.user, organisation.slug), 'organisation.edit')}
      onSaved={async () => {
        await queries.invalidateQueries({ queryKey: organisationsQuery.queryKey });
        await router.invalidate();
      }}
    />
  );
}
