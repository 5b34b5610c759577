import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { METHOD_BIDS } from '../../../testing/example-bids.ts';
import { server } from '../../../testing/server.ts';
import { bidRow, showBidders } from '../../../testing/show-bidders.tsx';
import { findStepAct } from '../../../ui/step-acts.ts';

it('the next step that adds bidders begins a row', async () => {
  await showBidders();
  await expect.poll(() => findStepAct('add-bidders')).toBeDefined();
  findStepAct('add-bidders')?.();
  await expect.element(page.getByRole('textbox', { name: 'Inschrijver', exact: true })).toHaveFocus();
  expect(findStepAct('add-bidders')).toBeUndefined();
});

it('the next step that chooses a winner asks which of the bids that can win, in their order', async () => {
  const bids = METHOD_BIDS.map((bid) =>
    bid.name === 'Oost' ? { ...bid, standing: 'not-whole' as const, rank: null } : { ...bid, active: false },
  );
  await showBidders({ bids });
  await expect.element(bidRow('Noord')).toBeVisible();
  await expect.poll(() => findStepAct('choose-winner')).toBeDefined();
  findStepAct('choose-winner')?.();
  const dialog = page.getByRole('dialog', { name: 'Winnaar kiezen' });
  await expect
    .poll(() =>
      dialog
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.textContent),
    )
    .toEqual([
      expect.stringContaining('NoordPlaats 1, fictieve inschrijfprijs €825.000,-'),
      expect.stringContaining('West'),
      expect.stringContaining('Zuid'),
    ]);
  await dialog.getByRole('radio', { name: /^Noord/ }).click();
  await dialog.getByRole('button', { name: 'Kies als winnaar' }).click();
  await expect.poll(() => server.asked(endpoints.updateApplicant)).toHaveLength(1);
  expect(server.asked(endpoints.updateApplicant)[0]?.payload).toMatchObject({ active: true });
});

it('there is no step to a winner where no bid can win', async () => {
  await showBidders({ bids: METHOD_BIDS.map((bid) => ({ ...bid, active: false, standing: 'not-whole' })) });
  await expect.element(bidRow('Noord')).toBeVisible();
  expect(findStepAct('choose-winner')).toBeUndefined();
});
