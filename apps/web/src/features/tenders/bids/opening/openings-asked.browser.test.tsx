import { endpoints, type OpeningRequest } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleProject, PROJECT } from '../../../../testing/example-project.ts';
import { ORGANISATION } from '../../../../testing/example-session.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { refused, server } from '../../../../testing/server.ts';
import { OpeningsAsked } from './openings-asked.tsx';

const ASKED: OpeningRequest = {
  project: PROJECT.uuid,
  project_name: PROJECT.name,
  organization: ORGANISATION.slug,
  organization_name: ORGANISATION.name,
  asked_by: 'Pia Project',
  since: '04/05/2026 09:30:00',
};
const OTHER = {
  ...ASKED,
  project: '0b000000-0000-4000-8000-000000000077',
  project_name: 'Herinrichting van de Zuidwestelijke Randweg en het Aannemersplein',
};
const notices = page.getByRole('status');

async function show(...results: OpeningRequest[]) {
  server.answer(endpoints.listOpeningRequests, () => ({
    count: results.length,
    next: null,
    previous: null,
    results,
  }));
  return renderScreen(<OpeningsAsked />, { at: `/o/${ORGANISATION.slug}/dashboard` });
}

describe('openings that wait for the reader', () => {
  it('are told one by one, with who asks, and lead to the bids', async () => {
    // It is fetched as soon as the user is about to follow the link.
    server.answer(endpoints.getProject, ({ params }) => ({ ...exampleProject(), uuid: params.uuid }));
    const { address } = await show(ASKED, OTHER);
    await expect
      .element(notices.first())
      .toMatchTextContent(
        /Pia Project vraagt u als getuige bij de opening van de inschrijvingen voor Brug Oost\./,
      );
    expect(notices.length).toBe(2);
    await notices.nth(1).getByRole('link', { name: 'Naar de inschrijvingen' }).click();
    await expect.poll(address).toBe(`/o/${ORGANISATION.slug}/project/${OTHER.project}/tab/6`);
  });

  it('are nothing where there are none, or where they can’t be asked now', async () => {
    await show();
    await expect.poll(() => server.asked(endpoints.listOpeningRequests)).toHaveLength(1);
    expect(notices.length).toBe(0);
    server.answer(endpoints.listOpeningRequests, () => refused(503));
    await renderScreen(<OpeningsAsked />, { at: `/o/${ORGANISATION.slug}/dashboard` });
    expect(notices.length).toBe(0);
  });

  it('fit at 390 px', async () => {
    await atSize(390, 844, async () => {
      await show(OTHER);
      await expect.element(page.getByRole('link', { name: 'Naar de inschrijvingen' })).toBeVisible();
      expectNothingCut();
    });
  });
});
