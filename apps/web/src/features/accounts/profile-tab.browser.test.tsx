import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../lib/query-client.ts';
import { sessionBy } from '../../testing/example-open-session.ts';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { ProfileTab } from './profile-tab.tsx';
import { currentUserQuery } from './session-queries.ts';

it('what is typed stays when who one is cannot be asked anew, and that is said', async () => {
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  server.answer(endpoints.listSessions, () => refused(403));
  server.answer(endpoints.listPasskeys, () => refused(403));
  server.answer(endpoints.getErasureRequest, () => ({ asked_at: null }));
  server.answer(endpoints.getEmailChange, () => refused(403));
  server.answer(endpoints.listOwnInvitations, () => refused(403));
  const queries = createQueryClient();
  await renderScreen(<ProfileTab colourModeSwitch={null} sharedCharts={null} />, {
    at: `/o/${ORGANISATION.slug}/instellingen`,
    queries,
  });
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Voornaam' });
  await name.fill('Lieselotte');
  server.answer(endpoints.getCurrentUser, () => refused(403, { detail: 'Nu even niet.' }));
  await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  await expect.element(page.getByText('Nu even niet.')).toBeVisible();
  await expect.element(name).toHaveValue('Lieselotte');
});

it.each([
  ['by a password', null, true],
  ['through their organisation', 'Gemeente Voorbeeld', false],
] as const)('who came in %s reads what holds for that way in', async (_how, organisation, byPassword) => {
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  const listOf = <Item,>(results: Item[]) => ({
    ...{ count: results.length, next: null, previous: null },
    results,
  });
  server.answer(endpoints.listSessions, () => listOf([sessionBy(organisation)]));
  server.answer(endpoints.listPasskeys, () => listOf([]));
  server.answer(endpoints.getErasureRequest, () => ({ asked_at: null }));
  server.answer(endpoints.getEmailChange, () => ({ change: null }));
  server.answer(endpoints.listOwnInvitations, () => listOf([]));
  await renderScreen(<ProfileTab colourModeSwitch={null} sharedCharts={null} />, {
    at: `/o/${ORGANISATION.slug}/instellingen`,
  });
  const words: readonly [RegExp, RegExp][] = [
    [/^Hiermee logt u in en vraagt u een nieuw wachtwoord aan/, /^Hieraan herkent Milieuspoor/],
    [/^Minstens \d+ tekens/, /dat wachtwoord wijzigt u daar/],
    [/Wie alleen uw wachtwoord kent/, /na het inloggen bij uw organisatie om een code/],
    [/wijzig uw wachtwoord/, /meld het de ICT-afdeling/],
  ];
  for (const [ofPassword, ofOrganisation] of words) {
    const [said, other] = byPassword ? [ofPassword, ofOrganisation] : [ofOrganisation, ofPassword];
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByText(other)).not.toBeInTheDocument();
  }
});
