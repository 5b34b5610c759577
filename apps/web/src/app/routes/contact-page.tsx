import { getRouteApi } from '@tanstack/react-router';
import { ContactScreen } from '../../features/help/index.ts';

const route = getRouteApi('/o/$org/shell/contact');

export function ContactPage() {
  const { org } = route.useParams();
  const { session } = route.useRouteContext();
  return <ContactScreen organisationSlug={org} user={session.user} />;
}
