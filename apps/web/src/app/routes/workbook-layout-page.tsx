import { getRouteApi } from '@tanstack/react-router';
import { WorkbookLayoutScreen } from '../../features/help/index.ts';

const route = getRouteApi('/o/$org/shell/faq/excel-indeling');

export function WorkbookLayoutPage() {
  const { org } = route.useParams();
  return <WorkbookLayoutScreen organisationSlug={org} />;
}
