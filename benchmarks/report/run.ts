// npm run benchmark:report: the charts of a report on four calculations, drawn by the server.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createChartDrawer } from '@milieuspoor/api';
import { median } from '../shared/median.ts';
import { fortyCharts } from './forty-charts.ts';

const ROUNDS = 5;
const ASKED = { organisationId: 'alfa', memberId: 'an' };

const charts = fortyCharts().map((model) => ({ model, language: 'nl' as const }));
const drawer = createChartDrawer();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const begun = process.cpuUsage();
const took: number[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const begin = performance.now();
  const drawn = await drawer.draw(charts, ASKED);
  took.push(performance.now() - begin);
  const failed = drawn.filter(({ kind }) => kind === 'failed').length;
  if (failed > 0) throw new Error(`${failed} charts were not drawn`);
}
delay.disable();
const { user, system } = process.cpuUsage(begun);
await drawer.close();

const [first = Number.NaN, ...rounds] = took;
const seconds = (ms: number) => (ms / 1000).toFixed(2);
console.log(
  `${charts.length} charts: ${seconds(median(rounds))} s, the first time ${seconds(first)} s (goal: under 3 s)`,
);
const perChart = (user + system) / 1000 / (charts.length * took.length);
console.log(`the server itself worked ${perChart.toFixed(2)} ms for each chart`);
console.log(`event loop blocked at most ${(delay.max / 1e6).toFixed(0)} ms (goal: 50 ms)`);
