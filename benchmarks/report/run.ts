// npm run benchmark:report: a report on four calculations of sixty product groups, against docx writing as much without
// our code.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fill } from '../shared/fill.ts';
import { median } from '../shared/median.ts';
import { milliseconds } from '../shared/milliseconds.ts';
import { childrenWorkedMs } from '../shared/reader-use.ts';
import { startApp } from '../shared/running-app.ts';
import { bareDocument, shapeOf } from './bare-document.ts';
import { fillProject } from './fill-project.ts';
import { bodyOf, picturesOf, reportOf } from './report-client.ts';
import { measureTenAtOnce } from './ten-at-once.ts';

/**
 * Measures the time of the server from the request to the last byte, with its own charts and with pictures that are
 * sent; then ten reports at once and what they cost a dashboard. The first round warms everything up and does not
 * count.
 */
const ROUNDS = 5;
const PROJECTS = 10;
/** of somebody else, with forty projects each */
const DASHBOARDS = { organisations: 2, projects: 80 };

const app = await startApp({ isStaff: true });
// This comes first, because it copies all calculations and organisations that exist.
await fill(app, DASHBOARDS);
const organisation = await app.addOrganisation('verslag');
const projects = [];
for (let index = 0; index < PROJECTS; index++)
  projects.push(await fillProject(app, organisation, `Project ${index}`));
const [project] = projects;
if (!project) throw new Error('There is no project');

const drawing: number[] = [];
const sent: number[] = [];
const bare: number[] = [];
const laidOut: number[] = [];
/** Processor time, which other processes do not make longer: that of the writing process, and that of docx here. */
const worked: Record<'sent' | 'bare' | 'laidOut', number[]> = { sent: [], bare: [], laidOut: [] };
let blockedMs = 0;
let charts = 0;
for (let round = 0; round <= ROUNDS; round++) {
  await project.change(`Ronde ${round}`);
  // What docx left behind in the round before is no garbage of a server.
  globalThis.gc?.();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let document = new Uint8Array();
  const drawnMs = await milliseconds(async () => {
    document = await reportOf(app, project);
  });
  delay.disable();
  const pictures = picturesOf(document);
  const shape = shapeOf(document);
  charts = pictures.length;
  const body = bodyOf(project, pictures);
  globalThis.gc?.();
  const before = childrenWorkedMs();
  const sentMs = await milliseconds(() => reportOf(app, project, body));
  const sentWorkedMs = childrenWorkedMs() - before;
  globalThis.gc?.();
  const bareStart = process.cpuUsage();
  const bareMs = await milliseconds(() => bareDocument(shape, { withPages: false }));
  const bareWorkedMs = workedSince(bareStart);
  const laidOutStart = process.cpuUsage();
  const laidOutMs = await milliseconds(() => bareDocument(shape, { withPages: true }));
  const laidOutWorkedMs = workedSince(laidOutStart);
  if (round === 0) continue;
  worked.sent.push(sentWorkedMs);
  worked.bare.push(bareWorkedMs);
  worked.laidOut.push(laidOutWorkedMs);
  blockedMs = Math.max(blockedMs, delay.max / 1e6);
  drawing.push(drawnMs);
  sent.push(sentMs);
  bare.push(bareMs);
  laidOut.push(laidOutMs);
}
const seconds = (times: readonly number[]) => `${(median(times) / 1000).toFixed(2)} s`;
const ratio = (times: readonly number[], reference: readonly number[]) =>
  (median(times) / median(reference)).toFixed(2);
console.log(`a report on four calculations with ${charts} charts; medians of ${ROUNDS} rounds`);
console.log(`docx bare, as many paragraphs, tables and pictures: ${seconds(bare)}`);
console.log(`docx bare, and the pages of its contents: ${seconds(laidOut)}`);
console.log(`ready pictures: ${seconds(sent)}, ${ratio(sent, bare)} times bare (goal: at most 1.5),`);
console.log(`  ${ratio(sent, laidOut)} times bare with the pages of its contents`);
console.log(
  `of the processor: ${seconds(worked.sent)} for document and workbook, ${ratio(worked.sent, worked.bare)} times bare ` +
    `(${seconds(worked.bare)}), ${ratio(worked.sent, worked.laidOut)} times bare with the pages of its contents`,
);
console.log(`charts drawn by the server: ${seconds(drawing)} (goal: under 3 s)`);
console.log(`event loop blocked at most ${blockedMs.toFixed(0)} ms (goal: 50 ms)`);
await measureTenAtOnce(app, projects, 'organisatie-1');
await app.close();

/** Returns the processor time of this process, all its threads together, in milliseconds. */
function workedSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
