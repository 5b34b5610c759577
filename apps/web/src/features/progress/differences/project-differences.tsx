import type { CalculationType, SetCode } from '@milieuspoor/domain';
import { useMemo } from 'react';
import { Differences } from './differences.tsx';
import type { DifferenceSubject } from './differences-query.ts';

export interface ProjectDifferencesProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  readonly set: SetCode;
  /** the types of the two calculations */
  readonly types: readonly CalculationType[];
  /** whose bid counts as the optimisation; null for the winner's */
  readonly applicantUuid: string | null;
  /** changes whenever the calculations behind the figures do */
  readonly revision: string;
}

/** Where the difference between the two calculations of a project comes from. */
export default function ProjectDifferences(props: ProjectDifferencesProps) {
  const { organisationSlug, projectUuid, set, types, applicantUuid, revision } = props;
  const typeList = types.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of types is compared by what it holds
  const subject = useMemo(
    (): DifferenceSubject => ({
      kind: 'project',
      ...{ organisationSlug, projectUuid, set, types, applicantUuid, revision },
    }),
    [organisationSlug, projectUuid, set, typeList, applicantUuid, revision],
  );
  return <Differences subject={subject} leads={false} />;
}
