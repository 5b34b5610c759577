import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleProject } from '../../../../testing/example-project.ts';
import { placeOf } from '../../../../testing/on-screen.ts';
import { refused, server, UNREACHABLE } from '../../../../testing/server.ts';
import {
  benefit,
  FILLED_IN,
  fillIn,
  next,
  openStep,
  percentage,
  scope,
  sentChanges,
  showAwardModel,
  stepHeader,
} from '../../../../testing/show-award-model.tsx';

/** A model that was opened again, so that it begins at step 1 with everything filled in. */
const EDITING = { ...FILLED_IN, emvi_status: 'Editing' } as const;

describe('step 1', () => {
  it('stores a field when its user goes on, with the version that was seen', async () => {
    await showAwardModel();
    await scope.fill('1000000');
    expect(sentChanges()).toEqual([]);
    await benefit.click();
    await expect.poll(sentChanges).toEqual([{ projectscope: 1_000_000 }]);
    expect(server.asked(endpoints.updateProject)[0]?.headers['if-match']).toBe('1');
    await expect.element(scope).toHaveValue('1.000.000');
    await benefit.fill('70.000');
    await percentage.click();
    await expect
      .poll(sentChanges)
      .toEqual([{ projectscope: 1_000_000 }, { fictional_tender_benefit: 70_000 }]);
    // The second change is based on the answer to the first one.
    expect(server.asked(endpoints.updateProject)[1]?.headers['if-match']).toBe('2');
    await expect.element(percentage).toHaveValue('7');
    await expect.element(page.getByRole('status', { name: 'Opgeslagen' }).first()).toBeInTheDocument();
  });

  it('is left once what was typed is stored, and not before', async () => {
    await showAwardModel({ project: EDITING });
    let store = () => {};
    const held = new Promise<void>((resolve) => {
      store = resolve;
    });
    server.answer(endpoints.updateProject, async () => {
      await held;
      const changed = { project_award_criteria: true, fictional_tender_benefit: 310_000, revision: 2 };
      return exampleProject({ ...EDITING, ...changed });
    });
    await benefit.fill('310.000');
    await next.click();
    await expect.poll(sentChanges).toHaveLength(1);
    await expect.element(openStep('Specificeer de totale fictieve korting')).toBeVisible();
    store();
    await expect.element(openStep('Verdelen van totale fictieve korting')).toBeVisible();
  });

  it('is not left while what was typed could not be stored', async () => {
    await showAwardModel({ project: EDITING });
    server.answer(endpoints.updateProject, () => UNREACHABLE);
    await benefit.fill('310.000');
    await next.click();
    await expect.poll(sentChanges).not.toHaveLength(0);
    await expect.element(next).toBeDisabled();
    await expect.element(openStep('Specificeer de totale fictieve korting')).toBeVisible();
  });

  it('asks for both values, and goes on once they are sound', async () => {
    await showAwardModel();
    await expect.element(next).toBeDisabled();
    await expect.element(next).toHaveAccessibleDescription(/Vul de projectomvang en/);
    await scope.click();
    await benefit.click();
    await expect.element(page.getByText('Dit veld is vereist')).toBeVisible();
    await fillIn(scope, '1000000');
    await fillIn(benefit, '300000');
    await expect.element(next).toBeEnabled();
    await expect.poll(sentChanges).toHaveLength(2);
  });

  it.each([
    ['-1', 'Mag geen negatief getal zijn'],
    ['1,5', 'Vul een bedrag in hele euro’s in'],
    ['veel', 'Vul een bedrag in hele euro’s in'],
    ['1.000.001', 'Mag niet boven de projectomvang liggen'],
    ['', 'Dit veld is vereist'],
  ])('says at once of a discount of %j: %s; it is kept and not stored', async (text, words) => {
    await showAwardModel({ project: EDITING });
    await fillIn(benefit, text);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('Niet opgeslagen; €300.000,- blijft staan.')).toBeVisible();
    await expect.element(benefit).toHaveValue(text);
    expect(sentChanges()).toEqual([]);
  });

  it('turns a percentage of the size into an amount, and stores that', async () => {
    await showAwardModel({ project: { ...EDITING, mki_max_discount: null, criteria_max_discount: null } });
    await stepHeader('Specificeer de totale').click();
    await expect.element(percentage).toHaveValue('30');
    await percentage.fill('7');
    await expect.element(benefit).toHaveValue('70.000');
    expect(sentChanges()).toEqual([]);
    await scope.click();
    await expect.poll(sentChanges).toEqual([{ fictional_tender_benefit: 70_000 }]);
    await fillIn(percentage, '7,55');
    await expect
      .poll(sentChanges)
      .toEqual([{ fictional_tender_benefit: 70_000 }, { fictional_tender_benefit: 75_500 }]);
    await expect.element(percentage).toHaveValue('8');
  });

  it('takes a percentage to its last decimal: 33,333 % of €1.000.000 is €333.330', async () => {
    await showAwardModel({ project: EDITING });
    await fillIn(percentage, '33,333');
    await expect.element(benefit).toHaveValue('333.330');
    await expect.poll(sentChanges).toEqual([{ fictional_tender_benefit: 333_330 }]);
  });

  it.each(['tien', '33.333', '33.5', '-5'])(
    'says of a percentage of %s what it asks, and leaves the amount alone',
    async (text) => {
      await showAwardModel({ project: EDITING });
      await fillIn(percentage, text);
      await expect
        .element(page.getByText('Vul een percentage van 0 of meer in, met een komma voor decimalen'))
        .toBeVisible();
      await expect.element(page.getByText('Niet opgeslagen; €300.000,- blijft staan.')).toBeVisible();
      await expect.element(percentage).toHaveValue(text);
      await expect.element(benefit).toHaveValue('300.000');
      expect(sentChanges()).toEqual([]);
    },
  );

  it('leaves a percentage that is emptied empty, says that the amount stays, and fills it in with the next amount', async () => {
    await showAwardModel({ project: { ...EDITING, mki_max_discount: null, criteria_max_discount: null } });
    await stepHeader('Specificeer de totale').click();
    await fillIn(percentage, '');
    await expect.element(percentage).toHaveValue('');
    await expect
      .element(page.getByText('Leeg gelaten: de korting blijft €300.000,-. Het bedrag telt.'))
      .toBeVisible();
    await expect.element(benefit).toHaveValue('300.000');
    expect(sentChanges()).toEqual([]);
    await fillIn(benefit, '250.000');
    await expect.element(percentage).toHaveValue('25');
    await expect.element(page.getByText(/^Leeg gelaten/)).not.toBeInTheDocument();
    await expect.poll(sentChanges).toEqual([{ fictional_tender_benefit: 250_000 }]);
  });

  it('says beside a discount that is refused which one is stored', async () => {
    await showAwardModel({ project: EDITING });
    await fillIn(benefit, '1.010.000');
    await fillIn(percentage, 'tien');
    const stays = page.getByText('Niet opgeslagen; €300.000,- blijft staan.');
    await expect.element(stays).toHaveLength(2);
    await fillIn(percentage, '');
    await expect.element(page.getByText(/^Leeg gelaten: de korting blijft €300\.000,-/)).toBeVisible();
  });

  it('says what is missing of a percentage that is emptied before there is an amount', async () => {
    await showAwardModel({ project: { projectscope: 1_000_000 } });
    await fillIn(percentage, '5x');
    await expect.element(page.getByText('Niet opgeslagen.')).toBeVisible();
    await fillIn(percentage, '');
    await expect.element(page.getByText(/^Leeg gelaten: vul een percentage in/)).toBeVisible();
  });

  it('says what keeps one from going on above the button, and a fault at its field alone', async () => {
    await showAwardModel();
    const asked = page.getByText(/^Vul de projectomvang en de totale fictieve korting in/);
    await expect.element(asked).toBeVisible();
    const top = () => placeOf(next).top;
    expect(placeOf(asked).bottom).toBeLessThanOrEqual(top());
    const before = top();
    await fillIn(scope, '1000000');
    await fillIn(benefit, '1000001');
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(next).toBeDisabled();
    await expect
      .element(next)
      .toHaveAccessibleDescription('Totale fictieve korting: Mag niet boven de projectomvang liggen');
    // Those who see the screen read it at the field.
    expect(placeOf(page.getByText(/^Totale fictieve korting: Mag niet/)).height).toBeLessThanOrEqual(1);
    await fillIn(benefit, '300000');
    await expect.element(next).toBeEnabled();
    expect(top()).toBe(before);
    await expect.poll(sentChanges).toHaveLength(2);
  });

  it('stores the amount of a percentage that was typed and then emptied, for that is what stands there', async () => {
    await showAwardModel({ project: { ...EDITING, mki_max_discount: null, criteria_max_discount: null } });
    await stepHeader('Specificeer de totale').click();
    await percentage.fill('7');
    await fillIn(percentage, '');
    await expect.element(page.getByText(/^Leeg gelaten: de korting blijft €70\.000,-/)).toBeVisible();
    await expect.poll(sentChanges).toEqual([{ fictional_tender_benefit: 70_000 }]);
  });

  it('says of 0 euro what follows from it, and stores it', async () => {
    await showAwardModel();
    await fillIn(scope, '0');
    await expect.element(page.getByText(/^Een opdracht van 0 euro heeft geen korting/)).toBeVisible();
    await expect.element(percentage).toBeDisabled();
    await expect
      .element(page.getByText('Van een projectomvang van 0 euro is er geen percentage.'))
      .toBeVisible();
    await fillIn(benefit, '0');
    await expect.element(page.getByText(/^Met 0 euro krijgt geen enkele inschrijving korting/)).toBeVisible();
    await expect.element(next).toBeDisabled();
    await expect.element(next).toHaveAccessibleDescription(/beide boven 0 euro/);
    await expect.poll(sentChanges).toEqual([{ projectscope: 0 }, { fictional_tender_benefit: 0 }]);
  });

  it('explains between which bounds the discount lies', async () => {
    await showAwardModel({ project: EDITING });
    const help = page.getByRole('button', { name: 'Uitleg bij Totale fictieve korting' });
    await help.hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('De totale fictieve korting ligt tussen 1% en 100% van de projectomvang.');
  });

  it('holds a discount back that is less than what was distributed, says why, and stores it with what makes room', async () => {
    await showAwardModel({ project: EDITING });
    await fillIn(benefit, '200.000');
    await expect
      .element(
        page.getByText(
          'Nog niet opgeslagen, want dan geldt bij ‘Maximale korting MKI’: Totaal fictief gunningsvoordeel met €100.000,- overschreden.',
        ),
      )
      .toBeVisible();
    expect(sentChanges()).toEqual([]);
    await next.click();
    await fillIn(page.getByRole('textbox', { name: /^Maximale korting MKI/ }), '150.000');
    await expect
      .poll(sentChanges)
      .toEqual([{ fictional_tender_benefit: 200_000, mki_max_discount: 150_000 }]);
  });
});

describe('a value that is not stored', () => {
  it('is kept when there is no server, with the reason and a way to try again', async () => {
    await showAwardModel({ project: EDITING });
    server.answer(endpoints.updateProject, () => UNREACHABLE);
    await fillIn(scope, '2000000');
    await expect.element(page.getByText(/^Niet opgeslagen\. /)).toBeVisible();
    await expect.element(scope).toHaveValue('2000000');
    server.answer(endpoints.updateProject, ({ payload: { projectscope = null } }) =>
      exampleProject({ ...EDITING, projectscope, revision: 2 }),
    );
    await page.getByRole('button', { name: 'Opnieuw proberen: Projectomvang (geraamd)' }).click();
    await expect.element(scope).toHaveValue('2.000.000');
    await expect.element(page.getByText(/^Niet opgeslagen/)).not.toBeInTheDocument();
    expect(sentChanges()).toEqual([{ projectscope: 2_000_000 }, { projectscope: 2_000_000 }]);
  });

  it('is said to be so through typing on and trying again, until it is stored', async () => {
    const notice = page.getByText(/^Niet opgeslagen\. /);
    await showAwardModel({ project: EDITING });
    server.answer(endpoints.updateProject, () => UNREACHABLE);
    await fillIn(scope, '2000000');
    await expect.element(notice).toBeVisible();
    const stands = notice.element();
    const later = Promise.withResolvers<typeof UNREACHABLE>();
    server.answer(endpoints.updateProject, () => later.promise);
    await scope.fill('3000000');
    await expect.element(scope).toHaveValue('3000000');
    expect(notice.element()).toBe(stands);
    await benefit.click();
    await expect.poll(sentChanges).toEqual([{ projectscope: 2_000_000 }, { projectscope: 3_000_000 }]);
    await expect.element(page.getByRole('status', { name: 'Wordt opgeslagen' }).first()).toBeInTheDocument();
    expect(notice.element()).toBe(stands);
    later.resolve(UNREACHABLE);
    await expect.element(page.getByRole('status', { name: 'Wordt opgeslagen' })).not.toBeInTheDocument();
    expect(notice.element()).toBe(stands);
    server.answer(endpoints.updateProject, ({ payload: { projectscope = null } }) =>
      exampleProject({ ...EDITING, projectscope, revision: 2 }),
    );
    await page.getByRole('button', { name: 'Opnieuw proberen: Projectomvang (geraamd)' }).click();
    await expect.element(scope).toHaveValue('3.000.000');
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('is no longer one once what is stored is typed again', async () => {
    await showAwardModel({ project: EDITING });
    server.answer(endpoints.updateProject, () => UNREACHABLE);
    await fillIn(scope, '2000000');
    await expect.element(page.getByText(/^Niet opgeslagen\. /)).toBeVisible();
    await scope.fill('veel');
    await expect.element(page.getByText('Niet opgeslagen; €1.000.000,- blijft staan.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Opnieuw proberen/ })).not.toBeInTheDocument();
    await fillIn(scope, '1000000');
    await expect.element(scope).toHaveValue('1.000.000');
    await expect.element(page.getByText(/^Niet opgeslagen/)).not.toBeInTheDocument();
    expect(sentChanges()).toEqual([{ projectscope: 2_000_000 }]);
  });

  it('has the server’s own words at its field', async () => {
    await showAwardModel({ project: EDITING });
    server.answer(endpoints.updateProject, () =>
      refused(400, { fictional_tender_benefit: ['Mag niet boven de projectomvang liggen'] }),
    );
    await fillIn(scope, '900000');
    await expect.element(page.getByText('Mag niet boven de projectomvang liggen')).toBeVisible();
    await expect.element(benefit).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Niet opgeslagen. Een ander veld past hier niet bij.')).toBeVisible();
    await scope.fill('950000');
    await expect.element(page.getByText('Mag niet boven de projectomvang liggen')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Niet opgeslagen/)).not.toBeInTheDocument();
  });
});
