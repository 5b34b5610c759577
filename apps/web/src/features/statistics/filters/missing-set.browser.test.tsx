import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SetSwitch } from './set-switch.tsx';

function Switching({ available }: { readonly available: readonly ('a1' | 'a2')[] }) {
  const [chosen, setChosen] = useState<'a1' | 'a2'>('a1');
  return <SetSwitch chosen={chosen} available={available} onChoose={setChosen} />;
}

const show = (available: readonly ('a1' | 'a2')[]) =>
  renderScreen(<Switching available={available} />, { at: '/o/gemeente-voorbeeld/dashboard' });
const setA1 = page.getByRole('button', { name: 'Set A1' });
const setA2 = page.getByRole('button', { name: 'Set A2' });

it('a set without figures is marked as such, can be reached by keyboard, says why, and is not chosen', async () => {
  await show(['a1']);
  await expect.element(setA2).toHaveAttribute('aria-disabled', 'true');
  await expect.element(setA1).toHaveAttribute('aria-disabled', 'false');
  await userEvent.tab();
  await expect.element(setA1).toHaveFocus();
  await userEvent.tab();
  await expect.element(setA2).toHaveFocus();
  await expect
    .element(setA2)
    .toHaveAccessibleDescription('De actieve berekening heeft geen gegevens voor Set A2.');
  await userEvent.keyboard('{Enter}');
  // Playwright waits for elements that are not disabled; a person does not.
  await setA2.click({ force: true });
  await expect.element(setA1).toHaveAttribute('aria-pressed', 'true');
  await expect.element(setA2).toHaveAttribute('aria-pressed', 'false');
});

it('a set with figures is not marked, says nothing of missing ones, and is chosen', async () => {
  await show(['a1', 'a2']);
  await expect.element(setA2).toHaveAttribute('aria-disabled', 'false');
  await setA2.click();
  await expect.element(setA2).toHaveAttribute('aria-pressed', 'true');
  await expect.element(setA2).toHaveAccessibleDescription('');
});
