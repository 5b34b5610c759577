import { endpoints } from '@milieuspoor/contract';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { AddressField } from './address-field.tsx';
import type { MapPoint } from './coordinates.ts';

const PLACES = [
  { id: 'stad-1', name: 'Utrecht', latitude: 52.09, longitude: 5.12 },
  { id: 'stad-2', name: 'Uithoorn', latitude: 52.24, longitude: 4.83 },
];
const field = page.getByRole('combobox');
let located: MapPoint[];
/** the functions that release the answer to a look-up of a place */
let answers: Map<string, () => void>;

function Form() {
  const [value, setValue] = useState('');
  return (
    <AddressField
      value={value}
      onChange={setValue}
      onBlur={() => {}}
      onLocated={(point) => located.push(point)}
      problem={undefined}
      inputRef={null}
    />
  );
}

beforeEach(async () => {
  [located, answers] = [[], new Map()];
  server.answer(endpoints.suggestAddresses, () => ({
    ...{ count: 2, next: null, previous: null, source: 'built-in' as const },
    results: PLACES.map(({ id, name }) => ({ id, name })),
  }));
  server.answer(endpoints.lookUpAddress, async ({ query }) => {
    const place = PLACES.find(({ id }) => id === query.id);
    if (!place) throw new Error('There is no such place');
    await new Promise<void>((answer) => answers.set(place.id, answer));
    const { name, latitude, longitude } = place;
    return { name, latitude, longitude };
  });
  await renderScreen(<Form />, { at: `/o/${ORGANISATION.slug}/dashboard` });
});

async function choose(typed: string, place: (typeof PLACES)[number]): Promise<void> {
  await field.fill(typed);
  await page.getByRole('option', { name: place.name }).click();
  await expect.poll(() => answers.has(place.id)).toBe(true);
}

const at = ({ latitude, longitude }: (typeof PLACES)[number]) =>
  expect.objectContaining({ latitude, longitude });

it('the place moves to what was chosen', async () => {
  const [utrecht] = PLACES as [(typeof PLACES)[number]];
  await choose('Ut', utrecht);
  answers.get(utrecht.id)?.();
  await expect.poll(() => located).toEqual([at(utrecht)]);
});

it('a late answer about what was chosen before moves the place no more', async () => {
  const [utrecht, uithoorn] = PLACES as [(typeof PLACES)[number], (typeof PLACES)[number]];
  await choose('Ut', utrecht);
  await choose('Ui', uithoorn);
  answers.get(uithoorn.id)?.();
  await expect.poll(() => located).toEqual([at(uithoorn)]);
  answers.get(utrecht.id)?.();
  await new Promise((done) => setTimeout(done, 300));
  expect(located).toEqual([at(uithoorn)]);
});

it('nor does one about a place when another text was typed since', async () => {
  const [utrecht] = PLACES as [(typeof PLACES)[number]];
  await choose('Ut', utrecht);
  await field.fill('Langs de dijk');
  answers.get(utrecht.id)?.();
  await new Promise((done) => setTimeout(done, 300));
  expect(located).toEqual([]);
  await expect.element(field).toHaveValue('Langs de dijk');
});
