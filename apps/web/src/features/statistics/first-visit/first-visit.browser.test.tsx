import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { explainAgain, markFirstVisitSeen } from '../../../lib/first-visit-seen.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../../testing/render-screen.tsx';
import { EXPLAINED_PARTS } from './explained-parts.ts';
import { FirstVisit } from './first-visit.tsx';

beforeEach(() => explainAgain());

const show = () =>
  renderScreen(
    <>
      <FirstVisit parts={['result', 'figures']} />
      <div id={EXPLAINED_PARTS.result} tabIndex={-1} style={{ height: 2000 }} />
      <div id={EXPLAINED_PARTS.figures} tabIndex={-1}>
        Cijfers
      </div>
    </>,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );

const explanation = page.getByRole('region', { name: 'Welkom op het dashboard' });

it('explains what the page has, and nothing else', async () => {
  await show();
  await expect.element(explanation.getByText(/wat uw organisatie bespaart/)).toBeVisible();
  await expect.element(explanation.getByRole('button', { name: 'Projecten' })).not.toBeInTheDocument();
});

it('each name leads to its part, by keyboard too, and the explanation covers nothing', async () => {
  await show();
  await expect.element(explanation).toBeVisible();
  explanation.getByRole('button', { name: 'Grafieken' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe(EXPLAINED_PARTS.figures);
  const part = page.getByText('Cijfers').element().getBoundingClientRect();
  expect(explanation.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(part.top);
  expect(part.top).toBeLessThan(window.innerHeight);
});

it('is shown once, and again when somebody asks for it', async () => {
  await show();
  await explanation.getByRole('button', { name: 'Begrepen' }).click();
  await expect.element(explanation).not.toBeInTheDocument();
  leaveScreens();
  await show();
  await expect.element(page.getByText('Cijfers')).toBeVisible();
  await expect.element(explanation).not.toBeInTheDocument();
  explainAgain();
  await expect.element(explanation).toBeVisible();
  markFirstVisitSeen();
  await expect.element(explanation).not.toBeInTheDocument();
});
