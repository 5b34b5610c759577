import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../../features/accounts/index.ts';
import {
  AdminFrame,
  adminOrganisationQuery,
  OrganisationDetails,
  OrganisationRegistrations,
  SignOnCard,
} from '../../../features/admin/index.ts';
import { OrganisationMessages } from '../../../features/help/index.ts';
import { HistoryList } from '../../../features/history/index.ts';
import { Programs } from '../../../features/programs/index.ts';
import { OrganisationProjects } from '../../../features/projects/index.ts';
import { ManagedMembers, MembersWithoutFactor } from '../../../features/settings/index.ts';
import { paths } from '../../../lib/paths.ts';
import { BusinessOutlined as BusinessIcon } from '../../../ui/icons/business-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';

const route = getRouteApi('/o/$org/shell/beheer/organisaties/$organisation');

/**
 * Shows staff everything about one organisation: its data, its members and those who wait, its projects, the messages
 * of its members, and its history.
 */
export function AdminOrganisationPage() {
  const { t } = useTranslation();
  const { org, organisation: slug } = route.useParams();
  const { session } = route.useRouteContext();
  const queries = useQueryClient();
  const router = useRouter();
  const { data: organisation, isPending, error, refetch } = useQuery(adminOrganisationQuery(slug));
  return (
    <AdminFrame org={org} section="organisaties" title={organisation?.name ?? t('admin.title')}>
      <LinkButton {...paths.admin(org)} sx={{ mb: 2 }}>
        {t('admin.organisation.all')}
      </LinkButton>
      {isPending && <DelayedIndicator />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {organisation === null && (
        <EmptyState
          icon={<BusinessIcon />}
          title={t('admin.houseStyle.noOrganisation')}
          hint={t('admin.organisation.missingHint')}
        />
      )}
      {organisation && (
        <Box key={slug} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <OrganisationDetails org={org} organisation={organisation} />
          <SignOnCard organisation={organisation.uuid} />
          <Part title={t('admin.organisation.secondFactor')}>
            <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
              <MembersWithoutFactor organisationSlug={slug} />
            </Card>
          </Part>
          <section aria-label={t('admin.organisations.members')}>
            <ManagedMembers
              organisationSlug={slug}
              ownUuid={session.user.uuid}
              onOwnChange={async () => {
                await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
                await router.invalidate();
              }}
            />
          </section>
          <Programs organisationSlug={slug} />
          <Part title={t('admin.tabs.registraties')}>
            <OrganisationRegistrations org={org} organisation={organisation} />
          </Part>
          <Part title={t('admin.organisations.projects')}>
            <OrganisationProjects organisationSlug={slug} />
          </Part>
          <Part title={t('admin.tabs.berichten')}>
            <OrganisationMessages organisationSlug={slug} />
          </Part>
          <Part title={t('admin.tabs.geschiedenis')}>
            <HistoryList organisation={slug} />
          </Part>
        </Box>
      )}
    </AdminFrame>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
