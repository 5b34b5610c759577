import {
  type ApplicantStatisticsAnswer,
  endpoints,
  type IssuedCriteria,
  type Project,
} from '@milieuspoor/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { METHOD_STATISTICS } from '../../../testing/bid-answers.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize, expectNothingCut, placeOf } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server, UNREACHABLE } from '../../../testing/server.ts';
import { changeLanguage } from '../../../text/language.ts';
import { TenderDocumentsTab } from './tender-documents-tab.tsx';

const COMPLETE: Partial<Project> = {
  project_award_criteria: true,
  seal_bids: true,
  emvi_status: 'Locked',
  project_status: 'EMVI_Complete',
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  mki_max_discount: 250_000,
  criteria_max_discount: 50_000,
  mki_upper_boundary: 100_000,
  mki_lower_boundary: 50_000,
};

const action = page.getByRole('button', { name: 'Exporteer gunningscriterium (Word)' });
const next = page.getByRole('button', { name: 'Volgende', exact: true });
const onNext = vi.fn();
afterEach(() => onNext.mockClear());

const ISSUED: IssuedCriteria = { award_model_version: 1, is_current: true, results: [] };

async function showTab(changes: Partial<Project> = COMPLETE, issued: IssuedCriteria = ISSUED) {
  const project = exampleProject(changes);
  server.answer(endpoints.getProject, () => project);
  server.answer(endpoints.issueCriterion, () => ISSUED);
  server.answer(endpoints.listIssuedCriteria, () => issued);
  server.answer(endpoints.listIssuedCriteria, () => issued);
  server.answer(endpoints.getProvider, () => ({
    name: 'Beheer Milieuspoor',
    address: ['Voorbeeldlaan 1', '1234 AB Voorbeeldstad'],
    phone: '030 123 45 67',
    email: 'beheer@milieuspoor.example',
  }));
  const screen = await renderScreen(<TenderDocumentsTab project={project} onNext={onNext} />, {
    at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/5`,
  });
  await expect.element(page.getByRole('link', { name: 'beheer@milieuspoor.example' })).toBeVisible();
  return screen;
}

describe('who makes the tender documents', () => {
  it('is the provider, who gets in touch and can be reached', async () => {
    await showTab();
    await expect
      .element(page.getByText(/neemt contact met u op over de aanbestedingsdocumenten/))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: '030 123 45 67' })).toBeVisible();
    await expect.element(page.getByText('Beheer Milieuspoor', { exact: true })).toBeVisible();
  });
});

describe('the export of the award criterion', () => {
  it('is saved under the name that the server gives it', async () => {
    server.answer(endpoints.exportEmvi, ({ params }) => {
      expect(params.uuid).toBe(PROJECT.uuid);
      return new File([new Uint8Array([80, 75, 3, 4])], 'Gunningscriterium_MKI_Brug Oost é.docx');
    });
    await showTab();
    const { name, bytes } = await savedBy(() => action.click());
    expect(name).toBe('Gunningscriterium_MKI_Brug Oost é.docx');
    expect([...bytes]).toEqual([80, 75, 3, 4]);
  });

  it('is called download.docx when the server gives no name', async () => {
    server.answer(endpoints.exportEmvi, () => new Blob(['x']));
    await showTab();
    expect((await savedBy(() => action.click())).name).toBe('download.docx');
  });

  it('says that it is being made, and takes no second click meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Blob>();
    server.answer(endpoints.exportEmvi, () => promise);
    await showTab();
    const saved = savedBy(async () => {
      await action.click();
      await expect.element(page.getByRole('button', { name: 'Document wordt gemaakt' })).toBeDisabled();
      resolve(new Blob(['x']));
    });
    await saved;
    await expect.element(action).toBeEnabled();
    expect(server.asked(endpoints.exportEmvi).length).toBe(1);
  });

  it('that fails says so at its place, and is made when somebody tries again', async () => {
    server.answer(endpoints.exportEmvi, () => UNREACHABLE);
    await showTab();
    await action.click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Het document is niet gemaakt');
    server.answer(endpoints.exportEmvi, () => new Blob(['x']));
    expect((await savedBy(() => alert.getByRole('button').click())).name).toBe('download.docx');
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('issues the model that is on the screen, before it is saved', async () => {
    server.answer(endpoints.exportEmvi, () => {
      expect(server.asked(endpoints.issueCriterion)).toHaveLength(1);
      return new Blob(['x']);
    });
    await showTab({ ...COMPLETE, award_model_version: 7 });
    await savedBy(() => action.click());
    expect(server.asked(endpoints.issueCriterion).map(({ payload }) => payload)).toEqual([
      {
        shown: expect.objectContaining({
          ...{ award_model_version: 7, emvi_status: 'Locked', mki_upper_boundary: 100_000 },
        }),
      },
    ]);
  });

  it('of a locked project issues nothing, and saves what there is', async () => {
    server.answer(endpoints.exportEmvi, () => new Blob(['x']));
    await showTab({ ...COMPLETE, project_locked: true });
    await savedBy(() => action.click());
    expect(server.asked(endpoints.issueCriterion)).toEqual([]);
  });

  it('of a model that became another one says what was shown and what there is, and saves nothing', async () => {
    await showTab({ ...COMPLETE, award_model_version: 7 });
    server.answer(endpoints.issueCriterion, () =>
      refused(409, {
        detail: 'Er is niets vastgelegd: bekijk het opnieuw.',
        ...{ shown: { mki_upper_boundary: 100_000 }, current: { mki_upper_boundary: 90_000 } },
      }),
    );
    await action.click();
    const facts = page.getByRole('table', { name: 'Wat u bevestigde, is intussen anders' });
    await expect.element(facts).toMatchTextContent(/€100\.000,-.*€90\.000,-/);
    expect(server.asked(endpoints.exportEmvi)).toEqual([]);
  });

  it('that is refused says why, as when somebody else took the model up again', async () => {
    await showTab();
    server.answer(endpoints.issueCriterion, () => refused(409, { detail: 'Voltooi eerst het EMVI model' }));
    await action.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Voltooi eerst het EMVI model');
  });
});

describe('what was issued', () => {
  const fileOf = (kind: 'criterion' | 'note', language: 'nl' | 'en', digit: string) => ({
    ...{ kind, language, sha256: digit.repeat(64) },
  });
  const FIRST: IssuedCriteria['results'][number] = {
    ...{ number: 1, issued_at: '04/05/2026 10:00:00', issued_by: 'An Ander' },
    files: [fileOf('criterion', 'nl', 'a'), fileOf('criterion', 'en', 'b')],
  };
  const SECOND: IssuedCriteria['results'][number] = {
    ...{ number: 2, issued_at: '06/05/2026 11:30:00', issued_by: '' },
    files: [...FIRST.files, fileOf('note', 'nl', 'c'), fileOf('note', 'en', 'd')],
  };
  const BOTH: IssuedCriteria = { award_model_version: 3, is_current: true, results: [SECOND, FIRST] };
  const item = (number: number) => page.getByRole('listitem').filter({ hasText: `Nummer ${number}` });
  const changed = page.getByText(/Het model is gewijzigd sinds nummer 2/);

  it('is not told of where nothing was', async () => {
    await showTab();
    await expect.poll(() => server.asked(endpoints.listIssuedCriteria).length).toBe(1);
    await expect.element(page.getByText('Uitgegeven', { exact: true })).not.toBeInTheDocument();
  });

  it('is listed with number, moment, who did it, and the SHA-256 of each file', async () => {
    await showTab(COMPLETE, BOTH);
    await expect.element(item(1)).toMatchTextContent(/Nummer 1.*04-05-2026 10:00.*door An Ander/);
    await expect.element(item(2)).not.toMatchTextContent(/door/);
    await expect.element(item(2)).toMatchTextContent(/Nota van inlichtingen \(Engels\).*dddddddddddd…/);
    await expect
      .element(item(1).getByRole('button', { name: /Nota van inlichtingen/ }))
      .not.toBeInTheDocument();
    await expect.element(changed).not.toBeInTheDocument();
    await atSize(390, 844, async () => expectNothingCut());
  });

  it('is saved as it was issued, and so is the note of what changed', async () => {
    server.answer(
      endpoints.downloadIssuedCriterion,
      ({ params }) => new File(['x'], `${params.number}.docx`),
    );
    server.answer(
      endpoints.downloadCriterionNote,
      ({ params }) => new File(['x'], `nota-${params.number}.docx`),
    );
    await showTab(COMPLETE, BOTH);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const names = [
      await savedBy(() => button('Gunningscriterium, nummer 1, downloaden').click()),
      await savedBy(() => button('Nota van inlichtingen, nummer 2, downloaden').click()),
    ].map(({ name }) => name);
    expect(names).toEqual(['1.docx', 'nota-2.docx']);
  });

  it.each<[boolean, Partial<Project>]>([
    [true, {}],
    // Nothing is issued for a closed project, nor for a model that is being changed.
    [false, { project_locked: true }],
    [false, { emvi_status: 'Editing' }],
  ])(
    'is told to be of a former model where exporting would issue the next number: %s of %o',
    async (told, state) => {
      await showTab({ ...COMPLETE, ...state }, { ...BOTH, is_current: false });
      await expect.element(item(2)).toBeVisible();
      if (told) await expect.element(changed).toMatchTextContent(/geeft nummer 3 uit/);
      else await expect.element(changed).not.toBeInTheDocument();
    },
  );

  it('is there as soon as it is issued', async () => {
    server.answer(endpoints.exportEmvi, () => new Blob(['x']));
    await showTab(COMPLETE);
    server.answer(endpoints.issueCriterion, () => ({ ...BOTH, results: [FIRST] }));
    await savedBy(() => action.click());
    await expect.element(item(1)).toBeVisible();
  });
});

describe('the record of the award', () => {
  const record = page.getByRole('button', { name: 'Exporteer gunningsverslag (Word)' });
  const toBids = page.getByRole('link', { name: 'Naar de inschrijvingen' });
  const OPENED: Partial<Project> = { ...COMPLETE, bids_opened: '04/05/2026 10:00:00' };
  const answerWinner = (selected_winner: ApplicantStatisticsAnswer['selected_winner']) =>
    server.answer(endpoints.getApplicantStatistics, () => ({ ...METHOD_STATISTICS, selected_winner }));

  it('is saved under the name that the server gives it, once there is a winner', async () => {
    answerWinner(METHOD_STATISTICS.winner);
    server.answer(endpoints.exportAwardRecord, ({ params }) => {
      expect(params.uuid).toBe(PROJECT.uuid);
      return new File([new Uint8Array([80, 75, 3, 4])], 'Gunningsverslag_Brug Oost.docx');
    });
    await showTab(OPENED);
    await expect.element(record).toBeEnabled();
    const { name, bytes } = await savedBy(() => record.click());
    expect(name).toBe('Gunningsverslag_Brug Oost.docx');
    expect([...bytes]).toEqual([80, 75, 3, 4]);
    expect(server.asked(endpoints.exportEmvi)).toEqual([]);
  });

  it('needs no opening of bids that are not sealed', async () => {
    answerWinner(METHOD_STATISTICS.winner);
    await showTab({ ...COMPLETE, seal_bids: false });
    await expect.element(record).toBeEnabled();
  });

  it.each<[string, Partial<Project>, RegExp]>([
    [
      'the model is complete',
      { ...OPENED, emvi_status: 'Editing' },
      /zodra het gunningscriterium is voltooid/,
    ],
    ['the bids are opened', COMPLETE, /zodra de inschrijvingen zijn geopend/],
  ])('is not there before %s, and says so without asking who won', async (_when, project, reason) => {
    await showTab(project);
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(record).not.toBeInTheDocument();
    expect(server.asked(endpoints.getApplicantStatistics)).toEqual([]);
  });

  it('waits for a winner, and leads to where one is chosen', async () => {
    answerWinner(null);
    const { address } = await showTab(OPENED);
    await expect
      .element(page.getByText('U kunt het verslag exporteren zodra een winnaar is gekozen.'))
      .toBeVisible();
    await expect.element(record).not.toBeInTheDocument();
    await toBids.click();
    await expect.poll(address).toBe(`/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/6`);
  });

  it('that is refused says why, as when somebody else took the winner back', async () => {
    answerWinner(METHOD_STATISTICS.winner);
    server.answer(endpoints.exportAwardRecord, () => refused(409, { detail: 'Selecteer eerst een winnaar' }));
    await showTab(OPENED);
    await record.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Selecteer eerst een winnaar');
    await expect.element(action).toBeEnabled();
  });

  it('can be asked for where nobody can tell whether there is a winner', async () => {
    server.answer(endpoints.getApplicantStatistics, () => refused(404));
    server.answer(endpoints.exportAwardRecord, () => new Blob(['x']));
    await showTab(OPENED);
    await expect.element(record).toBeEnabled();
    expect((await savedBy(() => record.click())).name).toBe('download.docx');
  });

  it('is not there in a project that is not awarded on criteria', async () => {
    await showTab({ project_award_criteria: false });
    await expect.element(page.getByRole('heading', { name: 'Gunningsverslag' })).not.toBeInTheDocument();
  });
});

describe('a model that is not complete', () => {
  const link = (step: number) =>
    page.getByRole('link', { name: `Naar stap ${step} van het gunningscriterium` });

  it('is not exported; what is missing is said by step, with the way to the first', async () => {
    const { address } = await showTab({
      ...COMPLETE,
      emvi_status: 'Unlocked',
      criteria_max_discount: 40_000,
      mki_lower_boundary: 100_000,
    });
    await expect.element(action).not.toBeInTheDocument();
    const items = page.getByRole('listitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Stap 2, maximale korting overige criteria: Verdeel nog €10.000,- over de criteria',
      expect.stringMatching(/^Stap 3, streefwaarde: /),
    ]);
    await link(2).click();
    await expect.poll(address).toBe(`/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/4`);
  });

  it.each(['Unlocked', 'Editing'] as const)(
    'though all is filled in, and is %s, only has to be completed',
    async (status) => {
      await showTab({ ...COMPLETE, emvi_status: status });
      await expect.element(page.getByText(/Voltooi het model in stap 5/)).toBeVisible();
      await expect.element(link(5)).toBeVisible();
      await expect.element(action).not.toBeInTheDocument();
    },
  );

  it('is not there in a project that is not awarded on criteria', async () => {
    await showTab({ project_award_criteria: false });
    await expect.element(next).toBeVisible();
    await expect.element(action).not.toBeInTheDocument();
    await expect
      .element(page.getByText('Het gunningscriterium is nog niet voltooid'))
      .not.toBeInTheDocument();
  });
});

describe('the way on', () => {
  it('leads to the next tab', async () => {
    await showTab();
    await next.click();
    expect(onNext).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<Project>]>([
    ['once the design phase is complete', { project_status: 'Design_Phase_Complete' }],
    ['of a completed project', { project_status: 'Project_Complete' }],
    ['of a locked project', { project_locked: true }],
  ])('is hidden %s, where the document can still be exported', async (_when, more) => {
    await showTab({ ...COMPLETE, ...more });
    await expect.element(action).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
  });
});

describe('the tab', () => {
  it('fits a telephone, with the provider below', async () => {
    await showTab({ ...COMPLETE, projectscope: null, mki_max_discount: null, emvi_status: 'Unlocked' });
    const provider = page.getByRole('link', { name: 'beheer@milieuspoor.example' });
    const notice = page.getByText('Het gunningscriterium is nog niet voltooid');
    expect(placeOf(provider).left).toBeGreaterThan(placeOf(notice).right);
    await atSize(390, 844, async () => {
      await expect.poll(() => placeOf(provider).top).toBeGreaterThan(placeOf(notice).bottom);
      expectNothingCut();
    });
  });

  it('is said in English too', async () => {
    await changeLanguage('en');
    try {
      await showTab({ ...COMPLETE, projectscope: null, emvi_status: 'Unlocked' });
      await expect.element(page.getByText(/^Step 1, size of the project: /)).toBeVisible();
      await expect.element(page.getByRole('heading', { name: 'Tender documents' })).toBeVisible();
    } finally {
      await changeLanguage('nl');
    }
  });
});
