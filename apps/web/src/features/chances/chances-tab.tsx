import { useMemo } from 'react';
import { ChancesList } from './chances-list.tsx';
import type { ChancesProps } from './chances-props.ts';
import type { ChancesSubject } from './chances-query.ts';

/** The tab Kansen: what better known products would save in the running projects of an organisation. */
export default function ChancesTab({ organisation, asked, audience }: ChancesProps) {
  const { slug, name } = organisation;
  const { set, years, contractType } = asked;
  const subject = useMemo(
    (): ChancesSubject => ({ kind: 'organisation', organisationSlug: slug, set, years, contractType }),
    [slug, set, years, contractType],
  );
  return <ChancesList subject={subject} name={name} opens={audience === 'member'} variant={null} />;
}
