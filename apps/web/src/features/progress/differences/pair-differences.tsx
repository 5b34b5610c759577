import type { SetCode } from '@milieuspoor/domain';
import { useMemo } from 'react';
import { Differences } from './differences.tsx';
import type { DifferenceSubject, NamedCalculation } from './differences-query.ts';

interface PairDifferencesProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  readonly set: SetCode;
  readonly from: NamedCalculation;
  readonly to: NamedCalculation;
}

/** Where the difference between any two calculations of a project comes from. */
export default function PairDifferences({
  organisationSlug,
  projectUuid,
  set,
  from,
  to,
}: PairDifferencesProps) {
  const subject = useMemo(
    (): DifferenceSubject => ({ kind: 'pair', organisationSlug, projectUuid, set, from, to }),
    [organisationSlug, projectUuid, set, from, to],
  );
  return <Differences subject={subject} leads={false} />;
}
