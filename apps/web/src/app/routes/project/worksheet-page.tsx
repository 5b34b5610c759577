import { WORKSHEET_TYPES } from '@milieuspoor/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { BillScreen } from '../../../features/products/index.ts';
import { projectQuery } from '../../../features/projects/index.ts';
import { WorksheetScreen } from '../../../features/worksheet/index.ts';
import { paths } from '../../../lib/paths.ts';

const route = getRouteApi('/o/$org/shell/project/$uuid/rekenblad/$worksheet');

/** A calculation of a project that is made on the screen; under the name of a type, one that begins with quantities alone. */
export function WorksheetPage() {
  const { org, uuid, worksheet } = route.useParams();
  const project = useQuery(projectQuery(uuid));
  const navigate = useNavigate();
  const projectName = project.data?.project_name ?? '';
  const type = WORKSHEET_TYPES.find((each) => each === worksheet);
  return type ? (
    <BillScreen
      {...{ organisationSlug: org, projectUuid: uuid, projectName, type }}
      onMade={(made) => void navigate(paths.worksheet(org, uuid, made))}
    />
  ) : (
    <WorksheetScreen uuid={worksheet} organisationSlug={org} projectName={projectName} />
  );
}
