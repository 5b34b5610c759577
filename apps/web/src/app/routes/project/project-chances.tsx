import { typesTakenNow, variantTypeOf } from '@milieuspoor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { calculationsQuery } from '../../../features/calculations/index.ts';
import type { ProjectChancesProps } from '../../../features/chances/index.ts';
import { projectQuery } from '../../../features/projects/index.ts';
import { worksheetsQuery } from '../../../features/worksheet/worksheet-queries.ts';
import { laterPart } from '../../../lib/later-screens.ts';
import { paths } from '../../../lib/paths.ts';
import { withAllTexts } from '../../../text/load-language.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';

const Later = laterPart(() => withAllTexts(import('../../../features/chances/project-chances.tsx')));

/**
 * What better known products would save, below the charts of the tabs of the design. What was built is not to be made
 * better any more, and the code is loaded later.
 */
export function ProjectChances(props: Omit<ProjectChancesProps, 'variant'>) {
  const types = props.types.filter((type) => type === 'design-baseline' || type === 'design-optimization');
  if (types.length === 0 || props.types.includes('as-built-optimization')) return null;
  return <OfDesign {...props} types={types} />;
}

function OfDesign(props: Omit<ProjectChancesProps, 'variant'>) {
  const { organisationSlug, projectUuid } = props;
  const { data: project } = useQuery(projectQuery(projectUuid));
  const { data: calculations } = useQuery(calculationsQuery(projectUuid));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const contract = project && {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    asbuiltScopeChanged: project.asbuilt_scope_changed,
    ...{ status: project.project_status, locked: project.project_locked },
  };
  const isOpen = contract !== undefined && typesTakenNow([variantTypeOf(contract)], contract).length > 0;
  return (
    <Suspense fallback={<DelayedIndicator minHeight={400} />}>
      <Later
        {...props}
        variant={
          isOpen
            ? {
                nameOf: (uuid) => calculations?.find((each) => each.uuid === uuid)?.name ?? '',
                onMade: (worksheet) => {
                  void queries.invalidateQueries(worksheetsQuery(projectUuid));
                  void navigate(paths.worksheet(organisationSlug, projectUuid, worksheet));
                },
              }
            : null
        }
      />
    </Suspense>
  );
}
