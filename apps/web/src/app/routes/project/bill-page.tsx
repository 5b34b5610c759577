import { WORKSHEET_TYPES } from '@milieuspoor/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { BillScreen } from '../../../features/products/index.ts';
import { projectQuery } from '../../../features/projects/index.ts';
import { paths } from '../../../lib/paths.ts';

const route = getRouteApi('/o/$org/shell/project/$uuid/hoeveelheden/$type');

/** A calculation of a project of quantities alone. */
export function BillPage() {
  const { org, uuid, type } = route.useParams();
  const project = useQuery(projectQuery(uuid));
  const navigate = useNavigate();
  return (
    <BillScreen
      organisationSlug={org}
      projectUuid={uuid}
      projectName={project.data?.project_name ?? ''}
      type={WORKSHEET_TYPES.find((each) => each === type) ?? 'design-baseline'}
      onMade={(worksheet) => void navigate(paths.worksheet(org, uuid, worksheet))}
    />
  );
}
