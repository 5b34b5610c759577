import { type WebhookMessage, webhookMessageSchema } from '@milieuspoor/contract';
import { type DeliveredEvent, figuresOf, SET_CODES, type WebhookEvent } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { listProjectSides, type ProjectSideRow } from '../results/project-results.queries.ts';
import { toLacking } from '../results/to-lacking.ts';
import { type DeliveryRow, insertDelivery } from './deliveries.queries.ts';
import { listListening } from './webhooks.queries.ts';

/** The time during which a message is tried. */
export const TRIED_MS = 24 * 60 * 60 * 1000;

interface Organisation {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/**
 * Queues a message for every webhook that reports that a project was awarded or completed; must run in the same
 * transaction as that event, so that neither exists without the other.
 */
export async function announceProject(
  queries: Queries,
  clock: Clock,
  before: Pick<ProjectRow, 'designPhaseCompleteDate' | 'projectCompleteDate'>,
  project: ProjectRow,
): Promise<void> {
  for (const event of eventsBetween(before, project)) {
    const listening = await listListening(queries, project.organisationId, event);
    if (listening.length === 0) continue;
    const scope = { kind: 'organisations', ids: [project.organisationId] } as const;
    const sides = await listProjectSides(queries, scope, [project.id]);
    const data = { project: toProjectOf(project), figures: toFigures(sides) };
    for (const { id, organisationName: name } of listening) {
      const organisation = { id: project.organisationId, slug: project.organisationSlug, name };
      await queueDelivery(queries, id, { organisation, event, at: clock.now(), data });
    }
  }
}

/**
 * Returns the events of one step, which may be both: a project without construction is complete once its design was
 * chosen.
 */
function eventsBetween(
  before: Pick<ProjectRow, 'designPhaseCompleteDate' | 'projectCompleteDate'>,
  after: Pick<ProjectRow, 'designPhaseCompleteDate' | 'projectCompleteDate'>,
): WebhookEvent[] {
  const events: WebhookEvent[] = [];
  if (before.designPhaseCompleteDate === null && after.designPhaseCompleteDate !== null)
    events.push('project.awarded');
  if (before.projectCompleteDate === null && after.projectCompleteDate !== null)
    events.push('project.completed');
  return events;
}

interface Message {
  readonly organisation: Organisation;
  readonly event: DeliveredEvent;
  readonly at: Date;
  readonly data: Pick<WebhookMessage['data'], 'project' | 'figures'>;
}

/** Writes a message once, as it is sent and signed, and puts it into the queue. */
export async function queueDelivery(
  queries: Queries,
  webhookId: string,
  { organisation, event, at, data }: Message,
): Promise<DeliveryRow> {
  const body: WebhookMessage = {
    type: event,
    timestamp: at.toISOString(),
    data: { organization: { slug: organisation.slug, name: organisation.name }, ...data },
  };
  return insertDelivery(queries, {
    organisationId: organisation.id,
    webhookId,
    event,
    body: JSON.stringify(webhookMessageSchema.parse(body)),
    at,
    giveUpAt: new Date(at.getTime() + TRIED_MS),
  });
}

function toProjectOf(project: ProjectRow): WebhookMessage['data']['project'] {
  return {
    uuid: project.id,
    name: project.name,
    sector: project.sector,
    contract_type: project.contractType,
    status: project.status,
    design_phase_complete_date: project.designPhaseCompleteDate,
    project_complete_date: project.projectCompleteDate,
  };
}

/**
 * Returns each sum with its unit, its set, what it leaves out and what it lacks of what the other side declares: a
 * figure alone would be read as more than it is, and two of them as a saving.
 */
function toFigures(sides: readonly ProjectSideRow[]): WebhookMessage['data']['figures'] {
  return sides.map(({ side, totals, weightsVersions, lacking }) => ({
    side,
    totals: SET_CODES.flatMap((set) => {
      const total = totals[set];
      if (!total) return [];
      const { mki, co2 } = figuresOf(total);
      const lacks = (quantity: 'mki' | 'co2') => {
        const found = lacking[set]?.[quantity];
        return found && found.items > 0 ? { lacking: toLacking(found) } : {};
      };
      return {
        set,
        weights_version: weightsVersions[set],
        mki: { unit: 'EUR' as const, ...mki, ...lacks('mki') },
        co2: { unit: 'kg CO2-eq' as const, ...co2, ...lacks('co2') },
      };
    }),
  }));
}
