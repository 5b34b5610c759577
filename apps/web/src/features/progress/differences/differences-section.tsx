import { useMemo } from 'react';
import type { ProgressProps } from '../progress-props.ts';
import { Differences } from './differences.tsx';
import type { DifferenceSubject } from './differences-query.ts';

/** Where the difference of an organisation's completed projects comes from. */
export function DifferencesSection({ organisation, asked, audience }: ProgressProps) {
  const { slug } = organisation;
  const { set, years, contractType } = asked;
  const subject = useMemo(
    (): DifferenceSubject => ({ kind: 'organisation', organisationSlug: slug, set, years, contractType }),
    [slug, set, years, contractType],
  );
  return <Differences subject={subject} leads={audience === 'member'} />;
}
