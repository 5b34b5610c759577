import { getRouteApi } from '@tanstack/react-router';
import { ProjectList } from '../../features/projects/index.ts';

const route = getRouteApi('/o/$org/shell/dashboard');

export function DashboardPage() {
  const { org } = route.useParams();
  // A list of another organisation starts anew: search and page belong to the former one.
  return <ProjectList key={org} organizationSlug={org} />;
}
