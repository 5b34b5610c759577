import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DashboardTabs,
  EXPLAINED_PARTS,
  FirstVisit,
  OrganisationDashboard,
  OrganisationResult,
  OrganisationScope,
} from '../../features/statistics/index.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { paths } from '../../lib/paths.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { PrintedHead } from '../../ui/print/printed-head.tsx';
import { useFirstVisit } from '../first-visit/use-first-visit.ts';
import { ViewerHeader } from '../shell/viewer-header.tsx';
import { CONTENT_ID } from '../use-screen-focus.ts';
import DashboardViews from './dashboard-views.tsx';
import { GoalsBelowResult } from './goals-below-result.tsx';
import { letterBelowCharts } from './letter-below-charts.tsx';
import { tabBelowFilters } from './tab-below-filters.tsx';

/** They are loaded later, as in the shell: few users have a deadline for it, or an invitation elsewhere. */
const SecondFactorNotice = laterPart(() => import('../shell/second-factor-notice.tsx'));

const InvitationNotice = laterPart(() => import('../shell/invitation-notice.tsx'));

const route = getRouteApi('/o/$org/viewer-dashboard');

/** An organisation's figures without the application around them. */
export function ViewerDashboardPage() {
  const { t } = useTranslation();
  const { session, organisation } = route.useRouteContext();
  const { explained, understood, explainAgain } = useFirstVisit();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button onClick={explainAgain}>{t('app.profile.explain')}</Button>
      <DashboardViews organisationSlug={organisation.slug} mayShare={false} />
    </Box>
  );
  return (
    <Box sx={{ minHeight: '100%' }}>
      <ViewerHeader session={session} organisation={organisation} />
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 }, py: 4 }}
      >
        <PrintedHead organisation={organisation.name} />
        {session.user.second_factor_from !== null && (
          <Suspense>
            <SecondFactorNotice user={session.user} to={paths.account()} />
          </Suspense>
        )}
        {session.user.invited_to.length > 0 && (
          <Suspense>
            <InvitationNotice user={session.user} to={paths.account()} />
          </Suspense>
        )}
        <PageHeading
          title={t('app.viewer.title', { organisation: organisation.name })}
          lead={<OrganisationScope organisation={organisation} />}
          actions={phone ? undefined : actions}
        />
        <FirstVisit parts={['result', 'figures']} explained={explained} onUnderstood={understood} />
        <Box id={EXPLAINED_PARTS.result} tabIndex={-1} sx={{ mb: 2.5 }}>
          <OrganisationResult key={organisation.slug} organisation={organisation} />
          <GoalsBelowResult organisationSlug={organisation.slug} />
          {/* On a phone the result comes before what one can do. */}
          {phone && <Box sx={{ mt: 2 }}>{actions}</Box>}
        </Box>
        <Box id={EXPLAINED_PARTS.figures} tabIndex={-1}>
          <DashboardTabs key={organisation.slug}>
            {(tab) => (
              <OrganisationDashboard
                organisation={organisation}
                audience="viewer"
                tab={tab}
                below={letterBelowCharts({ organisation })}
              >
                {tabBelowFilters(tab, { organisation, audience: 'viewer', maySetGoals: false })}
              </OrganisationDashboard>
            )}
          </DashboardTabs>
        </Box>
      </Box>
    </Box>
  );
}
