import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ask } from '../shared/ask.ts';
import { changeOrganisation } from '../shared/change-organisation.ts';
import { median } from '../shared/median.ts';
import { milliseconds } from '../shared/milliseconds.ts';
import type { RunningApp } from '../shared/running-app.ts';
import type { FilledProject } from './fill-project.ts';
import { reportOf } from './report-client.ts';

const QUIET_ROUNDS = 15;
/** between two dashboards */
const PAUSE_MS = 100;

/**
 * Measures reports of all projects at once, and what they cost somebody else who looks at the dashboard of an
 * organisation.
 */
export async function measureTenAtOnce(
  app: RunningApp,
  projects: readonly FilledProject[],
  slug: string,
): Promise<void> {
  const base = `${app.origin}/api/v1/organization/${slug}`;
  const headers = { Authorization: `Token ${app.token}`, Cookie: 'csrftoken=of-the-benchmark' };
  const dashboard = async () => {
    // Every answer must be computed; otherwise it would come from the cache.
    await changeOrganisation(app.dependencies.database, slug);
    return milliseconds(async () => {
      await ask(`${base}/internal_project_calculation_statistics/?aggregate_by=project`, headers);
      await ask(`${base}/internal_organization_statistics/`, headers);
    });
  };
  await dashboard();
  const quiet: number[] = [];
  for (let round = 0; round < QUIET_ROUNDS; round++) quiet.push(await dashboard());

  await Promise.all(projects.map((project) => project.change('Tien tegelijk')));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let finished = false;
  const begin = performance.now();
  const reports = Promise.all(projects.map((project) => reportOf(app, project))).finally(() => {
    finished = true;
  });
  const meanwhile: number[] = [];
  while (!finished) {
    meanwhile.push(await dashboard());
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await reports;
  const tookMs = performance.now() - begin;
  delay.disable();
  const ratio = median(meanwhile) / median(quiet);
  console.log(`${projects.length} reports at once: ${(tookMs / 1000).toFixed(1)} s`);
  console.log(
    `  a dashboard meanwhile: ${median(meanwhile).toFixed(0)} ms (at most ${Math.max(...meanwhile).toFixed(0)} ms) ` +
      `against ${median(quiet).toFixed(0)} ms, ${ratio.toFixed(1)} times (goal: at most 2)`,
  );
  console.log(`  event loop blocked at most ${(delay.max / 1e6).toFixed(0)} ms`);
}
