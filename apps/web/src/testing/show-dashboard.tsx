import { endpoints, type StatisticChanges, type StatisticsAnswer } from '@milieuspoor/contract';
import type { Session } from '../app/guard.ts';
import { OrganisationDashboard, OrganisationResult } from '../features/statistics/index.ts';
import { answerDashboard } from './example-organisation.ts';
import { ORGANISATION } from './example-session.ts';
import { type RenderedScreen, renderScreen } from './render-screen.tsx';
import { server } from './server.ts';
import { statisticsAnswer } from './statistics-answers.ts';
import { type PlaceExample, type SideExample, statisticsOf } from './statistics-of.ts';

interface Visit {
  /** the dashboard of a viewer is the smallest and the fastest */
  readonly audience?: 'viewer' | 'member' | 'expert';
  /** of the address, with its question mark */
  readonly search?: string;
  /** the user; a member, unless a test says otherwise */
  readonly session?: Session;
}

/** Shows the dashboard of the example organisation, as a user opens it. */
export function showDashboard({
  audience = 'viewer',
  search = '',
  ...who
}: Visit = {}): Promise<RenderedScreen> {
  return renderScreen(
    <>
      <OrganisationResult organisation={ORGANISATION} />
      <OrganisationDashboard organisation={ORGANISATION} audience={audience} />
    </>,
    { at: `/o/${ORGANISATION.slug}/dashboard${search}`, ...who },
  );
}

interface Given extends Partial<StatisticChanges> {
  readonly baseline?: SideExample;
  readonly optimization?: SideExample;
  readonly others?: NonNullable<PlaceExample['others']>;
  /** the clean shares, if they are not those of the sides */
  readonly shares?: Partial<StatisticsAnswer['clean_shares']>;
}

/** Shows a dashboard for which the server states these sides and these differences. */
export async function showChanges(
  { baseline, optimization, others, shares, ...changes }: Given,
  visit: Pick<Visit, 'search' | 'session'> = {},
): Promise<void> {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, () => {
    const answer = statisticsAnswer(
      statisticsOf({
        set: 'a1',
        level: 'project',
        ...(baseline ? { baseline } : {}),
        ...(optimization ? { optimization } : {}),
        ...(others ? { others } : {}),
      }),
      changes,
    );
    return { ...answer, clean_shares: { ...answer.clean_shares, ...shares } };
  });
  await showDashboard(visit);
}
