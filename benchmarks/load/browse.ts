import { once } from 'node:events';
import autocannon from 'autocannon';
import type { Person } from './add-people.ts';

/**
 * This runs in a separate process (in a thread autocannon takes itself for one of its workers): everybody makes the
 * calls of their screens, one screen after the other, at the pace of a reader. It answers with what autocannon
 * measured.
 */
export interface Browsing {
  readonly origin: string;
  readonly people: readonly Person[];
  readonly seconds: number;
  readonly perSecond: number;
}

const [{ origin, people, seconds, perSecond }] = (await once(process, 'message')) as [Browsing];

export interface Browsed {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** connections that broke or waited too long, and answers other than 200 */
  readonly failed: number;
}

let next = 0;
const result = await autocannon({
  url: origin,
  connections: people.length,
  connectionRate: perSecond,
  duration: seconds,
  setupClient(client) {
    const person = people[next++ % people.length];
    if (!person) return;
    const headers = { authorization: `Token ${person.token}`, cookie: 'csrftoken=of-the-benchmark' };
    client.setRequests(pathsOf(person).map((path) => ({ method: 'GET' as const, path, headers })));
  },
});
process.send?.({
  requestsPerSecond: result.requests.average,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  requests: result.requests.total,
  failed: result.errors + result.timeouts + result.non2xx,
} satisfies Browsed);
process.disconnect();

/** Returns the calls of the dashboard, the list of projects, a project with its charts, and a tender with its bids. */
function pathsOf({ slug, project, tender }: Person): string[] {
  const organisation = `/api/v1/organization/${slug}`;
  const statistics = `${organisation}/internal_project_calculation_statistics/`;
  return [
    '/auth/user/',
    `/api/v1/project/?organization__slug=${slug}`,
    `${statistics}?aggregate_by=project`,
    `${organisation}/internal_organization_statistics/`,
    `${organisation}/internal_sector_statistics/`,
    `/api/v1/project/${project}/`,
    `/api/v1/project-calculation/?project__uuid=${project}`,
    `${statistics}?aggregate_by=product_group&project_calculation__project__uuid=${project}`,
    `/api/v1/project/${tender}/`,
    `/api/v1/applicant/?project__uuid=${tender}`,
    `/api/v1/project/${tender}/applicant_statistics/`,
    `/api/v1/project/${tender}/statistics/`,
  ];
}
