import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showChanges } from '../../../testing/show-dashboard.tsx';
import { comparedExample, incomparableExample } from '../../../testing/statistics-answers.ts';

/** Returns the track of a quantity: what it shows, and the places of its dot and post, as parts of its width. */
async function trackOfQuantity(quantity: 'MKI' | 'CO2') {
  const heading = page
    .getByRole('region', { name: 'Kerncijfers' })
    .getByRole('heading', { name: quantity, exact: true });
  await expect.element(heading).toBeVisible();
  const track = () =>
    heading.element().parentElement?.parentElement?.querySelector<HTMLElement>('[data-track]');
  await expect.poll(() => track()?.querySelector('svg line')).toBeTruthy();
  const element = track();
  if (!element) throw new Error('There is a track with every quantity');
  const width = element.getBoundingClientRect().width;
  const at = (part: string, attribute: string) => {
    const value = element.querySelector(part)?.getAttribute(attribute);
    return value === null || value === undefined ? null : Math.round((100 * Number(value)) / width);
  };
  return {
    kind: element.dataset.track,
    hidden: element.getAttribute('aria-hidden'),
    dot: at('.dot, .more', 'cx'),
    post: at('.post', 'x1'),
    dashes: element.querySelectorAll('.dash').length,
  };
}

it('a saving is dashes from the optimisation to the baseline’s post, and more of it more dashes', async () => {
  await showChanges({
    baseline: { mki: 1_000, co2: 20_000 },
    optimization: { mki: 750, co2: 2_000 },
    mki: comparedExample({ baseline: 1_000, optimization: 750, amount: -250, share: -0.25 }),
    co2: comparedExample({ baseline: 20_000, optimization: 2_000, amount: -18_000, share: -0.9 }),
  });
  const mki = await trackOfQuantity('MKI');
  expect(mki).toMatchObject({ kind: 'saved', hidden: 'true' });
  expect(mki.dot).toBeGreaterThan(70);
  expect(mki.dot).toBeLessThan(80);
  expect(mki.post).toBeGreaterThan(95);
  const co2 = await trackOfQuantity('CO2');
  expect(co2.dot).toBeLessThan(15);
  expect(co2.dashes).toBeGreaterThan(2 * mki.dashes);
});

it('more than the baseline goes on beyond its post, without a dash', async () => {
  await showChanges({
    baseline: { mki: 1_000, co2: 2_000 },
    optimization: { mki: 2_000, co2: 2_000 },
    mki: comparedExample({ baseline: 1_000, optimization: 2_000, amount: 1_000, share: 1 }),
    co2: comparedExample({ baseline: 2_000, optimization: 2_000, amount: 0, share: 0 }),
  });
  const mki = await trackOfQuantity('MKI');
  expect(mki).toMatchObject({ kind: 'more', dashes: 0 });
  expect(mki.post).toBeGreaterThan(45);
  expect(mki.post).toBeLessThan(55);
  expect(await trackOfQuantity('CO2')).toMatchObject({ kind: 'saved', dashes: 0 });
});

it('sides that cannot be compared have no dashes: the reason stands there in words', async () => {
  await showChanges({
    baseline: { mki: 1_000, co2: 20_000 },
    optimization: { mki: 750, co2: 2_000 },
    mki: comparedExample({ baseline: 1_000, optimization: 750, amount: -250, share: -0.25 }),
    co2: incomparableExample({ gaps: [{ side: 'optimization', undeclared: 1, items: 2 }] }),
  });
  expect(await trackOfQuantity('CO2')).toMatchObject({
    kind: 'incomparable',
    dashes: 0,
    dot: null,
    post: null,
  });
});

/**
 * Returns the place of the goal of CO2 on its track, and that of its words above it, as parts of the width; null if
 * there is none.
 */
async function goalOfCo2() {
  const heading = page
    .getByRole('region', { name: 'Kerncijfers' })
    .getByRole('heading', { name: 'CO2', exact: true });
  await expect.element(heading).toBeVisible();
  const part = heading.element().parentElement?.parentElement;
  await expect.poll(() => part?.querySelector('[data-track] svg line')).toBeTruthy();
  const track = part?.querySelector('[data-track]')?.getBoundingClientRect();
  if (!part || !track) throw new Error('There is a track with CO2');
  const on = (element: Element | undefined) => {
    if (!element) return null;
    const { left, width } = element.getBoundingClientRect();
    return Math.round((100 * (left + width / 2 - track.left)) / track.width);
  };
  const label = [...part.querySelectorAll('span')].find(({ textContent }) => textContent === '>50% reductie');
  return { line: on(part.querySelector('line.goal') ?? undefined), words: on(label) };
}

it.each([
  ['is half of the baseline', { baseline: 20_000, optimization: 15_000 }, 50],
  [
    'is half of the baseline where that is not the end of the track',
    { baseline: 20_000, optimization: 40_000 },
    25,
  ],
  ['is not drawn where there is no track: CO2 below 0', { baseline: 20_000, optimization: -10_000 }, null],
])('the goal of CO2 %s', async (_name, sides, place) => {
  const amount = sides.optimization - sides.baseline;
  await showChanges({
    baseline: { mki: 1_000, co2: sides.baseline },
    optimization: { mki: 1_000, co2: sides.optimization },
    mki: comparedExample({ baseline: 1_000, optimization: 1_000, amount: 0, share: 0 }),
    co2: comparedExample({ ...sides, amount, share: amount / sides.baseline }),
  });
  const { line, words } = await goalOfCo2();
  if (place === null) expect({ line, words }).toEqual({ line: null, words: null });
  else {
    expect(Math.abs((line ?? 0) - place)).toBeLessThanOrEqual(2);
    expect(Math.abs((words ?? 0) - place)).toBeLessThanOrEqual(2);
  }
});
