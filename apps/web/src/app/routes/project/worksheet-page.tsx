import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { projectQuery } from '../../../features/projects/index.ts';
import { WorksheetScreen } from '../../../features/worksheet/index.ts';

const route = getRouteApi('/o/$org/shell/project/$uuid/rekenblad/$worksheet');

/** A calculation of a project that is made on the screen. */
export function WorksheetPage() {
  const { org, uuid, worksheet } = route.useParams();
  const project = useQuery(projectQuery(uuid));
  return (
    <WorksheetScreen uuid={worksheet} organisationSlug={org} projectName={project.data?.project_name ?? ''} />
  );
}
