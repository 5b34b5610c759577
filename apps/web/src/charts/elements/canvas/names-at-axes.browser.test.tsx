import type { ChartModel } from '@milieuspoor/charts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ChartCanvas } from './chart-canvas.tsx';

const NAMES = [
  'Elementenverharding en natuursteen in straatwerk, met opsluitbanden van beton en goten',
  'Verhardingen onder- en bovenbouw, funderingen',
  'Asfaltverhardingen, tussen- en onderlagen met hergebruikt asfaltgranulaat',
  ...Array.from({ length: 9 }, (_, index) => `Grond en ophoogmateriaal van depot ${index + 1}`),
];

const chartOf = (orientation: ChartModel['orientation'], names: readonly string[]): ChartModel => ({
  quantity: 'mki',
  orientation,
  stacked: false,
  categories: names.map((label) => ({ key: label, label })),
  series: [
    { key: 'mki', label: 'MKI', data: names.map((_, index) => 900 - index), backgroundColor: 'baseline' },
  ],
  tableRows: 'categories',
});

/** Returns what the drawing wrote, line by line. */
const written = () => spy.mock.calls.map(([text]) => text);
const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
afterEach(() => spy.mockClear());

async function show(model: ChartModel): Promise<HTMLElement> {
  await renderScreen(<ChartCanvas model={model} height={400} description="Grafiek" />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
  const picture = page.getByRole('img', { name: 'Grafiek' });
  await expect.poll(() => picture.element().querySelector('canvas')).not.toBeNull();
  await expect.poll(() => written().length).toBeGreaterThan(2);
  return picture.element() as HTMLElement;
}

it.each([
  ['horizontal', NAMES],
  ['vertical', NAMES.slice(0, 3)],
] as const)(
  'no name at a %s chart is cut on a phone: the drawing is as high as they need',
  async (lies, names) => {
    await atSize(390, 844, async () => {
      const picture = await show(chartOf(lies, names));
      expect(picture.clientHeight).toBeGreaterThan(400);
      const lines = written();
      expect(lines.filter((line) => line.includes('…'))).toEqual([]);
      const letters = lines.join('').replace(/[\s-]/g, '');
      for (const name of names) expect(letters).toContain(name.replace(/[\s-]/g, ''));
    });
  },
);

it('breaks no word beside a bar', async () => {
  await atSize(390, 844, async () => {
    await show(chartOf('horizontal', NAMES));
  });
  const words = new Set(NAMES.flatMap((name) => name.split(' ')));
  const names = written().filter((line) => /[a-z]{3}/.test(line));
  expect(names.flatMap((line) => line.split(' ')).filter((word) => !words.has(word))).toEqual([]);
});

it('has no other height than it was given where names are short', async () => {
  expect((await show(chartOf('horizontal', ['Noord', 'Zuid']))).clientHeight).toBe(400);
});
