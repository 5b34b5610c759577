import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ChartModel } from '@milieuspoor/charts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  type ChartDrawer,
  type ChartDrawerLimits,
  createChartDrawer,
  DRAWER_LIMITS,
  type DrawnChart,
} from './chart-drawer.ts';

const AN = { organisationId: 'alfa', memberId: 'an' };

/** Starting a process takes longer than drawing, so most tests share those of one drawer. */
const shared = createChartDrawer();
const opened: ChartDrawer[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
afterAll(() => shared.close());

function open(limits: Partial<ChartDrawerLimits>): ChartDrawer {
  const drawer = createChartDrawer({ ...DRAWER_LIMITS, ...limits });
  opened.push(drawer);
  return drawer;
}

const chart = (data: (number | null)[], more: Partial<ChartModel> = {}): ChartModel => ({
  quantity: 'mki',
  orientation: 'horizontal',
  stacked: false,
  categories: data.map((_, index) => ({ key: `${index}`, label: `Groep ${index}` })),
  series: [{ key: 'baseline', label: 'Baseline', data, backgroundColor: 'baseline' }],
  tableRows: 'categories',
  ...more,
});
const THREE = chart([1200, 300, -90]);
/** A chart that takes some time. */
const LARGE = {
  model: chart(Array.from({ length: 1_000 }, (_, index) => index)),
  language: 'nl' as const,
  height: 4_000,
};

/** Returns the drawing processes of a process. */
function drawersOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) return [];
    try {
      const isChild = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${parent}\n`);
      return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('draw-chart') ? [pid] : [];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}

function drawnOf(outcome: DrawnChart | undefined) {
  if (outcome?.kind !== 'drawn') throw new Error(`It was not drawn: ${outcome?.kind}`);
  return outcome;
}
const hashOf = ({ png }: { png: Uint8Array }) => createHash('sha256').update(png).digest('hex');

/** Counts the pixels of a picture with exactly this colour. */
async function pixelsOf({ png }: { png: Uint8Array }, color: string): Promise<number> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((channel, index) => data[at + index] === channel)) found++;
  return found;
}

describe('a chart drawn by the server', () => {
  it('is a PNG of the requested size, enlarged for paper, with bars and names on white paper', async () => {
    const [outcome] = await shared.draw([{ model: THREE, language: 'nl', width: 500, height: 300 }], AN);
    const picture = drawnOf(outcome);
    const image = await loadImage(Buffer.from(picture.png));
    expect([image.width, image.height, picture.width, picture.height]).toEqual([1125, 675, 1125, 675]);
    // The bar of 1200 is more than half as long as the plot, and takes 85 % of a third of its height.
    expect(await pixelsOf(picture, '#6b7d88')).toBeGreaterThan(40_000);
    expect(await pixelsOf(picture, '#ffffff')).toBeGreaterThan(300_000);
    expect(await pixelsOf(picture, '#12242a')).toBeGreaterThan(500);
  });

  it('tells neighbouring parts apart without colours: by a line of paper between them', async () => {
    const parts = (...figures: readonly (readonly number[])[]) =>
      chart([3, 2, 1], {
        stacked: true,
        series: figures.map((data, place) => ({
          ...{ key: String(place), label: 'Deel', data, backgroundColor: 'baseline' as const },
        })),
      });
    const halves = [150, 100, 50];
    const drawn = await shared.draw(
      [parts([300, 200, 100]), parts(halves, halves)].map((model) => ({
        ...{ model, language: 'nl' as const, width: 500, height: 300 },
      })),
      AN,
    );
    const of = (colour: string) => Promise.all(drawn.map((outcome) => pixelsOf(drawnOf(outcome), colour)));
    const [whole = 0, parted = 0] = await of('#6b7d88');
    expect(parted).toBeLessThan(whole - 1_000);
    // Only the letters are dark: a dark line would be nearly as dark as the parts.
    for (const dark of await of('#12242a')) expect(dark).toBeLessThan(3_000);
  });

  it('has the same bytes each time, in any process', async () => {
    const asked = [{ model: THREE, language: 'nl' as const }];
    const [first] = await shared.draw(asked, AN);
    const [again] = await shared.draw(asked, AN);
    const [elsewhere] = await shared.draw(asked, { organisationId: 'beta', memberId: 'bo' });
    const hashes = [first, again, elsewhere].map((each) => hashOf(drawnOf(each)));
    expect(new Set(hashes).size).toBe(1);
  });

  it('has its letters from the product alone: a missing letter is a question mark, whatever fonts a machine has', async () => {
    const named = (label: string) => chart([3], { categories: [{ key: 'a', label: `Groep ${label}` }] });
    // Many system fonts have the first letter, few have the second, and ours has the third.
    const [arrow, kanji, question, ours] = await shared.draw(
      ['\u21d2', '\u65e5', '?', '\u017d'].map((label) => ({ model: named(label), language: 'nl' })),
      AN,
    );
    const hashes = [arrow, kanji, ours].map((each) => hashOf(drawnOf(each)));
    const lacking = hashOf(drawnOf(question));
    expect(hashes.map((hash) => hash === lacking)).toEqual([true, true, false]);
  });

  it('explains its colours below it where there are several, and is higher by that', async () => {
    const two = chart([3, 2, 1], {
      series: [
        { key: 'baseline', label: 'Baseline', data: [3, 2, 1], backgroundColor: 'baseline' },
        { key: 'optimization', label: 'Optimalisatie', data: [1, 1, 1], backgroundColor: 'optimization' },
      ],
    });
    const [alone, both] = await shared.draw(
      [THREE, two].map((model) => ({ model, language: 'nl', width: 400, height: 300 })),
      AN,
    );
    expect(drawnOf(alone).height).toBe(675);
    // A line of 31 px and a gap of 24 px at 1.6, scaled to 2.25.
    expect(drawnOf(both).height).toBe(675 + Math.ceil((31 + 24) * 1.40625));
  });

  it('rounds half to even, as the tables of its report do', async () => {
    // Half a euro more or less is not a pixel of a bar beside one of a million.
    const drawn = await shared.draw(
      [770, 770.5, 771].map((mkiEur) => ({ model: chart([1_000_000, mkiEur]), language: 'nl' })),
      AN,
    );
    const [even, half, odd] = drawn.map((each) => hashOf(drawnOf(each)));
    expect([half === even, half === odd]).toEqual([true, false]);
  });

  it('writes units in the language of the reader', async () => {
    const hours = chart([12], { quantity: 'equipment' });
    const [nl, en] = await shared.draw(
      (['nl', 'en'] as const).map((language) => ({ model: hours, language })),
      AN,
    );
    expect(hashOf(drawnOf(nl))).not.toBe(hashOf(drawnOf(en)));
  });

  it('is 1800 pixels wide and at least 400 high, with 70 for each bar, and never higher than a page', async () => {
    const many = chart(Array.from({ length: 60 }, (_, index) => 60 - index));
    const sizes = await shared.draw(
      [chart([3]), chart([3, 2, 1, 3, 2, 1, 3, 2, 1, 4]), many].map((model) => ({ model, language: 'nl' })),
      AN,
    );
    expect(sizes.map(drawnOf).map(({ width, height }) => [width, height])).toEqual([
      [1800, 400],
      [1800, 700],
      [1800, 2_300],
    ]);
  });
});

describe('a fault', () => {
  it('in one chart affects that chart only: an invalid figure, an invalid size, a broken model', async () => {
    const brokeDown: string[] = [];
    const end = shared.observe({
      notStarted: () => {},
      gaveUp: () => {},
      brokeDown: (job) => brokeDown.push(job),
    });
    const outcomes = await shared.draw(
      [
        { model: THREE, language: 'nl' },
        { model: chart([Number.NaN]), language: 'nl' },
        { model: THREE, language: 'nl', width: 0 },
        { model: THREE, language: 'nl', height: 1e9 },
        { model: { ...THREE, quantity: 'unheard of' as 'mki' }, language: 'nl' },
        { model: THREE, language: 'nl' },
      ],
      AN,
    );
    expect(outcomes.map((each) => (each.kind === 'drawn' ? 'drawn' : each.why))).toEqual([
      'drawn',
      'no-chart',
      'no-chart',
      'no-chart',
      'broke-down',
      'drawn',
    ]);
    end();
    expect(brokeDown).toEqual(['drawChart']);
  });

  it('in a process affects the chart that it drew, and another process draws the next one', async () => {
    const drawer = open({});
    expect(await drawer.draw([{ model: THREE, language: 'nl' }], AN)).toHaveLength(1);
    const drawing = drawer.draw([LARGE], AN);
    for (const pid of drawersOf(process.pid)) process.kill(pid, 'SIGKILL');
    const [killed] = await drawing;
    expect(killed).toMatchObject({ kind: 'failed' });
    const [next] = await drawer.draw([{ model: THREE, language: 'nl' }], AN);
    expect(drawnOf(next).width).toBe(1800);
  });

  it('of time ends it: a chart has a limited time', async () => {
    expect(await open({ jobMs: 1 }).draw([LARGE], AN)).toEqual([{ kind: 'failed', why: 'too-complex' }]);
  });

  it('when the requester has left ends it before the rest is drawn', async () => {
    const gone = new AbortController();
    const drawer = open({ together: 1 });
    let begun = 0;
    const charts = Array.from({ length: 200 }, () => ({
      language: 'nl' as const,
      get model() {
        begun += 1;
        return THREE;
      },
    }));
    const drawing = drawer.draw(charts, { ...AN, signal: gone.signal });
    await drawer.draw([{ model: THREE, language: 'nl' }], AN);
    gone.abort(new Error('gone'));
    await expect(drawing).rejects.toThrow('gone');
    expect(begun).toBeLessThan(200);
  });

  it('when the requester has left does not wait for the present drawing, and reports nothing more', async () => {
    const gone = new AbortController();
    const drawer = open({ atOnce: 1 });
    const drawOne = () => drawer.draw([{ model: THREE, language: 'nl' }], AN);
    await drawOne();
    const heard: string[] = [];
    const asked = { ...AN, signal: gone.signal, onDone: () => heard.push('drawn') };
    const drawing = drawer.draw([LARGE], asked).catch(() => heard.push('called off'));
    const drawers = drawersOf(process.pid);
    for (const pid of drawers) process.kill(pid, 'SIGSTOP');
    gone.abort(new Error('gone'));
    await drawing;
    for (const pid of drawers) process.kill(pid, 'SIGCONT');
    // Only one at a time is drawn: the other chart is done by then.
    await drawOne();
    expect(heard).toEqual(['called off']);
  });
});
