import type { ChartModel } from '@milieuspoor/charts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  'a %s chart with long names keeps its height on a phone: names take two lines, and the cut is visible',
  async (lies, names) => {
    await atSize(390, 844, async () => {
      const picture = await show(chartOf(lies, names));
      expect(picture.clientHeight).toBe(400);
      const lines = written().filter((line) => /[a-z]{3}|…/.test(line));
      expect(lines.length).toBeLessThanOrEqual(2 * names.length);
      expect(lines.some((line) => line.endsWith('…'))).toBe(true);
      // What pops up at a bar names it whole.
      picture.focus();
      await userEvent.keyboard('{ArrowRight}');
      const letters = (text = '') => text.replace(/\s/g, '');
      await expect.poll(() => letters(picture.textContent)).toContain(letters(names[0]));
    });
  },
);

it('breaks no word beside a bar', async () => {
  await atSize(390, 844, async () => {
    await show(chartOf('horizontal', NAMES));
  });
  const words = new Set(NAMES.flatMap((name) => name.split(' ')));
  const names = written().filter((line) => /[a-z]{3}/.test(line));
  expect(
    names.flatMap((line) => line.split(' ')).filter((word) => !word.endsWith('…') && !words.has(word)),
  ).toEqual([]);
});
