import { type CalculationCheck, endpoints, type Project } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import {
  answerCalculations,
  exampleCalculation,
  exampleCheck,
  exampleTotal,
  holdCheck,
} from '../../../testing/calculation-answers.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { refused, server, UNREACHABLE } from '../../../testing/server.ts';
import {
  choose,
  chooseButton,
  drop,
  panel,
  rowOf,
  showUpload,
  workbook,
} from '../../../testing/show-calculations.tsx';

const add = panel.getByRole('button', { name: 'Berekening toevoegen' });
const refusal = page.getByRole('alert').filter({ hasText: 'is niet toegevoegd' });

beforeEach(() => {
  answerCalculations();
});

describe('a file on its way', () => {
  /** Takes the place of the browser in telling how much of the file is sent. */
  async function choosing(): Promise<(loaded: number) => void> {
    const sent: XMLHttpRequest[] = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (...body) {
      sent.push(this);
      send.apply(this, body);
    };
    choose(workbook());
    await expect.poll(() => sent.length).toBe(1);
    XMLHttpRequest.prototype.send = send;
    return (loaded) =>
      sent[0]?.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded, total: 8 }),
      );
  }

  it('says how much of it is sent, and that it is read after that', async () => {
    const check = holdCheck();
    await showUpload();
    const tell = await choosing();
    await expect.element(page.getByRole('progressbar', { name: 'Controleren van brug.xlsx' })).toBeVisible();
    tell(3);
    await expect.element(page.getByText('37 % verzonden')).toBeVisible();
    tell(8);
    await expect.element(page.getByText('Het bestand wordt gelezen en doorgerekend…')).toBeVisible();
    await expect.element(chooseButton).toBeDisabled();
    check.letGo();
    await expect.element(panel).toBeVisible();
  });

  it('says how many files are read before it, and that it is being read when none are', async () => {
    let before: number | null = 2;
    server.answer(endpoints.getReadingPlace, () => ({ files_before: before }));
    const check = holdCheck();
    await showUpload();
    const tell = await choosing();
    tell(8);
    const soon = { timeout: 10_000 };
    await expect.element(page.getByText('Er zijn 2 bestanden vóór dit bestand.'), soon).toBeVisible();
    const [question] = server.asked(endpoints.getReadingPlace);
    expect(server.asked(endpoints.checkCalculation)[0]?.payload.reading_key).toBe(question?.params.uuid);
    before = 1;
    await expect.element(page.getByText('Er is één bestand vóór dit bestand.'), soon).toBeVisible();
    before = 0;
    await expect
      .element(page.getByText('Het bestand wacht tot er plaats is om het te lezen.'), soon)
      .toBeVisible();
    before = null;
    await expect.element(page.getByText('Het bestand wordt gelezen en doorgerekend…'), soon).toBeVisible();
    check.letGo();
    await expect.element(panel).toBeVisible();
  });

  it('is called back by a button, and leaves nothing behind', async () => {
    const check = holdCheck();
    await showUpload();
    choose(workbook());
    await page.getByRole('button', { name: 'Controle annuleren' }).click();
    await expect.element(chooseButton).toBeEnabled();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(refusal).not.toBeInTheDocument();
    check.letGo();
  });

  it('is the only one of its place: a second one waits for its turn', async () => {
    const check = holdCheck();
    await showUpload();
    choose(workbook());
    await expect.poll(() => server.asked(endpoints.checkCalculation).length).toBe(1);
    drop(chooseButton.element(), workbook('dijk.xlsx'));
    await expect.element(page.getByText(/Er is al een bestand onderweg/)).toBeVisible();
    check.letGo();
    await expect.element(panel).toBeVisible();
    expect(server.asked(endpoints.checkCalculation)).toHaveLength(1);
  });

  it('that does not reach the server is kept, and sent again by one click; nothing else is asked meanwhile', async () => {
    let calls = 0;
    server.answer(endpoints.checkCalculation, () => (calls++ === 0 ? UNREACHABLE : exampleCheck()));
    await showUpload();
    // Those that are there, and those that were deleted.
    await expect.poll(() => server.asked(endpoints.listCalculations).length).toBe(2);
    choose(workbook());
    await expect.element(refusal).toMatchTextContent('De server is niet bereikbaar.');
    await refusal.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(panel).toBeVisible();
    // An answer that fails would be a second error on the screen, for the same reason.
    expect(server.asked(endpoints.listCalculations)).toHaveLength(2);
    expect(server.asked(endpoints.checkCalculation).map(({ file }) => file?.name)).toEqual([
      'brug.xlsx',
      'brug.xlsx',
    ]);
  });

  it('keeps what was answered when the network is away while it is read again', async () => {
    const set = {
      ...{ id: 'stated-set:Posten:unnamed', kind: 'stated-set' as const, required: true, answer: null },
      ...{
        sheet: 'Posten',
        row: 1,
        column: 'MKI A1-A3',
        cell: 'G1',
        text: 'Van welke set is de MKI?',
        rows: [],
      },
      choices: ['a1', 'a2'].map((value) => ({ value, label: `Set ${value}` })),
      changes_reading: true,
    };
    let calls = 0;
    server.answer(endpoints.checkCalculation, () =>
      calls++ === 1 ? UNREACHABLE : exampleCheck({ questions: [set] }),
    );
    await showUpload();
    choose(workbook());
    await panel.getByRole('radio', { name: 'Set a2' }).click();
    await expect.element(refusal).toMatchTextContent('De server is niet bereikbaar.');
    await refusal.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(panel.getByRole('radio', { name: 'Set a2' })).toBeChecked();
    const answers = server.asked(endpoints.checkCalculation).map(({ payload }) => payload.answers);
    expect(answers.map((each) => JSON.parse(String(each ?? '{}')))).toEqual([
      {},
      { [set.id]: 'a2' },
      { [set.id]: 'a2' },
    ]);
  });

  it('that is refused has the project asked for again, which somebody may have locked meanwhile', async () => {
    server.answer(endpoints.checkCalculation, () => refused(404, { detail: 'Dit project is er niet meer.' }));
    await showUpload();
    const listed = server.asked(endpoints.listCalculations).length;
    choose(workbook());
    await expect.element(page.getByText('Dit project is er niet meer.')).toBeVisible();
    await expect.poll(() => server.asked(endpoints.listCalculations).length).toBeGreaterThan(listed);
  });

  it('that the server cannot read lists every problem, in the language of the screen', async () => {
    server.answer(endpoints.checkCalculation, () =>
      refused(400, ["Worksheet named 'Data' not found", "Failed to find column 'Unit' in Excel file"]),
    );
    await showUpload();
    choose(workbook());
    await expect.element(refusal).toMatchTextContent('2 problemen gevonden. Er is niets opgeslagen.');
    const problems = refusal.getByRole('list', { name: 'Problemen in brug.xlsx' });
    await expect
      .poll(() =>
        problems
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        "Werkblad 'Data' kon niet worden gevonden in het Excel-bestand",
        "Kolom 'Unit' kon niet worden gevonden in het Excel-bestand",
      ]);
  });

  it('that was refused leaves a row with the reason on a red button, which tries again or is taken out', async () => {
    let refusals = 1;
    server.answer(endpoints.checkCalculation, () =>
      refusals-- > 0 ? refused(400, ["Worksheet named 'Data' not found"]) : exampleCheck(),
    );
    await showUpload();
    choose(workbook());
    await refusal.getByRole('button', { name: 'Melding sluiten' }).click();
    const again = page.getByRole('button', {
      name: "Opnieuw uploaden: Werkblad 'Data' kon niet worden gevonden in het Excel-bestand",
    });
    await expect.element(rowOf('brug.xlsx').getByRole('button', { name: /^Opnieuw/ })).toBeVisible();
    await expect.element(refusal).not.toBeInTheDocument();
    await again.click();
    await expect.element(panel).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  });

  it.each([390, 1440])('leaves the cross beside a reason of more than one line at %i px', (width) =>
    atSize(width, 900, async () => {
      const reason =
        'Vul een getal zonder eenheid in, of laat de cel leeg waar een waarde mag ontbreken. '.repeat(4);
      server.answer(endpoints.checkCalculation, () => refused(400, [reason]));
      await showUpload();
      choose(workbook());
      await refusal.getByRole('button', { name: 'Melding sluiten' }).click();
      const again = page.getByRole('button', { name: /^Opnieuw uploaden/ });
      await expect.element(again).toBeVisible();
      const cross = placeOf(page.getByRole('button', { name: 'brug.xlsx uit de tabel halen' }));
      expect(placeOf(again).height).toBeGreaterThan(cross.height);
      expect(cross.top).toBeGreaterThanOrEqual(placeOf(again).top);
      expect(cross.bottom).toBeLessThanOrEqual(placeOf(again).bottom);
      expect(cross.right).toBeLessThanOrEqual(width);
    }),
  );

  it('that its check refused leaves the same row, which asks for another file and can be taken out', async () => {
    const message = "Failed to find column 'Unit' in Excel file";
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        accepted: false,
        problems: [
          {
            ...{ severity: 'error', sheet: null, row: null, column: null, cell: null },
            ...{ message, what: message, what_to_do: '' },
          },
        ],
        error_count: 1,
        item_count: null,
        no_change: 'refused',
      }),
    );
    await showUpload();
    choose(workbook());
    await panel.getByRole('button', { name: 'Annuleren' }).click();
    const again = page.getByRole('button', {
      name: "Opnieuw uploaden: Kolom 'Unit' kon niet worden gevonden in het Excel-bestand",
    });
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    await again.click();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(server.asked(endpoints.checkCalculation)).toHaveLength(1);
    await page.getByRole('button', { name: 'brug.xlsx uit de tabel halen' }).click();
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(page.getByText('Er is nog geen baselineberekening')).toBeVisible();
  });
});

/** Nothing is kept under that key: whoever names one sends no file. */
function gone(file: File | null) {
  expect(file).toBeNull();
  return refused(410, { detail: 'De controle van dit bestand wordt niet meer bewaard.' });
}

describe('adding', () => {
  it('names what was checked by its key and hash, once, sends no file, and shows it in the list', async () => {
    await showUpload();
    choose(workbook('brug.xlsx', 9));
    await add.dblClick();
    await expect.element(rowOf('Nieuw uit brug.xlsx')).toBeVisible();
    await expect.element(page.getByText(/^Nieuw uit brug.xlsx is toegevoegd/)).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    const uploads = server.asked(endpoints.uploadCalculation);
    expect(uploads).toHaveLength(1);
    expect(uploads[0]?.payload).toEqual({
      project: PROJECT.uuid,
      calculation_type: 'design-baseline',
      upload_key: exampleCheck().upload_key,
      sha256: exampleCheck().sha256,
      activate: 'first',
    });
    expect(uploads[0]?.file).toBeNull();
    expect(server.asked(endpoints.checkCalculation)).toHaveLength(1);
  });

  const tick = panel.getByRole('checkbox', { name: 'Meteen actief maken' });

  it('proposes that a first one becomes active, before everything else, and lets it be refused', async () => {
    server.answer(endpoints.checkCalculation, () => exampleCheck());
    server.answer(endpoints.uploadCalculation, ({ payload }) =>
      exampleCalculation({ active: payload.activate === 'first' }),
    );
    await showUpload();
    choose(workbook());
    await expect.element(tick).toBeChecked();
    const read = panel.getByRole('region', { name: 'Wat is gelezen' }).element();
    expect(tick.element().compareDocumentPosition(read) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await add.click();
    await expect.element(page.getByText('Ontwerp mei is toegevoegd en actief gemaakt')).toBeVisible();
    choose(workbook());
    await tick.click();
    await expect.element(tick).not.toBeChecked();
    await add.click();
    await expect.element(page.getByText('Ontwerp mei is toegevoegd', { exact: true })).toBeVisible();
    // The next file is asked about anew.
    choose(workbook());
    await expect.element(tick).toBeChecked();
    expect(server.asked(endpoints.uploadCalculation).map(({ payload }) => payload.activate)).toEqual([
      'first',
      undefined,
    ]);
  });

  it('takes the place of an active one only where that was ticked', async () => {
    const active = { uuid: exampleCalculation().uuid, name: 'Ontwerp april' };
    answerCalculations(exampleCalculation({ ...active, active: true }));
    server.answer(endpoints.checkCalculation, () => exampleCheck({ active }));
    server.answer(endpoints.uploadCalculation, ({ payload }) =>
      exampleCalculation({ active: payload.activate === 'true' }),
    );
    await showUpload();
    choose(workbook());
    const instead = panel
      .getByRole('region', { name: 'Wat verandert er' })
      .getByRole('checkbox', { name: 'Meteen actief maken, in plaats van Ontwerp april' });
    await expect.element(instead).not.toBeChecked();
    await instead.click();
    await add.click();
    await expect.element(page.getByText('Ontwerp mei is toegevoegd en actief gemaakt')).toBeVisible();
    expect(server.asked(endpoints.uploadCalculation)[0]?.payload.activate).toBe('true');
  });

  it('asks anew where another one is active by now, whatever was ticked before', async () => {
    const active = { uuid: exampleCalculation().uuid, name: 'Van een collega' };
    const shelf = answerCalculations();
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({ active: shelf.calculations.length > 0 ? active : null }),
    );
    await showUpload();
    const file = workbook();
    choose(file);
    await tick.click();
    await tick.click();
    await expect.element(tick).toBeChecked();
    shelf.calculations = [exampleCalculation({ ...active, active: true })];
    choose(file);
    await expect
      .element(panel.getByRole('checkbox', { name: 'Meteen actief maken, in plaats van Van een collega' }))
      .not.toBeChecked();
  });

  it('that could not become active is there all the same, and says why', async () => {
    // One that is not active is no reason.
    answerCalculations(exampleCalculation({ active: false }));
    server.answer(endpoints.uploadCalculation, () => exampleCalculation({ active: false }));
    await showUpload();
    choose(workbook());
    await add.click();
    await expect.element(page.getByText(/Ontwerp mei is toegevoegd, maar niet actief gemaakt/)).toBeVisible();
    await expect.element(page.getByText(/inschrijvingen niet meer vastliggen/)).toBeVisible();
  });

  it('that came after somebody else’s first one leaves that one active, and says so', async () => {
    const shelf = answerCalculations();
    server.answer(endpoints.uploadCalculation, () => {
      shelf.calculations = [exampleCalculation({ name: 'Van een collega', active: true })];
      return exampleCalculation({ active: false });
    });
    await showUpload();
    choose(workbook());
    await add.click();
    await expect.element(page.getByText(/intussen is een andere berekening actief geworden/)).toBeVisible();
  });

  const OF_MODEL = {
    project_contract_type: 'RAW',
    project_award_criteria: true,
    mki_upper_boundary: 100_000,
    mki_lower_boundary: 50_000,
  } as const;
  /** On a page that has the project, as every page of a project does. */
  const showUploadOf = async (project: Partial<Project>) => {
    const queries = createQueryClient();
    queries.setQueryData(queryKeys.project(PROJECT.uuid), exampleProject(project));
    await showUpload({ project, queries });
  };
  const TOTALS: Partial<CalculationCheck> = { totals: [exampleTotal({ mki_value: 80_000 })], mki_set: 'a1' };

  it('that would move the reference value says by how much while it is ticked, and not otherwise', async () => {
    server.answer(endpoints.checkCalculation, () => exampleCheck(TOTALS));
    await showUploadOf(OF_MODEL);
    choose(workbook());
    await expect.element(panel.getByText('Referentiewaarde €100.000,- → €80.000,-')).toBeVisible();
    await expect.element(panel.getByText('Streefwaarde €50.000,- → €40.000,-')).toBeVisible();
    await tick.click();
    await expect.element(panel.getByText(/Referentiewaarde/)).not.toBeInTheDocument();
  });

  it('whose own target lies above is said not to become active, beforehand and once it is there', async () => {
    server.answer(endpoints.checkCalculation, () => exampleCheck(TOTALS));
    server.answer(endpoints.uploadCalculation, () =>
      exampleCalculation({ active: false, mki_value: 80_000 }),
    );
    await showUploadOf({ ...OF_MODEL, mki_lower_boundary: 90_000 });
    choose(workbook());
    await expect
      .element(panel.getByText(/uw eigen streefwaarde van €90\.000,- ligt daarboven/))
      .toBeVisible();
    await expect.element(panel.getByText(/toegevoegd zonder actief te worden/)).toBeVisible();
    await add.click();
    await expect
      .element(page.getByText(/toegevoegd, maar niet actief gemaakt: uw eigen streefwaarde ligt boven/))
      .toBeVisible();
  });

  it('of a baseline that opened bids are held against offers no activating', async () => {
    await showUpload({ project: { bids_opened: '01/03/2026 10:00:00' } });
    choose(workbook());
    await expect.element(add).toBeVisible();
    expect(panel.getByRole('checkbox').length).toBe(0);
  });

  it('of what the server keeps no more sends the file again by itself, and stores what was shown', async () => {
    const fresh = exampleCheck({ upload_key: '0e000000-0000-4000-8000-000000000002' });
    server.answer(endpoints.checkCalculation, ({ payload, file }) =>
      !payload.upload_key
        ? server.asked(endpoints.uploadCalculation)[0]
          ? fresh
          : exampleCheck()
        : gone(file),
    );
    server.answer(endpoints.uploadCalculation, ({ payload }) =>
      payload.upload_key === fresh.upload_key ? exampleCalculation() : gone(null),
    );
    await showUpload();
    choose(workbook('brug.xlsx', 9));
    await add.click();
    await expect.element(page.getByText(/^Ontwerp mei is toegevoegd/)).toBeVisible();
    expect(server.asked(endpoints.checkCalculation).map(({ file }) => file?.size ?? null)).toEqual([
      9,
      null,
      9,
    ]);
    expect(server.asked(endpoints.uploadCalculation)).toHaveLength(2);
  });

  it('of what comes to something else by now shows the check again, and stores nothing', async () => {
    const fresh = exampleCheck({
      upload_key: '0e000000-0000-4000-8000-000000000002',
      outcome: 'otherwise',
      totals: [exampleTotal({ mki_value: 700 })],
    });
    server.answer(endpoints.checkCalculation, ({ payload }) => (payload.upload_key ? fresh : exampleCheck()));
    server.answer(endpoints.uploadCalculation, ({ payload }) =>
      payload.upload_key === fresh.upload_key ? exampleCalculation() : gone(null),
    );
    await showUpload();
    choose(workbook());
    await add.click();
    await expect.element(page.getByText(/De uitkomst voor brug.xlsx is intussen anders/)).toBeVisible();
    await expect.element(panel).toMatchTextContent('€700,-');
    expect(server.asked(endpoints.uploadCalculation)).toHaveLength(1);
    await add.click();
    await expect.element(page.getByText(/^Ontwerp mei is toegevoegd/)).toBeVisible();
    expect(server.asked(endpoints.checkCalculation).map(({ file }) => file?.name ?? null)).toEqual([
      'brug.xlsx',
      null,
    ]);
  });

  it('asks for the file where it can be read no more', async () => {
    server.answer(endpoints.checkCalculation, ({ payload, file }) =>
      payload.upload_key ? gone(file) : exampleCheck(),
    );
    server.answer(endpoints.uploadCalculation, () => gone(null));
    await showUpload();
    choose(workbook());
    await expect.element(add).toBeVisible();
    // As a browser does with a file that was saved again after it was chosen.
    const unreadable = vi.spyOn(Blob.prototype, 'slice').mockImplementation(() => {
      throw new DOMException('', 'NotReadableError');
    });
    await add.click();
    await expect.element(refusal).toMatchTextContent('Kies het opnieuw');
    unreadable.mockRestore();
    expect(server.asked(endpoints.checkCalculation).filter(({ file: sent }) => sent !== null)).toHaveLength(
      1,
    );
  });

  it('that is refused as gone again and again says so, instead of going on for ever', async () => {
    server.answer(endpoints.uploadCalculation, () => gone(null));
    await showUpload();
    choose(workbook());
    await add.click();
    await expect.element(refusal).toMatchTextContent('wordt niet meer bewaard');
    expect(server.asked(endpoints.uploadCalculation)).toHaveLength(2);
  });

  it('whose answer got lost is tried again with the same key, so that it is stored once', async () => {
    const shelf = answerCalculations();
    let calls = 0;
    server.answer(endpoints.uploadCalculation, () => {
      shelf.calculations = [exampleCalculation()];
      return calls++ === 0 ? UNREACHABLE : exampleCalculation();
    });
    await showUpload();
    choose(workbook());
    await add.click();
    await expect.element(refusal).toMatchTextContent('brug.xlsx is niet toegevoegd');
    await refusal.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByText(/^Ontwerp mei is toegevoegd/)).toBeVisible();
    const keys = server.asked(endpoints.uploadCalculation).map(({ payload }) => payload.upload_key);
    expect(keys).toEqual([exampleCheck().upload_key, exampleCheck().upload_key]);
  });

  it('that is called back shows the check again, and asks whether it was stored after all', async () => {
    const gate = Promise.withResolvers<void>();
    server.answer(endpoints.uploadCalculation, async () => {
      await gate.promise;
      return exampleCalculation();
    });
    await showUpload();
    choose(workbook());
    await add.click();
    const callBack = page.getByRole('button', { name: 'Toevoegen annuleren' });
    await expect.element(callBack).toBeVisible();
    server.forget();
    await callBack.click();
    await expect.element(add).toBeVisible();
    await expect.poll(() => server.asked(endpoints.listCalculations).length).toBeGreaterThan(0);
    gate.resolve();
  });
});
