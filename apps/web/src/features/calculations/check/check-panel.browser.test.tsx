import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerCalculations,
  exampleCalculation,
  exampleCheck,
  exampleTotal,
} from '../../../testing/calculation-answers.ts';
import { cellsOf } from '../../../testing/charts-on-screen.ts';
import { placeOf } from '../../../testing/on-screen.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { choose, chooseButton, panel, showUpload, workbook } from '../../../testing/show-calculations.tsx';

const add = panel.getByRole('button', { name: 'Berekening toevoegen' });

beforeEach(() => {
  answerCalculations();
});

const WARNING = {
  severity: 'warning',
  sheet: 'Posten',
  row: 2,
  column: null,
  cell: null,
  message: '',
  what: 'Vreemd',
  what_to_do: '',
} as const;

const part = (name: string) => panel.getByRole('region', { name });

describe('the check', () => {
  const facts = () =>
    Object.fromEntries(
      [...panel.element().querySelectorAll('dl > div')].map((fact) => [
        fact.querySelector('dt')?.textContent,
        fact.querySelector('dd')?.textContent,
      ]),
    );

  it('states the figures of each set, and what they leave out', async () => {
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        item_count: 1_234,
        totals: [
          exampleTotal({ mki_value: 45_832, co2: 250_000 }),
          exampleTotal({
            set: 'a2',
            mki_value: 51_000,
            co2: null,
            item_count: 41,
            items_undeclared: 3,
            items_without_co2: 41,
          }),
        ],
      }),
    );
    await showUpload();
    choose(workbook());
    await expect.element(panel).toBeVisible();
    expect(facts()).toEqual({
      Posten: '1.234',
      Sets: 'Set A1, Set A2',
      'MKI Set A1': '€45.832,-',
      'CO2 Set A1': '250,00 ton',
      'MKI Set A2': '€51.000,- (onvolledig bij 3 van 41 posten)',
      'CO2 Set A2': '-',
    });
    await expect
      .element(panel.getByText(/^Set A2: 3 van 41 posten geven niet alle indicatoren op/))
      .toBeVisible();
    await expect.element(panel.getByText('Set A2: geen van de 41 posten geeft CO2 op.')).toBeVisible();
  });

  it('says of a product that the file was made with that its declaration has expired', async () => {
    const declarations = [
      { product: 'Beton C20', valid_until: '2020-03-01' },
      { product: 'Staal', valid_until: '2099-03-01' },
    ];
    server.answer(endpoints.checkCalculation, () => exampleCheck({ declarations }));
    await showUpload();
    choose(workbook());
    await expect
      .element(panel.getByText('Verlopen verklaring: Beton C20, geldig tot en met 01-03-2020'))
      .toBeVisible();
    await expect.element(panel.getByText(/Staal/)).not.toBeInTheDocument();
  });

  it('says of each module that not every item declares how many do, in a table that opens', async () => {
    const b1 = { set: 'a1', module: 'B1', items: 51, incomplete: 0 } as const;
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        totals: [exampleTotal({ item_count: 51 })],
        module_gaps: [
          { ...b1, indicator: 'mki', undeclared: 39 },
          { ...b1, indicator: 'mki', module: 'D', undeclared: 0, incomplete: 3 },
          { ...b1, indicator: 'co2', undeclared: 51 },
        ],
        resource_gaps: [{ resource: 'primaryTon', items: 51, undeclared: 2, incomplete: 0 }],
      }),
    );
    await showUpload();
    choose(workbook());
    const title = 'Set A1: 2 van 10 levenscyclusmodules zijn niet door elke post helemaal opgegeven';
    await panel.getByText(title).click();
    const table = panel.getByRole('table', { name: title });
    await expect.element(table).toBeVisible();
    expect(cellsOf(table.element())).toEqual([
      ['Levenscyclusmodule', 'MKI', 'CO2'],
      ['B1', '12 van 51 posten', 'geen van de 51 posten'],
      ['D', 'alle 51 posten, onvolledig bij 3 van 51 posten', 'alle 51 posten'],
    ]);
    await expect
      .element(panel.getByText('Niet door elke post opgegeven: primair materiaal (49 van 51 posten).'))
      .toBeVisible();
    await expect.element(panel.getByText(/^Dekking:/)).not.toBeInTheDocument();
    await expect.element(panel.getByText(/als 0/)).not.toBeInTheDocument();
  });

  it('says that nothing is left out where that is so', async () => {
    await showUpload();
    choose(workbook());
    await expect
      .element(
        panel.getByText(/^Dekking: elke post geeft alle indicatoren, levenscyclusmodules en hoeveelheden op/),
      )
      .toBeVisible();
  });

  it('names the calculations that were made of exactly this file, and lets it be added all the same', async () => {
    const same = { uuid: exampleCalculation().uuid, name: 'Ontwerp mei' };
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        same_file: [
          { ...same, calculation_type: 'design-baseline', applicant_name: '' },
          { ...same, name: 'bod', calculation_type: 'applicant', applicant_name: 'Van Loon' },
        ],
      }),
    );
    await showUpload();
    choose(workbook());
    await expect
      .element(panel.getByRole('alert'))
      .toMatchTextContent(
        'Precies dit bestand staat al in dit project, als Ontwerp mei (baseline ontwerp) en bod (inschrijver Van Loon).',
      );
    await expect.element(add).toBeEnabled();
  });

  it('has a verdict, and only the parts that have something to say', async () => {
    await showUpload();
    choose(workbook());
    await expect.element(panel).toBeVisible();
    const headings = [...panel.element().querySelectorAll('h3, h4')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Controle van brug.xlsx', 'Wat is gelezen']);
    const verdict = panel.getByText('Kan worden toegevoegd', { exact: true });
    const following = verdict.element().compareDocumentPosition(part('Wat is gelezen').element());
    expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect
      .element(part('Wat is gelezen').getByText('Niets is ingevuld, omgerekend of overgeslagen.'))
      .toBeVisible();
  });

  it('does not say that nothing was skipped beside a warning, which may be of a column that is not read', async () => {
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        warning_count: 1,
        problems: [
          {
            ...{ severity: 'warning', sheet: 'Set A1', row: 1, column: 'B2', cell: 'M1' },
            ...{ message: 'Kolom B2 telt niet mee.', what: 'Kolom B2 telt niet mee.', what_to_do: '' },
          },
        ],
      }),
    );
    await showUpload();
    choose(workbook());
    await expect.element(part('Wat is gelezen').getByText('Kolom B2 telt niet mee.')).toBeVisible();
    expect(part('Wat is gelezen').getByText('Niets is ingevuld').query()).toBeNull();
  });

  it('of a file with errors lists them by sheet with their place, and offers no way to add it', async () => {
    const error = {
      severity: 'error',
      sheet: 'Data',
      row: 4,
      column: 'Hoeveelheid',
      cell: 'F4',
      message: 'Data, rij 4: geen getal',
      what: 'Hier staat geen getal.',
      what_to_do: '',
    } as const;
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        accepted: false,
        problems: [
          error,
          {
            ...error,
            sheet: null,
            row: null,
            column: null,
            cell: null,
            what: 'Het blad ontbreekt.',
            what_to_do: '',
          },
        ],
        error_count: 2,
        without_profiles: true,
        item_count: null,
        mki_set: null,
        totals: [],
        no_change: 'refused',
      }),
    );
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText('2 fouten: niets opgeslagen')).toBeVisible();
    await expect
      .element(panel.getByRole('list', { name: '2 fouten in Blad Data' }))
      .toHaveTextContent('Rij 4, Hoeveelheid (F4): Hier staat geen getal.');
    await expect
      .element(panel.getByRole('list', { name: '2 fouten in Het hele bestand' }))
      .toHaveTextContent('Het blad ontbreekt.');
    await expect.element(add).not.toBeInTheDocument();
    await expect
      .element(panel.getByRole('link', { name: 'Verder met hoeveelheden' }))
      .toHaveAttribute('href', expect.stringMatching(/\/rekenblad\/design-baseline$/));
    await expect
      .element(panel.getByText('Herstel de fouten in Excel, sla het bestand op en kies het opnieuw.'))
      .toBeVisible();
    expect(panel.getByRole('region').length).toBe(0);
    expect(panel.getByRole('checkbox').length).toBe(0);
    await expect
      .element(page.getByRole('status').getByText(/kan niet worden toegevoegd. Fouten: 2./))
      .toBeInTheDocument();
  });

  it('says of a message with fixed words what it says and what to do', async () => {
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        accepted: false,
        problems: [
          {
            ...WARNING,
            severity: 'error',
            what: "Failed to find column 'Unit' in Excel file",
            what_to_do: "De verplichte kolom 'Unit' ontbreekt. Voeg haar toe.",
          },
        ],
        error_count: 1,
        item_count: null,
        totals: [],
        no_change: 'refused',
      }),
    );
    await showUpload();
    choose(workbook());
    await expect
      .element(panel.getByRole('list', { name: '1 fout in Blad Posten' }))
      .toMatchTextContent(
        "Kolom 'Unit' kon niet worden gevonden in het Excel-bestand. De verplichte kolom 'Unit' ontbreekt. Voeg haar toe.",
      );
  });

  it('says of each problem where it is, what is wrong and what to do, in columns', async () => {
    const problem = { ...WARNING, row: 4, column: 'Hoeveelheid', cell: 'F4' };
    const said = { what: 'Hier staat geen getal.', what_to_do: 'Vul een getal in.' };
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({ problems: [{ ...problem, ...said }], warning_count: 1 }),
    );
    await showUpload();
    choose(workbook());
    const [cell, what, remedy] = [
      'Rij 4, Hoeveelheid (F4):',
      'Hier staat geen getal.',
      'Vul een getal in.',
    ].map((text) => panel.getByText(text, { exact: true }));
    if (!cell || !what || !remedy) throw new Error('A problem has three parts');
    await expect.element(remedy).toBeVisible();
    expect(placeOf(what).left).toBeGreaterThan(placeOf(cell).left);
    expect(placeOf(remedy).left).toBeGreaterThan(placeOf(what).right - 1);
    expect(placeOf(remedy).top).toBe(placeOf(cell).top);
  });

  it('begins with its verdict, and hides that nothing is there yet', async () => {
    await showUpload();
    await expect.element(page.getByText('Er is nog geen baselineberekening')).toBeVisible();
    choose(workbook());
    const verdict = panel.getByText('Kan worden toegevoegd', { exact: true });
    await expect.element(verdict).toBeVisible();
    expect(placeOf(verdict).bottom).toBeLessThan(placeOf(panel).top + 100);
    expect(placeOf(add).left).toBeLessThan(placeOf(panel.getByRole('button', { name: 'Annuleren' })).left);
    await expect.element(page.getByText('Er is nog geen baselineberekening')).not.toBeInTheDocument();
  });

  it('of a file that the project cannot take says why, beside its figures', async () => {
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        accepted: false,
        refusal: 'De andere berekeningen staan in Set A2.',
        warning_count: 1,
        problems: [WARNING],
      }),
    );
    await showUpload();
    choose(workbook());
    await expect
      .element(panel.getByText('De andere berekeningen staan in Set A2. Er is niets opgeslagen.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('status').getByText(/kan nu niet worden toegevoegd. De andere berekeningen/))
      .toBeInTheDocument();
    await expect.element(panel).toMatchTextContent(WARNING.what);
    await expect.element(panel).not.toMatchTextContent('Hiermee kan het bestand worden toegevoegd');
    await expect.element(add).not.toBeInTheDocument();
    await panel.getByRole('button', { name: 'Opnieuw controleren' }).click();
    await expect.poll(() => server.asked(endpoints.checkCalculation).length).toBe(2);
  });

  it('shows ten problems of a sheet, and the others by request', async () => {
    const problems = Array.from({ length: 12 }, (_, index) => ({
      severity: 'warning' as const,
      sheet: 'Data',
      row: index + 2,
      column: null,
      cell: null,
      message: '',
      what: `Vreemd ${index + 1}`,
      what_to_do: '',
    }));
    server.answer(endpoints.checkCalculation, () => exampleCheck({ problems, warning_count: 12 }));
    await showUpload();
    choose(workbook());
    const list = panel.getByRole('list', { name: '12 waarschuwingen in Blad Data' });
    await expect.poll(() => list.getByRole('listitem').length).toBe(10);
    await panel.getByRole('button', { name: 'Toon nog 2' }).click();
    await expect.poll(() => list.getByRole('listitem').length).toBe(12);
    await expect.element(add).toBeVisible();
  });

  it('lists apart what was read otherwise than it stands in the file: that is nothing to doubt', async () => {
    const note = {
      severity: 'note' as const,
      sheet: 'Posten',
      row: 1,
      column: 'Eenheid',
      cell: 'E1',
      message: '',
      what: "De kolom 'Eenheid' is gelezen als 'Unit'.",
      what_to_do: '',
    };
    server.answer(endpoints.checkCalculation, () => exampleCheck({ problems: [note], note_count: 1 }));
    await showUpload();
    choose(workbook());
    await expect
      .element(panel.getByRole('list', { name: 'Zo gelezen: 1 opmerking in Blad Posten' }))
      .toHaveTextContent("Rij 1, Eenheid (E1): De kolom 'Eenheid' is gelezen als 'Unit'.");
    await expect.element(panel.getByText('Kan worden toegevoegd', { exact: true })).toBeVisible();
  });

  const DOMINANT = {
    id: 'dominant-item:a1:6',
    kind: 'dominant-item' as const,
    required: true,
    sheet: 'Posten',
    row: 7,
    column: 'Postnummer',
    cell: 'A7',
    text: 'Klopt het dat post 6 60% van de MKI is?',
    choices: [{ value: 'confirmed', label: 'Ja, dit klopt' }],
    answer: null,
    rows: [],
    changes_reading: false,
  };
  const UNIT = {
    ...DOMINANT,
    id: 'adpf-unit:Set A1',
    kind: 'adpf-unit' as const,
    text: 'In welke eenheid staat ADPF?',
    choices: [
      { value: 'mj', label: 'MJ' },
      { value: 'kg-sb', label: 'kg Sb-eq' },
    ],
    changes_reading: true,
  };
  const answersAsked = (fields: unknown) =>
    JSON.parse(String((fields as { answers?: unknown }).answers)) as unknown;

  it('asks before the file can be added, and sends the answers along', async () => {
    server.answer(endpoints.checkCalculation, () => exampleCheck({ questions: [DOMINANT] }));
    server.answer(endpoints.uploadCalculation, () => exampleCalculation());
    await showUpload();
    choose(workbook());
    await expect.element(add).toBeDisabled();
    await expect.element(add).toHaveAccessibleDescription('Beantwoord eerst nog 1 vraag.');
    await part('Klopt wat er staat?').getByRole('checkbox', { name: 'Ja, dit klopt' }).click();
    await expect.element(add).toBeEnabled();
    await expect.element(panel.getByRole('status')).toHaveTextContent('Alle vragen zijn beantwoord.');
    await expect.element(panel.getByText('Kan worden toegevoegd', { exact: true })).toBeVisible();
    expect(server.asked(endpoints.checkCalculation)).toHaveLength(1);
    await add.click();
    await expect.poll(() => server.asked(endpoints.uploadCalculation).length).toBe(1);
    const [sent] = server.asked(endpoints.uploadCalculation);
    expect(answersAsked(sent?.payload)).toEqual({ 'dominant-item:a1:6': 'confirmed' });
  });

  it('never says that a file can be added above a button that can’t be pressed', async () => {
    const asked = exampleCheck({
      accepted: false,
      questions: [DOMINANT, UNIT],
      warning_count: 1,
      problems: [WARNING],
    });
    server.answer(endpoints.checkCalculation, () => asked);
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText('Nog 2 vragen te beantwoorden')).toBeVisible();
    await expect
      .element(page.getByRole('status').getByText(/kan worden toegevoegd zodra 2 vragen zijn beantwoord\.$/))
      .toBeInTheDocument();
    await expect.element(panel).not.toMatchTextContent('Lees eerst');
    await panel.getByRole('checkbox', { name: 'Ja, dit klopt' }).click();
    await expect.element(panel.getByText('Nog 1 vraag te beantwoorden')).toBeVisible();
    await expect.element(add).toBeDisabled();
    await panel.getByRole('checkbox', { name: 'Ja, dit klopt' }).click();
    await expect.element(panel.getByText('Nog 2 vragen te beantwoorden')).toBeVisible();
  });

  it('lists the rows that a question is about, with what they hold and what they are taken for', async () => {
    const total = {
      row: 9,
      post_number: 'T',
      name: 'Totaal verhardingen',
      unit: 'm2',
      figures: [{ column: 'Hoeveelheid', value: '350' }],
      mki: [{ set: 'a1' as const, mki_value: 1_234 }],
      quantity_missing: false,
      proposal: 'totaal',
    };
    const question = {
      ...UNIT,
      id: 'no-posts:Posten:2:9, 30',
      kind: 'no-posts' as const,
      text: 'Klopt het dat 2 rijen geen post zijn?',
      rows: [
        total,
        {
          ...total,
          row: 30,
          post_number: '',
          name: 'Bundel',
          mki: [],
          quantity_missing: true,
          proposal: 'bundelpost',
        },
      ],
    };
    server.answer(endpoints.checkCalculation, () => exampleCheck({ questions: [question] }));
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText('Blad Posten: Klopt het dat 2 rijen geen post zijn?')).toBeVisible();
    const rows = panel.getByRole('list', { name: 'De 2 rijen waar het om gaat' }).getByRole('listitem');
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(
        /^rij 9T Totaal verhardingenEenheid: m2; Hoeveelheid: 350Meegeteld: €1\.234,- MKI in Set A1totaal$/,
      );
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/^rij 30BundelEenheid: m2; Hoeveelheid: 350Heeft een milieuprofiel; .*bundelpost$/);
  });

  it('of a file that lacks a column says that pointing it out may mend that', async () => {
    const column = {
      ...DOMINANT,
      id: 'column:Posten:Hoeveelheid',
      kind: 'column' as const,
      column: 'Hoeveelheid',
      row: 1,
      cell: 'A1',
      text: "Welke kolom van het bestand is 'Hoeveelheid'?",
      choices: [
        { value: 'Hvh bestek', label: 'Hvh bestek' },
        { value: 'Opmerking', label: 'Opmerking' },
      ],
      changes_reading: true,
    };
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        accepted: false,
        error_count: 1,
        problems: [{ ...WARNING, severity: 'error' }],
        questions: [column],
        item_count: null,
        totals: [],
        no_change: 'refused',
      }),
    );
    await showUpload();
    choose(workbook());
    await expect
      .element(panel.getByText(/^Wijs bij ‘Klopt wat er staat\?’ aan welke kolom wordt bedoeld/))
      .toBeVisible();
    const question = part('Klopt wat er staat?').element();
    const errors = panel.getByRole('list', { name: '1 fout in Blad Posten' }).element();
    expect(question.compareDocumentPosition(errors) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // The column is not there, so there is no cell of it to name.
    await expect
      .element(
        panel.getByRole('group', {
          name: "Blad Posten, rij 1: Welke kolom van het bestand is 'Hoeveelheid'?",
        }),
      )
      .toBeVisible();
    await expect.element(panel.getByText(/U mag deze vraag open laten/)).not.toBeInTheDocument();
    await expect.element(add).not.toBeInTheDocument();
  });

  it('says of a question that may be left open that it may, and lets the file be added', async () => {
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({ questions: [{ ...DOMINANT, required: false }] }),
    );
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText('U mag deze vraag open laten.')).toBeVisible();
    await expect.element(add).toBeEnabled();
    // Nobody answered it, and nobody has to.
    expect(panel.getByText('Alle vragen zijn beantwoord.').length).toBe(0);
  });

  it('says that answers stay with the calculation once there is one, and how many', async () => {
    const other = { ...DOMINANT, id: 'dominant-item:a2:6' };
    server.answer(endpoints.checkCalculation, () => exampleCheck({ questions: [DOMINANT, other] }));
    await showUpload();
    choose(workbook());
    await expect.element(panel).toBeVisible();
    await expect.element(panel.getByText(/bij de berekening staan/)).not.toBeInTheDocument();
    const asked = part('Klopt wat er staat?').getByRole('checkbox');
    await asked.first().click();
    await expect.element(panel.getByText('Uw antwoord blijft bij de berekening staan.')).toBeVisible();
    await asked.nth(1).click();
    await expect.element(panel.getByText('Uw 2 antwoorden blijven bij de berekening staan.')).toBeVisible();
  });

  it('are provisional figures while a required question about the reading is open', async () => {
    const provisional = panel.getByText(/^Voorlopige cijfers/);
    server.answer(endpoints.checkCalculation, () => exampleCheck({ questions: [UNIT, DOMINANT] }));
    await showUpload();
    choose(workbook());
    await expect.element(provisional).toBeVisible();
    await part('Klopt wat er staat?').getByRole('radio').first().click();
    await expect.element(provisional).not.toBeInTheDocument();
    // The other question is open, and changes no figure.
    await expect.element(add).toBeDisabled();
  });

  describe('a column whose header nobody knows', () => {
    const unknown = (number: number) => ({
      ...DOMINANT,
      id: `unknown-column:Posten:Eigen ${number}`,
      kind: 'unknown-column' as const,
      required: false,
      text: `Wat is de kolom 'Eigen ${number}'?`,
      choices: ['a', 'b', 'c', 'd', 'e', 'f', 'not-there'].map((value) => ({
        value,
        label: `Kolom ${value}`,
      })),
      changes_reading: true,
    });
    const questionsOnScreen = () =>
      [...panel.element().querySelectorAll('legend.MuiFormLabel-root')].map(
        ({ textContent }) => textContent.split(': ')[1],
      );

    it('is asked about below what has to be answered', async () => {
      const questions = [unknown(1), UNIT, unknown(2)];
      server.answer(endpoints.checkCalculation, () => exampleCheck({ questions }));
      await showUpload();
      choose(workbook());
      await expect.element(panel).toBeVisible();
      expect(questionsOnScreen()).toEqual([
        'In welke eenheid staat ADPF?',
        "Wat is de kolom 'Eigen 1'?",
        "Wat is de kolom 'Eigen 2'?",
      ]);
      await expect.element(add).toHaveAccessibleDescription(/^Beantwoord eerst nog 1 vraag/);
    });

    it('is chosen from a list that opens, with which the file is read again', async () => {
      server.answer(endpoints.checkCalculation, () => exampleCheck({ questions: [unknown(1)] }));
      await showUpload();
      choose(workbook());
      await panel.getByRole('combobox', { name: 'Antwoord' }).click();
      await page.getByRole('option', { name: 'Kolom b' }).click();
      await expect.poll(() => server.asked(endpoints.checkCalculation).length).toBe(2);
      expect(answersAsked(server.asked(endpoints.checkCalculation)[1]?.payload)).toEqual({
        'unknown-column:Posten:Eigen 1': 'b',
      });
    });

    it('is one of a list that opens where there are several', async () => {
      const questions = [1, 2, 3].map(unknown);
      server.answer(endpoints.checkCalculation, () => exampleCheck({ questions }));
      await showUpload();
      choose(workbook());
      const third = panel.getByText(/Wat is de kolom 'Eigen 3'/);
      await expect.element(third).not.toBeVisible();
      await panel.getByText('3 vragen die u open mag laten').click();
      await expect.element(third).toBeVisible();
    });
  });

  it('checks the file again when the figures depend on an answer', async () => {
    server.answer(endpoints.checkCalculation, () => exampleCheck({ questions: [UNIT] }));
    await showUpload();
    choose(workbook());
    await panel.getByRole('radio', { name: 'MJ' }).click();
    await expect.poll(() => server.asked(endpoints.checkCalculation).length).toBe(2);
    const [first, second] = server.asked(endpoints.checkCalculation);
    expect(first?.payload).not.toHaveProperty('answers');
    expect(answersAsked(second?.payload)).toEqual({ 'adpf-unit:Set A1': 'mj' });
    // The server keeps the file: it is not sent again.
    expect(second).toMatchObject({ payload: { upload_key: exampleCheck().upload_key }, file: null });
    await expect.element(panel.getByRole('radio', { name: 'MJ' })).toBeChecked();
    await expect.element(add).toBeEnabled();
  });

  describe('that is answered while the file is read once more', () => {
    /** The first check at once, the others when they may; as the server says it, with the answer that came along. */
    function answering() {
      const gate = Promise.withResolvers<void>();
      server.answer(endpoints.checkCalculation, async () => {
        const asked = server.asked(endpoints.checkCalculation);
        if (asked.length === 1) return exampleCheck({ accepted: false, questions: [UNIT] });
        await gate.promise;
        const [answer = null] = Object.values(answersAsked(asked.at(-1)?.payload) as Record<string, string>);
        return exampleCheck({ questions: [{ ...UNIT, answer }] });
      });
      return gate.resolve;
    }
    const unit = (name: string) => panel.getByRole('radio', { name });

    it('takes the next answer too, and reads the file with both', async () => {
      const gate = Promise.withResolvers<void>();
      server.answer(endpoints.checkCalculation, async () => {
        const asked = server.asked(endpoints.checkCalculation);
        if (asked.length > 1) await gate.promise;
        return exampleCheck({ questions: [UNIT, DOMINANT] });
      });
      await showUpload();
      choose(workbook());
      await unit('MJ').click();
      await expect.element(panel).toHaveAttribute('aria-busy', 'true');
      const confirmed = panel.getByRole('checkbox', { name: 'Ja, dit klopt' });
      await confirmed.click();
      await expect.element(confirmed).toBeChecked();
      gate.resolve();
      await expect.element(add).toBeEnabled();
      await expect.element(confirmed).toBeChecked();
      await expect.element(unit('MJ')).toBeChecked();
      const both = { 'adpf-unit:Set A1': 'mj', 'dominant-item:a1:6': 'confirmed' };
      expect(answersAsked(server.asked(endpoints.checkCalculation)[2]?.payload)).toEqual(both);
    });

    it('keeps its place, its focus and the page where they are', async () => {
      const letGo = answering();
      await showUpload();
      choose(workbook());
      await expect.element(unit('MJ')).toBeVisible();
      const radio = unit('MJ').element();
      await unit('MJ').click();
      await expect
        .element(panel.getByText('De cijfers worden opnieuw berekend met uw antwoord'))
        .toBeVisible();
      await expect.element(panel).toHaveAttribute('aria-busy', 'true');
      await expect.element(add).not.toBeInTheDocument();
      expect(unit('MJ').element()).toBe(radio);
      letGo();
      await expect.element(add).toBeEnabled();
      expect(unit('MJ').element()).toBe(radio);
      expect(document.activeElement).toBe(radio);
      await expect.element(panel).toHaveAttribute('aria-busy', 'false');
    });

    it('counts as no answer when the reading is cancelled', async () => {
      answering();
      await showUpload();
      choose(workbook());
      await unit('MJ').click();
      await page.getByRole('button', { name: 'Controle annuleren' }).click();
      await expect.element(unit('MJ')).not.toBeChecked();
      await expect.element(add).toBeDisabled();
    });

    it('can be sent again when it fails, and adds nothing by that', async () => {
      server.answer(endpoints.checkCalculation, () =>
        server.asked(endpoints.checkCalculation).length === 2
          ? refused(429, { detail: 'Het is te druk.' })
          : exampleCheck({ questions: [UNIT] }),
      );
      await showUpload();
      choose(workbook());
      await unit('MJ').click();
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect.element(unit('MJ')).toBeVisible();
      expect(server.asked(endpoints.uploadCalculation)).toEqual([]);
    });
  });

  it('shows which columns were chosen before, and reads the file anew when a choice is taken back', async () => {
    const uuid = '0e000000-0000-4000-8000-000000000002';
    const placements = [{ uuid, header: 'Hvh bestek', column: 'Hoeveelheid' }];
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        placements: server.asked(endpoints.deleteColumnPlacement).length === 0 ? placements : [],
      }),
    );
    server.answer(endpoints.deleteColumnPlacement, () => undefined);
    await showUpload();
    choose(workbook());
    await expect
      .element(panel.getByText('Hvh bestek wordt voor uw organisatie gelezen als Hoeveelheid.'))
      .toBeVisible();
    await panel
      .getByRole('button', { name: 'Zet terug: Hvh bestek niet meer lezen als Hoeveelheid' })
      .click();
    await expect.poll(() => server.asked(endpoints.checkCalculation).length).toBe(2);
    expect(server.asked(endpoints.deleteColumnPlacement)[0]?.params).toEqual({ uuid });
    await expect.element(panel.getByText('Eerder gekozen kolommen')).not.toBeInTheDocument();
  });

  it('shows what was said before to be no column of the layout, which can be taken back as well', async () => {
    const placements = [{ uuid: '0e000000-0000-4000-8000-000000000003', header: 'Prijs', column: null }];
    server.answer(endpoints.checkCalculation, () => exampleCheck({ placements }));
    await showUpload();
    choose(workbook());
    await expect
      .element(
        panel.getByText('Prijs is voor uw organisatie geen kolom van de indeling en wordt niet gelezen.'),
      )
      .toBeVisible();
    await expect
      .element(panel.getByRole('button', { name: 'Zet terug: vraag weer wat Prijs is' }))
      .toBeEnabled();
  });

  it('gives the own workbook back with its problems marked', async () => {
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        problems: [
          {
            severity: 'warning',
            sheet: 'Data',
            row: 2,
            column: null,
            cell: 'B2',
            message: '',
            what: 'Vreemd',
            what_to_do: '',
          },
        ],
        warning_count: 1,
      }),
    );
    server.answer(endpoints.markWorkbook, () => new Blob([new Uint8Array([1, 2, 3])]));
    await showUpload();
    choose(workbook());
    const marked = panel.getByRole('button', { name: 'Download met gemarkeerde cellen' });
    await expect.element(marked).toBeVisible();
    const { name, bytes } = await savedBy(() => marked.click());
    expect(name).toBe('brug - problemen.xlsx');
    expect([...bytes]).toEqual([1, 2, 3]);
    expect(server.asked(endpoints.markWorkbook)[0]).toMatchObject({
      payload: { upload_key: exampleCheck().upload_key, sha256: exampleCheck().sha256 },
      file: null,
    });
  });

  it('keeps its button in view, however many notes stand above it', async () => {
    const problems = Array.from({ length: 10 }, (_, row) => ({
      ...WARNING,
      row,
      what: `Vreemd ${row}`,
    }));
    server.answer(endpoints.checkCalculation, () => exampleCheck({ problems, warning_count: 10 }));
    await showUpload();
    choose(workbook());
    await expect.element(add).toBeVisible();
    window.scrollTo({ top: placeOf(panel).top + window.scrollY, behavior: 'instant' });
    await expect.poll(() => placeOf(panel).bottom).toBeGreaterThan(window.innerHeight);
    await expect.poll(() => placeOf(add).bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(placeOf(add).top).toBeGreaterThan(0);
  });

  it('is put aside by a button', async () => {
    await showUpload();
    choose(workbook());
    await panel.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(chooseButton).toBeVisible();
  });
});
