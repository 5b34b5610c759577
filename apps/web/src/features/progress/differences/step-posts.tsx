import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StepPostsTable } from '../../../charts/differences/step-posts-table.tsx';
import { endNames } from '../../../charts/differences/step-texts.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { type DifferenceSubject, endsOf, type OpenedStep, stepPostsQuery } from './differences-query.ts';

interface StepPostsProps {
  readonly subject: DifferenceSubject;
  readonly opened: OpenedStep;
  readonly projectUuid: string;
  /** the accessible name of the table */
  readonly label: string;
}

/** px: the room of a few rows, while they are being fetched */
const ROOM = 160;

/** The posts of a step in one project, with what they were and what they became. */
export function StepPosts({ subject, opened, projectUuid, label }: StepPostsProps) {
  const { t } = useTranslation();
  const query = useQuery(stepPostsQuery(subject, opened, projectUuid));
  const { data } = query;
  if (!data) return query.isError ? <FailedQuery query={query} /> : <DelayedIndicator minHeight={ROOM} />;
  return (
    <StepPostsTable
      posts={data.results}
      count={data.count}
      indicator={opened.indicator}
      names={endNames(endsOf(subject), t)}
      label={label}
    />
  );
}
