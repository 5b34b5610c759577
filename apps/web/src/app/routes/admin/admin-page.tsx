import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  AdminFrame,
  ErasureRequestsAdmin,
  HealthAdmin,
  HouseStyleAdmin,
  MailsAdmin,
  OrganisationsAdmin,
  RegistrationsAdmin,
  RevaluationAdmin,
  UnlockRequestsAdmin,
  UsersAdmin,
  WeightsAdmin,
} from '../../../features/admin/index.ts';
import { SharedChartsAdmin } from '../../../features/charts/index.ts';
import { FaqAdmin, MessagesAdmin } from '../../../features/help/index.ts';
import { HistoryList } from '../../../features/history/index.ts';
import { ProviderProducts } from '../../../features/products/index.ts';
import { ADMIN_SECTIONS, type AdminSection } from '../../../lib/paths.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const route = getRouteApi('/o/$org/shell/beheer/$section');

/** The administration by staff, one section at a time. */
export function AdminPage() {
  const { t } = useTranslation();
  const { org, section: asked } = route.useParams();
  const { session } = route.useRouteContext();
  // An unknown section leads to the first one.
  const section = ADMIN_SECTIONS.find((each) => each === asked) ?? 'organisaties';
  return (
    <AdminFrame org={org} section={section}>
      <VisuallyHidden>
        <h2>{t(`admin.tabs.${section}`)}</h2>
      </VisuallyHidden>
      <AdminPanel key={section} section={section} org={org} ownUuid={session.user.uuid} />
    </AdminFrame>
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
    case 'wisverzoeken':
      return <ErasureRequestsAdmin ownUuid={ownUuid} />;
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
    case 'producten':
      return <ProviderProducts organisationSlug={org} />;
    case 'opnieuw-waarderen':
      return <RevaluationAdmin />;
    case 'geschiedenis':
      return <HistoryList />;
    case 'toestand':
      return <HealthAdmin />;
    case 'post':
      return <MailsAdmin />;
  }
}
