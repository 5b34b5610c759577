import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleBid } from '../../../../testing/example-bids.ts';
import { refused, server } from '../../../../testing/server.ts';
import { FILLED_IN, sentChanges, showAwardModel } from '../../../../testing/show-award-model.tsx';

const STEP_3 = { ...FILLED_IN, mki_lower_boundary: null } as const;
const choice = page.getByRole('switch', { name: 'Inschrijvingen verzegelen tot de opening' });

describe('the choice to seal bids', () => {
  it('is off by default, and can be made both ways while there is no bid', async () => {
    const shown = await showAwardModel({ project: STEP_3 });
    await expect.element(choice).not.toBeChecked();
    await expect.element(choice).toHaveAccessibleDescription(/tot de eerste inschrijving er is/);
    await choice.click();
    await expect.element(choice).toBeChecked();
    expect(shown.stored().seal_bids).toBe(true);
    await choice.click();
    await expect.element(choice).not.toBeChecked();
    expect(sentChanges()).toEqual([{ seal_bids: true }, { seal_bids: false }]);
  });

  it.each([true, false])('stays as it is (%s) once there are bids, and says so', async (seal_bids) => {
    await showAwardModel({ project: { ...STEP_3, seal_bids }, bids: [exampleBid({})] });
    await expect.element(choice).toBeDisabled();
    await expect.element(choice).toHaveAccessibleDescription(/Er zijn inschrijvingen, dus dit staat vast/);
    if (seal_bids) await expect.element(choice).toBeChecked();
    else await expect.element(choice).not.toBeChecked();
  });

  it('that the server refuses, as after a bid that was deleted, says why', async () => {
    await showAwardModel({ project: STEP_3 });
    server.answer(endpoints.updateProject, () =>
      refused(409, { detail: 'Of inschrijvingen verzegeld zijn, kan niet meer worden gewijzigd.' }),
    );
    await choice.click();
    await expect.element(page.getByText(/kan niet meer worden gewijzigd/)).toBeVisible();
    await expect.element(choice).not.toBeChecked();
  });
});
