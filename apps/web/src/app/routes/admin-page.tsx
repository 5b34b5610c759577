import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  HouseStyleAdmin,
  OrganisationsAdmin,
  RegistrationsAdmin,
  RevaluationAdmin,
  UnlockRequestsAdmin,
  UsersAdmin,
  useWaiting,
  WeightsAdmin,
} from '../../features/admin/index.ts';
import { SharedChartsAdmin } from '../../features/charts/index.ts';
import { FaqAdmin, MessagesAdmin } from '../../features/help/index.ts';
import { HistoryList } from '../../features/history/index.ts';
import { ADMIN_SECTIONS, type AdminSection, paths } from '../../lib/paths.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const route = getRouteApi('/o/$org/shell/beheer/$section');

/** The administration by staff, a tab for each part. */
export function AdminPage() {
  const { t } = useTranslation();
  const { org, section: asked } = route.useParams();
  const { session } = route.useRouteContext();
  const navigate = useNavigate();
  // An address that nobody made leads to the first part.
  const section = ADMIN_SECTIONS.find((each) => each === asked) ?? 'organisaties';
  return (
    <>
      <PageHeading title={t('admin.title')} />
      <Tabs
        value={section}
        onChange={(_event, chosen: AdminSection) => void navigate(paths.admin(org, chosen))}
        aria-label={t('admin.tabs.label')}
        variant="scrollable"
        scrollButtons={false}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { px: 1.5, minWidth: 0 },
          // Where there is room every part is seen at once, on as many lines as that takes.
          '& .MuiTabs-list': { flexWrap: { md: 'wrap' } },
          '& .MuiTabs-indicator': { display: { md: 'none' } },
          '& .Mui-selected': (theme) => ({
            boxShadow: { md: `inset 0 -2px ${theme.vars.palette.primary.main}` },
          }),
        }}
      >
        {ADMIN_SECTIONS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`admin-tab-${each}`}
            aria-controls={`admin-panel-${each}`}
            label={<SectionLabel section={each} />}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`admin-panel-${section}`}
        aria-labelledby={`admin-tab-${section}`}
        sx={{ pt: 3 }}
      >
        <VisuallyHidden>
          <h2>{t(`admin.tabs.${section}`)}</h2>
        </VisuallyHidden>
        <AdminPanel key={section} section={section} org={org} ownUuid={session.user.uuid} />
      </Box>
    </>
  );
}

/** The name of a part, with how many wait there for somebody to act. */
function SectionLabel({ section }: { readonly section: AdminSection }) {
  const { t } = useTranslation();
  const waiting = useWaiting(section);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {t(`admin.tabs.${section}`)}
      {waiting > 0 && (
        <Chip
          size="small"
          color="primary"
          label={t('admin.waiting', { count: waiting })}
          sx={{ height: 20 }}
        />
      )}
    </Box>
  );
}

interface AdminPanelProps {
  readonly section: AdminSection;
  readonly org: string;
  readonly ownUuid: string;
}

function AdminPanel({ section, org, ownUuid }: AdminPanelProps) {
  switch (section) {
    case 'organisaties':
      return <OrganisationsAdmin org={org} />;
    case 'huisstijl':
      return <HouseStyleAdmin org={org} />;
    case 'gebruikers':
      return <UsersAdmin ownUuid={ownUuid} />;
    case 'registraties':
      return <RegistrationsAdmin />;
    case 'verzoeken':
      return <UnlockRequestsAdmin />;
    case 'veelgestelde-vragen':
      return <FaqAdmin />;
    case 'berichten':
      return <MessagesAdmin />;
    case 'gedeelde-grafieken':
      return <SharedChartsAdmin />;
    case 'weegfactoren':
      return <WeightsAdmin />;
    case 'opnieuw-waarderen':
      return <RevaluationAdmin />;
    case 'historie':
      return <HistoryList />;
  }
}
