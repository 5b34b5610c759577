import IconButton from '@mui/material/IconButton';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../testing/render-screen.tsx';
import { NearTooltip } from './near-tooltip.tsx';

const tooltip = page.getByRole('tooltip');
const button = page.getByRole('button', { name: 'Toon tabel: CO2' });

beforeEach(async () => {
  await renderScreen(
    <NearTooltip title="Toon tabel">
      <IconButton aria-label="Toon tabel: CO2">#</IconButton>
    </NearTooltip>,
    { at: '/o/alfa/dashboard' },
  );
  await expect.element(button).toBeVisible();
});

it('the name of an icon is shown beside it to who points at it, and goes with the pointer', async () => {
  await expect.element(tooltip).not.toBeInTheDocument();
  await button.hover();
  await expect.element(tooltip).toHaveTextContent('Toon tabel');
  const gap = tooltip.element().getBoundingClientRect().top - button.element().getBoundingClientRect().bottom;
  expect(Math.abs(gap)).toBeLessThan(30);
  await button.unhover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

it('the name is shown to who comes by keyboard, until Escape, and the button keeps the focus', async () => {
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await expect.element(tooltip).toHaveTextContent('Toon tabel');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
});
