import { endpoints } from '@milieuspoor/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChartFrame } from '../../charts/frame/chart-frame.tsx';
import { chart } from '../../testing/charts-on-screen.ts';
import { answerDashboard } from '../../testing/example-organisation.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { OverTimeOnScreen } from '../../testing/over-time-on-screen.tsx';
import { progressAnswer, progressProject, progressYear } from '../../testing/progress-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { showDashboard } from '../../testing/show-dashboard.tsx';
import { holdPrintKeys } from './held-print.ts';
import PrintWhenLoaded from './print-when-loaded.tsx';
import { PrintedHead } from './printed-head.tsx';
import { watchPrinting } from './printing.ts';

/** of the page, with its colours */
const ATTRIBUTE = 'data-colour-scheme';
let stop = () => {};
beforeEach(() => {
  stop = watchPrinting(ATTRIBUTE);
});
afterEach(() => stop());

const begin = () => window.dispatchEvent(new Event('beforeprint'));
const end = () => window.dispatchEvent(new Event('afterprint'));
/** the drawings on paper: those on the screen are in an element with the role of a picture */
const printed = () =>
  [...document.querySelectorAll('canvas')].filter((canvas) => !canvas.closest('[role=img]'));

/** Tells whether more than one colour is on a canvas. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  const colours = pixels ? new Uint32Array(pixels.buffer) : [];
  return new Set(colours).size > 2;
}

it('every chart is drawn for paper before the browser goes on, in sight or not, and is gone afterwards', async () => {
  answerDashboard();
  await showDashboard({ audience: 'member' });
  await expect.element(chart('Totale MKI')).toBeVisible();
  const onScreen = () => [...document.querySelectorAll<HTMLElement>('[role=img]')];
  await expect.poll(() => onScreen().length).toBeGreaterThan(5);
  // Their code is loaded after the page, and has no drawing on the screen of what nobody came near.
  await Promise.all([
    import('../../charts/elements/canvas/drawing.ts'),
    import('../../charts/elements/canvas/draw-plot.ts'),
  ]);
  expect(onScreen().some((chart) => !chart.querySelector('canvas'))).toBe(true);
  const sizes = () =>
    [...document.querySelectorAll<HTMLCanvasElement>('[role=img] canvas')].map(({ width }) => width);
  const before = sizes();
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  begin();
  // Nothing is awaited: a browser that prints does not wait either.
  expect(printed().length).toBe(onScreen().length);
  expect(printed().every(isDrawn)).toBe(true);
  expect(document.body.textContent).toContain('(2) Secundair materiaal');
  const figures = written.mock.calls.map(([text]) => text);
  written.mockRestore();
  expect(figures.some((text) => /^\(2\) [\d.,]+ ton/.test(text))).toBe(true);
  end();
  expect(printed()).toEqual([]);
  expect(document.body.textContent).not.toContain('(2) Secundair materiaal');
  expect(sizes()).toEqual(before);
});

it('a page in dark colours is light on paper, says when it was printed, and shows what is folded', async () => {
  await renderScreen(
    <>
      <PrintedHead organisation={ORGANISATION.name} />
      <details>
        <summary>en nog 2 opmerkingen</summary>
        <p>Onvolledig</p>
      </details>
    </>,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  const details = page.getByRole('group');
  await expect.element(details).toBeVisible();
  const root = document.documentElement;
  root.setAttribute(ATTRIBUTE, 'dark');
  const said = () => document.body.textContent.match(/afgedrukt op \d\d-\d\d-\d{4} \d\d:\d\d/)?.length ?? 0;
  expect(said()).toBe(0);
  begin();
  begin();
  expect([root.getAttribute(ATTRIBUTE), said()]).toEqual(['light', 1]);
  expect(details.element()).toHaveAttribute('open');
  end();
  expect([root.getAttribute(ATTRIBUTE), said()]).toEqual(['dark', 0]);
  expect(details.element()).not.toHaveAttribute('open');
});

it('a chart whose figures are still under way says so on paper, in place of an empty frame', async () => {
  await renderScreen(
    <ChartFrame
      title="CO2"
      quantity="co2"
      state={{ kind: 'loading' }}
      rowHeading="Zijde"
      place="page"
      expectedBars={2}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect.element(chart('CO2')).toBeVisible();
  begin();
  expect(document.body.textContent).toContain('Deze grafiek was nog niet geladen bij het afdrukken');
});

describe('the keys that print', () => {
  const print = vi.spyOn(window, 'print');
  const presses: KeyboardEvent[] = [];
  /** whether the browser was left to print by itself, at each press */
  const left = () => presses.map(({ defaultPrevented }) => !defaultPrevented);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'p') presses.push(event);
  };
  beforeEach(() => {
    presses.length = 0;
    print.mockReset();
    print.mockImplementation(() => begin());
    window.addEventListener('keydown', pressed);
  });
  afterEach(() => {
    window.removeEventListener('keydown', pressed);
    end();
  });

  /** Shows a chart whose figures come once that is said. */
  async function showWaiting(): Promise<{ arrive: () => void }> {
    const arrived = Promise.withResolvers<void>();
    server.answer(endpoints.listGoals, () => ({ set: 'a1' as const, goals: [] }));
    server.answer(endpoints.getProgress, async () => {
      await arrived.promise;
      const years = [progressYear(2023, 25, 2), progressYear(2024, 30, 1)];
      return progressAnswer({
        years,
        projects: [
          progressProject({ uuid: crypto.randomUUID(), name: 'Brug', year: 2024, value: 30, weight: 1 }),
        ],
      });
    });
    await renderScreen(
      <>
        <PrintWhenLoaded />
        <PrintedHead organisation={ORGANISATION.name} />
        <OverTimeOnScreen />
      </>,
      { at: `/o/${ORGANISATION.slug}/dashboard` },
    );
    await expect.poll(() => server.asked(endpoints.getProgress).length).toBe(1);
    return { arrive: arrived.resolve };
  }

  const waits = page.getByText(/Het afdrukken begint zodra ze er zijn/);
  const early = () => document.body.textContent.includes('nog niet alles was geladen');

  it('wait for figures that are under way, and then print all of them, once', async () => {
    const { arrive } = await showWaiting();
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(left()).toEqual([false]);
    await expect.element(waits).toBeVisible();
    // Longer than it looks.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(print).not.toHaveBeenCalled();
    arrive();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(printed().length).toBeGreaterThan(5);
    expect(early()).toBe(false);
    expect(document.body.textContent).not.toContain('nog niet geladen bij het afdrukken');
    end();
    await expect.element(waits).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(print).toHaveBeenCalledTimes(1);
    // Everything is there: the browser does it by itself.
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(left()).toEqual([false, true]);
  });

  it('print what is there when they are pressed again, and the paper says that it is not all', async () => {
    const { arrive } = await showWaiting();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.element(waits).toBeVisible();
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(left()).toEqual([false, true]);
    begin();
    expect(early()).toBe(true);
    end();
    arrive();
    await expect.element(page.getByRole('img', { name: /CO2/ }).first()).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(print).not.toHaveBeenCalled();
  });

  it('wait for the application itself', async () => {
    holdPrintKeys();
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(left()).toEqual([false]);
    const { arrive } = await showWaiting();
    await expect.element(waits).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    arrive();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(early()).toBe(false);
  });

  it('print the page before the application when they are pressed again', async () => {
    holdPrintKeys();
    await userEvent.keyboard('{Control>}p{/Control}');
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(left()).toEqual([false, true]);
    const { arrive } = await showWaiting();
    arrive();
    await expect.element(page.getByRole('img', { name: /CO2/ }).first()).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(print).not.toHaveBeenCalled();
  });
});
