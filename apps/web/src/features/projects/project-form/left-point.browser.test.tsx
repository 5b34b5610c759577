import { endpoints } from '@milieuspoor/contract';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { toNumber } from '../location/coordinates.ts';
import { LocationFields } from './location-fields.tsx';
import { EMPTY_PROJECT } from './project-form-values.ts';

const GRONINGEN = { project_location: 'Groningen', latitude: '53,219', longitude: '6,566' };
const place = page.getByRole('combobox', { name: 'Locatie' });
const question = page.getByText("De coördinaten zijn nog die van 'Groningen'.");
const degrees = () =>
  ['Breedtegraad', 'Lengtegraad'].map((name) => {
    const field = page.getByRole('textbox', { name }).element();
    return field instanceof HTMLInputElement ? field.value : '';
  });

function Form() {
  const form = useForm({ defaultValues: { ...EMPTY_PROJECT, ...GRONINGEN } });
  return (
    <FormProvider {...form}>
      <LocationFields />
    </FormProvider>
  );
}

beforeEach(async () => {
  const found = { count: 1, next: null, previous: null, source: 'built-in' as const };
  server.answer(endpoints.suggestAddresses, () => ({ ...found, results: [{ id: 'm', name: 'Maastricht' }] }));
  // Of another name for the same place, the point is the same.
  server.answer(endpoints.lookUpAddress, () => ({ name: 'Maastricht', latitude: 53.219, longitude: 6.566 }));
  server.answer(endpoints.getEnvironment, () => ({
    ...{ environment: 'Local' as const, public_url: 'http://localhost:8000', build: 'V1' },
    ...{ sentry_dsn: null, pdf: false, map_tiles: null },
  }));
  await renderScreen(<Form />, { at: `/o/${ORGANISATION.slug}/dashboard` });
  await expect.element(place).toHaveValue('Groningen');
});

async function type(text: string) {
  await place.fill(text);
  await userEvent.tab();
}

it('coordinates that stayed when another place was typed are asked about, and may be right', async () => {
  await place.fill('Maastricht');
  expect(question.length).toBe(0);
  await userEvent.tab();
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Ze kloppen' }).click();
  await expect.poll(() => question.length).toBe(0);
  expect(degrees()).toEqual(['53,219', '6,566']);
});

it('they can be cleared, and the place as it was needs no answer', async () => {
  await type('Maastricht');
  await expect.element(question).toBeVisible();
  await type('Groningen ');
  await expect.poll(() => question.length).toBe(0);
  await type('Maastricht');
  await page.getByRole('button', { name: 'Wis ze' }).click();
  expect(degrees()).toEqual(['', '']);
  expect(question.length).toBe(0);
});

it('an address that is chosen brings its own point, be it the same', async () => {
  await place.fill('Maas');
  await page.getByRole('option', { name: 'Maastricht' }).click();
  await userEvent.tab();
  await expect.element(place).toHaveValue('Maastricht');
  await expect.poll(() => question.length).toBe(0);
});

it('a coordinate is typed with a point or a comma, and stands there with a comma', async () => {
  await page.getByRole('textbox', { name: 'Breedtegraad' }).fill('52.12345678');
  await page.getByRole('textbox', { name: 'Lengtegraad' }).fill('5,5');
  await userEvent.tab();
  expect(degrees()).toEqual(['52,123457', '5,5']);
  await expect.element(page.getByText(/breedtegraad 52,123457, lengtegraad 5,5\./)).toBeInTheDocument();
});

it('a click on the map puts the point there', async () => {
  await type('Maastricht');
  await expect.element(question).toBeVisible();
  await page.getByRole('region', { name: 'Kaart van de locatie' }).click({ position: { x: 120, y: 40 } });
  await expect.poll(() => degrees()[0]).not.toBe('53,219');
  const [latitude = 0, longitude = 0] = degrees().map(toNumber);
  expect(degrees().join(' ')).not.toContain('.');
  // To the north-west of the middle of the map.
  expect([latitude > 53.219, longitude < 6.566, latitude < 53.4]).toEqual([true, true, true]);
  expect(question.length).toBe(0);
});
