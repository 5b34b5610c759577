import { endpoints, type ScopeQuestionAnswer } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
  exampleCheck,
  exampleScope,
  exampleScopeQuestion,
} from '../../../testing/calculation-answers.ts';
import { placeOf } from '../../../testing/on-screen.ts';
import { refused, server, UNREACHABLE } from '../../../testing/server.ts';
import {
  choose,
  panel,
  rowOf,
  showCalculations,
  showUpload,
  workbook,
} from '../../../testing/show-calculations.tsx';

const NONE = 'Niet van toepassing: telt als 0';
const NOT_CALCULATED = 'Niet berekend';

describe('the check of a file', () => {
  beforeEach(() => {
    answerCalculations();
  });

  async function check(...questions: ScopeQuestionAnswer[]): Promise<void> {
    server.answer(endpoints.checkCalculation, () => exampleCheck({ scope: exampleScope(...questions) }));
    await showUpload({ type: 'design-optimization' });
    choose(workbook());
    await expect.element(panel).toBeVisible();
  }

  const sent = () =>
    JSON.parse(server.asked(endpoints.uploadCalculation)[0]?.payload.answers ?? '{}') as Record<
      string,
      string
    >;
  const add = panel.getByRole('button', { name: 'Berekening toevoegen' });

  it('asks once for a module, with what it weighs and its posts in a list that opens', async () => {
    await check(exampleScopeQuestion());
    const question = panel.getByRole('group', { name: /^Module A4/ });
    await expect
      .element(question)
      .toMatchTextContent(
        'Dat weegt €80,- (40,00 % van de andere kant) en 0,80 ton (40,00 % van de andere kant) CO2.',
      );
    await question.getByText('2 posten bekijken').click();
    await expect.element(question.getByRole('list')).toMatchTextContent('1 · AC 1€40,-2 · AC 2€40,-');
  });

  it('says of which set the weight and the amounts are where it is not that of the headline figures', async () => {
    await check(exampleScopeQuestion({ set: 'a2' }));
    const question = panel.getByRole('group', { name: /^Module A4/ });
    await expect.element(question).toMatchTextContent('In Set A2 gaat het om 2 posten: dat weegt daar €80,-');
    await question.getByText('2 posten bekijken').click();
    await expect.element(question).toMatchTextContent('De bedragen zijn van Set A2');
  });

  it('asks of a bare MKI whether anything is missing behind it, and does not say that it would count as 0', async () => {
    await check(exampleScopeQuestion({ subject: 'bare', text: 'Bij 2 posten staat alleen een MKI' }));
    const question = panel.getByRole('group', { name: /^Bij 2 posten/ });
    const none = question.getByRole('radio', {
      name: 'Er ontbreekt niets: de MKI telt zoals zij is opgegeven',
    });
    await none.click();
    await expect.element(none).toBeChecked();
    await expect.element(question).not.toMatchTextContent('telt als 0');
  });

  it('says what holds without an answer: of empty cells that they were not calculated, of posts that they are another design', async () => {
    const gone = exampleScopeQuestion({
      ...{
        id: 'scope:optimization:posts',
        subject: 'posts',
        modules: [],
        text: 'Niet in dit bestand: 2 posten',
      },
    });
    const ofCells = 'Zonder antwoord gelden zij als niet berekend.';
    const ofPosts = 'Posten die ontbreken, gelden zonder antwoord als een wijziging van het ontwerp';
    await check(gone);
    await expect.element(panel).toMatchTextContent(ofPosts);
    await expect.element(panel).not.toMatchTextContent(ofCells);
  });

  it('says which posts make it another design, which is no question', async () => {
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({ scope: { ...exampleScope(), missing_posts: 4, added_posts: 1 } }),
    );
    await showUpload({ type: 'design-optimization' });
    choose(workbook());
    await expect.element(panel).toMatchTextContent('De omvang verschilt: 4 posten minder, 1 post erbij.');
  });

  it('may be added with the question open, and then says nothing of it', async () => {
    await check(exampleScopeQuestion());
    await add.click();
    await expect.poll(() => server.asked(endpoints.uploadCalculation).length).toBe(1);
    expect(sent()).toEqual({ 'scope:against': calculationUuid(1) });
  });

  it('sends an answer with the file, and beside which calculation it was given', async () => {
    await check(exampleScopeQuestion());
    await panel.getByRole('radio', { name: NONE }).click();
    await add.click();
    await expect.poll(() => server.asked(endpoints.uploadCalculation).length).toBe(1);
    expect(sent()).toEqual({
      'scope:against': calculationUuid(1),
      'scope:optimization:module:A4': 'not-applicable',
    });
  });

  it('has a proposal chosen and says that it is one, until another answer is given', async () => {
    await check(exampleScopeQuestion({ proposal: { meaning: 'not-applicable', calculation: 'Variant 1' } }));
    const question = panel.getByRole('group', { name: /^Module A4/ });
    await expect.element(question.getByRole('radio', { name: NONE })).toBeChecked();
    await expect.element(question).toMatchTextContent('Voorgesteld: zo beantwoord bij Variant 1.');
    await question.getByRole('radio', { name: NOT_CALCULATED }).click();
    await expect.element(question).not.toMatchTextContent('Voorgesteld');
    await add.click();
    await expect.poll(() => server.asked(endpoints.uploadCalculation).length).toBe(1);
    expect(sent()['scope:optimization:module:A4']).toBe('not-calculated');
  });
});

describe('a calculation that is there', () => {
  const variant = (more = {}) =>
    exampleCalculation({
      ...{ uuid: calculationUuid(2), name: 'Variant', calculation_type: 'design-optimization' as const },
      ...{ active: true, scope_open_posts: 2, ...more },
    });
  const dialog = page.getByRole('dialog', { name: 'Vragen over de omvang' });

  async function open(
    question: Partial<ScopeQuestionAnswer>,
    project = {},
    others: readonly Partial<ScopeQuestionAnswer>[] = [],
  ): Promise<void> {
    const shelf = answerCalculations(variant());
    let asked = exampleScopeQuestion({ calculation: calculationUuid(2), ...question });
    const beside = others.map((more) => exampleScopeQuestion({ calculation: calculationUuid(2), ...more }));
    server.answer(endpoints.getCalculationScope, () => ({ pairs: [exampleScope(asked, ...beside)] }));
    server.answer(endpoints.answerCalculationScope, ({ payload }) => {
      const told = { answered_by: 'Lotte Lid', answered_at: '2026-05-03T10:00:00.000Z' };
      asked = { ...asked, meaning: payload.meaning, said: payload.meaning, open_count: 0, ...told };
      shelf.calculations = [variant({ scope_open_posts: 0, scope_answers: 1 })];
      return { pairs: [exampleScope(asked)] };
    });
    await showCalculations({ type: 'design-optimization', project });
    await page.getByRole('button', { name: 'Vragen over de omvang: 2 posten open, Variant' }).click();
    await expect.element(dialog.getByRole('group', { name: /^Module A4/ })).toBeVisible();
  }

  it('says in its row how much is asked, and is answered by one click', async () => {
    await open({});
    await dialog.getByRole('radio', { name: NONE }).click();
    await expect.element(dialog).toMatchTextContent('Beantwoord door Lotte Lid op 03-05-2026.');
    expect(server.asked(endpoints.answerCalculationScope)).toMatchObject([
      {
        params: { uuid: calculationUuid(2) },
        payload: {
          ...{ against: calculationUuid(1), subject: 'module:A4' },
          ...{ meaning: 'not-applicable', post_count: 2 },
        },
      },
    ]);
    await dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Vragen over de omvang beantwoord, Variant' }))
      .toBeVisible();
  });

  it('is answered by keyboard', async () => {
    await open({});
    (dialog.getByRole('radio', { name: NOT_CALCULATED }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(dialog).toMatchTextContent('Beantwoord door Lotte Lid');
    await expect.element(dialog.getByRole('radio', { name: NOT_CALCULATED })).toBeChecked();
  });

  it('of the other side is answered on the calculation of that side', async () => {
    await open({ side: 'baseline', calculation: calculationUuid(1) });
    await dialog.getByRole('radio', { name: NONE }).click();
    await expect
      .poll(() => server.asked(endpoints.answerCalculationScope))
      .toMatchObject([{ params: { uuid: calculationUuid(1) }, payload: { against: calculationUuid(2) } }]);
  });

  it('can be answered in a phase that is closed', async () => {
    await open({}, { project_status: 'Project_Complete' });
    await expect.element(dialog.getByRole('radio', { name: NONE })).toBeEnabled();
  });

  it('can only be read in a project that is locked', async () => {
    await open({}, { project_locked: true });
    await expect.element(dialog.getByRole('radio', { name: NONE })).toBeDisabled();
  });

  it('can only be read while nothing may be said of it, which it says once', async () => {
    const refused = 'Er is al een winnaar gekozen.';
    const inC4 = { id: 'scope:optimization:module:C4', subject: 'module:C4', text: 'Module C4?' } as const;
    await open({ refused }, {}, [{ ...inC4, refused }]);
    await expect.element(dialog.getByText(refused)).toBeVisible();
    expect(dialog.getByText(refused).length).toBe(1);
    const choices = dialog.getByRole('radio').elements();
    expect(choices.map((choice) => (choice as HTMLInputElement).disabled)).toEqual([true, true, true, true]);
  });

  it('of several modules stands apart from the next one', async () => {
    await open({}, {}, [{ id: 'scope:optimization:module:C4', subject: 'module:C4', text: 'Module C4?' }]);
    const [first, next] = ['Module A4', 'Module C4'].map((name) =>
      placeOf(dialog.getByRole('group', { name: new RegExp(`^${name}`) })),
    );
    expect((next?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
  });

  it('can’t be said not to apply where the other set of the same calculation declares it', async () => {
    await open({ declared_elsewhere: [{ set: 'a1', posts: 2 }], not_applicable_posts: 0 });
    await expect
      .element(dialog)
      .toMatchTextContent(
        'Bij 2 posten geeft dezelfde berekening A4 in Set A1 wel op. Dat het niet van toepassing is, kan dus niet.',
      );
    await expect.element(dialog.getByRole('radio', { name: NONE })).toBeDisabled();
    await expect.element(dialog.getByRole('radio', { name: NOT_CALCULATED })).toBeEnabled();
  });

  it('is said not to apply of the posts that the other set does not declare, and says for how many it holds', async () => {
    const ofSome = { declared_elsewhere: [{ set: 'a1' as const, posts: 1 }], not_applicable_posts: 2 };
    await open({ ...ofSome, post_count: 3, open_count: 3 });
    await expect
      .element(dialog)
      .toMatchTextContent(
        'Bij 1 post geeft dezelfde berekening A4 in Set A1 wel op. ‘Niet van toepassing’ geldt dus voor 2 van de 3 posten; ' +
          'de rest blijft open en geldt als niet berekend.',
      );
    await expect.element(dialog.getByRole('radio', { name: NONE })).toBeEnabled();
  });

  it('was said of a part of its posts, and shows what was chosen and how many are open', async () => {
    const told = { answered_by: 'Lotte Lid', answered_at: '2026-05-03T10:00:00.000Z' };
    await open({ ...told, said: 'not-applicable', post_count: 3, open_count: 1 });
    await expect.element(dialog.getByRole('radio', { name: NONE })).toBeChecked();
    await expect.element(dialog).toMatchTextContent('van de 3 posten staat er nog 1 open');
  });

  it('keeps what was refused open, and says why', async () => {
    await open({});
    server.answer(endpoints.answerCalculationScope, () => refused(409, 'Deze vraag is intussen anders.'));
    await dialog.getByRole('radio', { name: NONE }).click();
    await expect.element(dialog).toMatchTextContent('Het antwoord is niet opgeslagen');
    await expect.element(dialog.getByRole('radio', { name: NONE })).not.toBeChecked();
  });

  it.each([
    [409, 'asked anew: it may be another one', 1],
    [500, 'left as it is: the server never looked at the answer', 0],
  ])('is, after a failure with status %i, %s', async (status, _why, anew) => {
    await open({});
    server.answer(endpoints.answerCalculationScope, () => refused(status, 'Niet gelukt.'));
    const before = server.asked(endpoints.getCalculationScope).length;
    await dialog.getByRole('radio', { name: NONE }).click();
    await expect.element(dialog).toMatchTextContent('Het antwoord is niet opgeslagen');
    await expect.poll(() => server.asked(endpoints.getCalculationScope).length - before).toBe(anew);
  });

  it('says at the question that its answer did not arrive, until the same answer is stored', async () => {
    const inC4 = { id: 'scope:optimization:module:C4', subject: 'module:C4', text: 'Module C4?' } as const;
    await open({}, {}, [inC4]);
    server.answer(endpoints.getCalculationScope, () => UNREACHABLE);
    server.answer(endpoints.answerCalculationScope, () => UNREACHABLE);
    const question = dialog.getByRole('group', { name: /^Module A4/ });
    await question.getByRole('radio', { name: NONE }).click();
    await expect.element(question).toMatchTextContent(`Het antwoord is niet opgeslagen: ‘${NONE}’`);
    await expect.element(question.getByRole('radio', { name: NONE })).not.toBeChecked();
    // Nothing else failed, and nothing above suggests that it is about the questions.
    expect(dialog.getByRole('alert').length).toBe(1);
    const told = { answered_by: 'Lotte Lid', answered_at: '2026-05-03T10:00:00.000Z', open_count: 0 };
    const stored = exampleScopeQuestion({
      ...{ calculation: calculationUuid(2), ...told },
      ...{ meaning: 'not-applicable', said: 'not-applicable' },
    });
    server.answer(endpoints.getCalculationScope, () => ({ pairs: [exampleScope(stored)] }));
    server.answer(endpoints.answerCalculationScope, () => ({ pairs: [exampleScope(stored)] }));
    await question.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(question.getByRole('radio', { name: NONE })).toBeChecked();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    // What was chosen is shown before it is sent.
    await expect
      .poll(() => server.asked(endpoints.answerCalculationScope).map(({ payload }) => payload.meaning))
      .toEqual(['not-applicable', 'not-applicable']);
  });

  it.each([
    [['mki', 'co2'], 'Vragen over de omvang: 2 posten open; MKI en CO2 zijn niet te vergelijken'],
    [['co2'], 'Vragen over de omvang: 2 posten open; de CO2 is niet te vergelijken'],
    [['mki'], 'Vragen over de omvang: 2 posten open; de MKI is niet te vergelijken'],
    [['mki', 'co2', 'resources'], 'Vragen over de omvang: 2 posten open; er is niets te vergelijken'],
  ] as const)('says in its row what cannot be compared: %s', async (scope_refuses, line) => {
    answerCalculations(variant({ scope_refuses }));
    await showCalculations({ type: 'design-optimization' });
    const button = page.getByRole('button', { name: /^Vragen over de omvang/ });
    await expect.element(button).toMatchTextContent(line);
    expect(button.element().className).toContain('colorWarning');
  });

  it('says in its row that all is answered, and that nothing can be compared all the same', async () => {
    const refuses = ['mki', 'co2', 'resources'] as const;
    answerCalculations(variant({ scope_open_posts: 0, scope_answers: 1, scope_refuses: refuses }));
    await showCalculations({ type: 'design-optimization' });
    await expect
      .element(page.getByRole('button', { name: /^Vragen over de omvang/ }))
      .toMatchTextContent('Vragen over de omvang beantwoord; er is niets te vergelijken');
  });

  it('of which posts differ is another design, which is no warning', async () => {
    answerCalculations(variant());
    await showCalculations({ type: 'design-optimization' });
    const button = page.getByRole('button', { name: /^Vragen over de omvang/ });
    await expect.element(button).toMatchTextContent(/^Vragen over de omvang: 2 posten open$/);
    expect(button.element().className).not.toContain('colorWarning');
  });

  it('from before indicators were kept says that its modules alone are compared', async () => {
    answerCalculations(variant({ scope_open_posts: 0, scope_modules_only: true }));
    await showCalculations({ type: 'design-optimization' });
    await expect.element(page.getByText(/^Alleen per module vergeleken/)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^Vragen over de omvang/ }))
      .not.toBeInTheDocument();
  });

  it('says nothing where nothing is asked and nothing was answered', async () => {
    answerCalculations(variant({ scope_open_posts: 0 }));
    await showCalculations({ type: 'design-optimization' });
    await expect.element(rowOf('Variant')).toBeVisible();
    expect(document.body.textContent).not.toContain('omvang');
  });
});
