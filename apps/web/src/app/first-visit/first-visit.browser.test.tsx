import { endpoints, type User } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentUserQuery } from '../../features/accounts/session-queries.ts';
import { EXPLAINED_PARTS, FirstVisit } from '../../features/statistics/index.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { useFirstVisit } from './use-first-visit.ts';

let user: User;
beforeEach(() => {
  user = { ...exampleSession.user, dashboard_explained: false };
  server.answer(endpoints.updateCurrentUser, ({ payload }) => {
    user = { ...user, ...(payload as Partial<User>) };
    return user;
  });
});

function Dashboard() {
  const { explained, understood, explainAgain } = useFirstVisit();
  return (
    <>
      <FirstVisit parts={['result', 'figures']} explained={explained} onUnderstood={understood} />
      <button type="button" onClick={explainAgain}>
        Nog eens
      </button>
      <div id={EXPLAINED_PARTS.result} tabIndex={-1} style={{ height: 2000 }} />
      <div id={EXPLAINED_PARTS.figures} tabIndex={-1}>
        Cijfers
      </div>
    </>
  );
}

/** Opens a dashboard as another device does: it knows of the user what the server says. */
function show() {
  const queries = createQueryClient();
  queries.setQueryData(currentUserQuery.queryKey, user);
  return renderScreen(<Dashboard />, { at: `/o/${ORGANISATION.slug}/dashboard`, queries });
}

const explanation = page.getByRole('region', { name: 'Welkom op het dashboard' });

it('leaves the one main button of the dashboard to what starts a project', async () => {
  await show();
  await expect
    .element(explanation.getByRole('button', { name: 'Begrepen' }))
    .toHaveClass(/MuiButton-outlined/);
});

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

it('is shown once on all devices, and again on all of them when somebody asks for it', async () => {
  await show();
  await explanation.getByRole('button', { name: 'Begrepen' }).click();
  await expect.element(explanation).not.toBeInTheDocument();
  await expect.poll(() => user.dashboard_explained).toBe(true);
  leaveScreens();

  await show();
  await expect.element(page.getByText('Cijfers')).toBeVisible();
  await expect.element(explanation).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Nog eens' }).click();
  await expect.element(explanation).toBeVisible();
  await expect.poll(() => user.dashboard_explained).toBe(false);
  leaveScreens();

  await show();
  await expect.element(explanation).toBeVisible();
});

it('goes away when the server cannot keep that it was read', async () => {
  server.answer(endpoints.updateCurrentUser, () => refused(503, { detail: 'Later' }));
  await show();
  await explanation.getByRole('button', { name: 'Begrepen' }).click();
  await expect.element(explanation).not.toBeInTheDocument();
  await expect.poll(() => server.asked(endpoints.updateCurrentUser)).toHaveLength(1);
  await expect.element(explanation).not.toBeInTheDocument();
});
