import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/colour-mode.ts';
import { ColourModeSwitch } from './colour-mode-switch.tsx';

it('chooses light, dark, or the colours of the device again', async () => {
  await renderScreen(<ColourModeSwitch />, { at: `/o/${ORGANISATION.slug}/dashboard` });
  const choices = page.getByRole('group', { name: 'Weergave' });
  const chosen = () => choices.getByRole('button', { pressed: true });
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  for (const [name, colours] of [
    ['Donker', 'dark'],
    ['Systeem', ofDevice],
    ['Licht', 'light'],
  ] as const) {
    await choices.getByRole('button', { name }).click();
    await expect.element(chosen()).toMatchTextContent(name);
    await expect.poll(() => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE)).toBe(colours);
  }
});
