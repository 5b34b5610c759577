import { getRouteApi } from '@tanstack/react-router';
import { FaqScreen } from '../../features/help/index.ts';

const route = getRouteApi('/o/$org/shell/faq');

export function FaqPage() {
  const { org } = route.useParams();
  return <FaqScreen organisationSlug={org} />;
}
