import { seriesOf } from '@milieuspoor/domain';
import { useMemo } from 'react';
import { ChancesList } from './chances-list.tsx';
import type { ProjectChancesProps } from './chances-props.ts';
import type { ChancesSubject } from './chances-query.ts';

/** What better known products would save in a project: of its optimisation, or of the baseline while there is none. */
export default function ProjectChances(props: ProjectChancesProps) {
  const { organisationSlug, projectUuid, set, types, revision, variant } = props;
  const typeList = types.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of types is compared by what it holds
  const subject = useMemo((): ChancesSubject => {
    const optimizationFirst = types.toSorted((one, other) => rank(one) - rank(other));
    return {
      kind: 'project',
      ...{ organisationSlug, projectUuid, set, types: optimizationFirst, revision },
    };
  }, [organisationSlug, projectUuid, set, typeList, revision]);
  return <ChancesList subject={subject} name={null} opens variant={variant} />;
}

function rank(type: ProjectChancesProps['types'][number]): number {
  return seriesOf(type) === 'optimization' ? 0 : 1;
}
