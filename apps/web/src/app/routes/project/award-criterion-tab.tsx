import type { Project, User } from '@milieuspoor/contract';
import { may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { calculationsQuery } from '../../../features/calculations/index.ts';
import { AwardModelTab } from '../../../features/tenders/index.ts';
import { incompletePosts } from '../../../lib/totals/covered-sums.ts';
import { actorOf } from '../../guard.ts';
import { TenderDemand } from './tender-demand.tsx';
import { useTenderWatched } from './use-tender-watched.ts';

interface AwardCriterionTabProps {
  readonly project: Project;
  readonly user: User;
  readonly onNext: () => void;
}

/** Tab 4, with the baseline that the reference value follows. */
export function AwardCriterionTab({ project, user, onNext }: AwardCriterionTabProps) {
  useTenderWatched(project);
  const { data: calculations } = useQuery(calculationsQuery(project.uuid));
  const active = calculations?.find(
    (calculation) => calculation.active && calculation.calculation_type === 'design-baseline',
  );
  return (
    <AwardModelTab
      // Another project has another model.
      key={project.uuid}
      project={project}
      mayEdit={may(actorOf(user), 'project.edit')}
      userUuid={user.uuid}
      baseline={
        active
          ? {
              ...{ uuid: active.uuid, name: active.name, set: active.mki_set, mkiEur: active.mki_value },
              ...{ posts: active.item_count, postsIncomplete: incompletePosts(active) },
            }
          : null
      }
      demand={(inTurn, readOnly) => <TenderDemand {...{ project, inTurn, readOnly }} />}
      onCompleted={onNext}
    />
  );
}
