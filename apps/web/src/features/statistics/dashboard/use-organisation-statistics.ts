import { SET_CODES } from '@milieuspoor/domain';
import { useMemo } from 'react';
import type { StatisticsSubject } from '../statistics-query.ts';
import { type Statistics, useStatistics } from '../use-statistics.ts';
import { type StatisticsNavigation, useStatisticsView } from '../use-statistics-view.ts';
import type { DashboardOrganisation } from './dashboard-charts.tsx';
import { type NoFigureReason, noFigureReason } from './no-figure-reason.ts';

interface OrganisationStatistics {
  readonly subject: StatisticsSubject;
  readonly navigation: StatisticsNavigation;
  readonly statistics: Statistics;
  /** why there is nothing to show; null if there is something, or while it is unknown */
  readonly nothing: NoFigureReason | null;
}

/**
 * Returns the figures of an organisation in the view that the address gives; every part of a dashboard shares the
 * answers.
 */
export function useOrganisationStatistics({
  slug,
  uuid,
}: Pick<DashboardOrganisation, 'slug' | 'uuid'>): OrganisationStatistics {
  const subject = useMemo(
    (): StatisticsSubject => ({ kind: 'organisation', organisationSlug: slug, organisationUuid: uuid }),
    [slug, uuid],
  );
  const navigation = useStatisticsView(subject, SET_CODES);
  const statistics = useStatistics(subject, navigation.view);
  const { top } = statistics;
  // Without any year there is nothing to wait for.
  const unasked = top.isPlaceholderData && navigation.view.years?.length === 0;
  const nothing = unasked ? 'no-years' : top.data ? noFigureReason(top.data) : null;
  return { subject, navigation, statistics, nothing };
}
