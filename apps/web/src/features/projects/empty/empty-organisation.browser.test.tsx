import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { ProjectList } from '../project-list.tsx';

const show = (asked = '') => {
  server.answer(endpoints.listProjects, () => ({ count: 0, next: null, previous: null, results: [] }));
  return renderScreen(
    <ProjectList organisationSlug={ORGANISATION.slug} presentation="grid" onPresent={() => {}} set="a1" />,
    { at: `/o/${ORGANISATION.slug}/dashboard${asked}` },
  );
};

it('an organisation without projects is offered the template, an example and what comes next', async () => {
  server.answer(endpoints.downloadTemplate, () => new Blob([new Uint8Array([9])]));
  await show();
  await expect.element(page.getByText(/Daarna telt het project mee/)).toBeVisible();
  await page.getByRole('button', { name: 'Download de sjabloon' }).click();
  await expect.poll(() => server.asked(endpoints.downloadTemplate).length).toBe(1);
});

it('the example says that it is none of the organisation’s, asks the server nothing, and closes', async () => {
  await show();
  await page.getByRole('button', { name: 'Bekijk een voorbeeldproject' }).click();
  const example = page.getByRole('dialog');
  await expect.element(example.getByText(/telt in geen enkel cijfer mee/)).toBeVisible();
  await expect.element(example.getByText('MKI 30,91 % lager dan de baseline')).toBeVisible();
  await expect.element(example.getByRole('row', { name: 'Totaal €5.565,- €3.845,-' })).toBeVisible();
  await page.getByRole('button', { name: 'Voorbeeld sluiten' }).click();
  await expect.element(example).not.toBeInTheDocument();
});

it('a search that finds nothing offers no example', async () => {
  await show('?zoek=brug');
  await expect.element(page.getByText('Geen project gevonden voor "brug"')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /voorbeeldproject/ })).not.toBeInTheDocument();
});
