import {
  type Applicant,
  type ApplicantStatisticsAnswer,
  type Calculation,
  endpoints,
  type Project,
} from '@milieuspoor/contract';
import type { Actor } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { BiddersTab } from '../app/routes/project/bidders-tab.tsx';
import { UploadsProvider } from '../features/calculations/index.ts';
import { projectQuery } from '../features/projects/index.ts';
import { answerBids, CORRECTING, METHOD_STATISTICS, type Tender, tenderedProject } from './bid-answers.ts';
import { answerCalculations, exampleCalculation, exampleTotal } from './calculation-answers.ts';
import { PROJECT } from './example-project.ts';
import { exampleSession, ORGANISATION } from './example-session.ts';
import { renderScreen } from './render-screen.tsx';
import { refused, server } from './server.ts';
import { STIMULATION } from './show-award-model.tsx';
import { MEMBER } from './show-calculations.tsx';

interface Visit {
  readonly project?: Partial<Project>;
  readonly actor?: Actor;
  readonly bids?: readonly Applicant[];
  /** the calculations behind the tab's charts */
  readonly calculations?: readonly Calculation[];
  /** the figures over all bids; null if the server does not return them */
  readonly statistics?: ApplicantStatisticsAnswer | null;
}

/** The baseline that the reference value of the method's example belongs to. */
export const BASELINE = exampleCalculation({
  name: 'Baseline',
  active: true,
  mki_value: 100_000,
  totals: [exampleTotal({ mki_value: 100_000 })],
});

/** Shows tab 6 of a project with award criteria, once its bidders are there; by default during a correction. */
export async function showBidders({
  project = CORRECTING,
  actor = MEMBER,
  bids = [],
  calculations = [],
  statistics = METHOD_STATISTICS,
}: Visit = {}): Promise<Tender> {
  const tender = answerBids(tenderedProject(project), ...bids);
  answerCalculations(...calculations);
  server.answer(endpoints.getStimulation, () => STIMULATION);
  server.answer(endpoints.getApplicantStatistics, () => statistics ?? refused(404));
  // The charts of the winner belong to another feature, and are tested there.
  server.answer(endpoints.getCalculationStatistics, () => refused(503));
  await renderScreen(
    <UploadsProvider>
      <Tab actor={actor} />
    </UploadsProvider>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/6` },
  );
  await expect.element(page.getByRole('heading', { name: 'Optimalisatie door inschrijvers' })).toBeVisible();
  return tender;
}

/** The tab, rendered with the project after each of its changes. */
function Tab({ actor }: { readonly actor: Actor }) {
  const { data } = useQuery(projectQuery(PROJECT.uuid));
  return (
    data && (
      <BiddersTab
        project={data}
        actor={actor}
        accountUuid={exampleSession.user.uuid}
        onCompleted={() => undefined}
      />
    )
  );
}

/** Changes the bids as a colleague would; the page is told of it behind any open dialog. */
export function changedByColleague(tender: Tender, bids: Tender['bids']): void {
  tender.bids = bids;
  tender.project = {
    ...tender.project,
    modified: '05/05/2026 09:30:00',
    revision: tender.project.revision + 1,
  };
  window.dispatchEvent(new Event('visibilitychange'));
}

/** Returns the row of a bidder. */
export function bidRow(name: string) {
  return page
    .getByRole('table', { name: 'Inschrijvers', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${name}$`) }) });
}

/**
 * Returns the remarks below the row of a bid, as the description of its name for those who can't see it; null if there
 * are none.
 */
export function remarksOf(name: string): string | null {
  const id = bidRow(name).getByRole('rowheader').element().getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}
