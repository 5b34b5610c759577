import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PostTable } from './post-table.tsx';
import type { RowActs, RowView } from './row-view.ts';

const row = (key: string, more: Partial<RowView> = {}): RowView => ({
  ...{ key, postNumber: key, rawCode: null, product: `Product ${key}`, was: null, facts: [], warnings: [] },
  ...{ isAdded: false, isLeftOut: false, isChanged: false, hasNoProfile: false },
  ...{ quantity: 10, unit: 'm', mkiPerUnit: 2, mki: 20, difference: { kind: 'told', eur: 0 } },
  ...more,
});

function Example({ first, heard }: { readonly first: readonly RowView[]; readonly heard: unknown[][] }) {
  const [rows, setRows] = useState(first);
  const hear =
    (name: keyof RowActs) =>
    (...told: unknown[]) =>
      void heard.push([name, ...told]);
  // As on the screen: other acts would draw every cell again.
  const [acts] = useState<RowActs>({
    onQuantity: (key, quantity) => {
      hear('onQuantity')(key, quantity);
      setRows((before) =>
        before.map((each) => (each.key === key ? { ...each, quantity, mki: quantity * 2 } : each)),
      );
    },
    onQuantityDone: hear('onQuantityDone'),
    onQuantityCancelled: hear('onQuantityCancelled'),
    onQuantitiesPasted: hear('onQuantitiesPasted'),
    onPasteRefused: hear('onPasteRefused'),
    onChooseProduct: hear('onChooseProduct'),
    onLeaveOut: (key, isLeftOut) => {
      hear('onLeaveOut')(key, isLeftOut);
      setRows((before) => before.map((each) => (each.key === key ? { ...each, isLeftOut } : each)));
    },
    onRemove: hear('onRemove'),
  });
  return <PostTable rows={rows} acts={acts} focused={null} />;
}

async function showTable(first = [row('1'), row('2'), row('3', { isLeftOut: true })]) {
  const heard: unknown[][] = [];
  await renderScreen(<Example first={first} heard={heard} />, { at: `/o/${ORGANISATION.slug}/dashboard` });
  await expect.element(page.getByRole('grid', { name: 'Posten' })).toBeVisible();
  const of = (name: keyof RowActs) => heard.flatMap(([act, ...told]) => (act === name ? [told] : []));
  return { of };
}

const tableRow = (post: string) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: post, exact: true }) });
const quantityOf = (post: string) => page.getByRole('textbox', { name: `Hoeveelheid van post ${post} in m` });

it('figures follow each keystroke, also before the field is left', async () => {
  const { of } = await showTable();
  await tableRow('1').getByText('10', { exact: true }).click();
  await expect.element(quantityOf('1')).toHaveFocus();
  await userEvent.keyboard('1.240,5');
  await expect.element(tableRow('1').getByText('€2.481,-')).toBeVisible();
  expect(of('onQuantity').at(-1)).toEqual(['1', 1240.5]);
  expect(of('onQuantityDone')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => of('onQuantityDone')).toHaveLength(1);
  await expect.element(tableRow('1').getByText('1.240,5')).toBeVisible();
});

it('by keyboard alone: Enter goes to the post below, and typing there begins anew', async () => {
  const { of } = await showTable();
  await tableRow('1').getByText('10', { exact: true }).click();
  await userEvent.keyboard('7{Enter}8{Enter}');
  await expect.element(tableRow('2').getByText('8', { exact: true })).toBeVisible();
  expect(of('onQuantity')).toEqual([
    ['1', 7],
    ['2', 8],
  ]);
});

it('what was typed stands in the field when it is entered again, and is what is copied', async () => {
  await showTable();
  await tableRow('1').getByText('10', { exact: true }).click();
  await userEvent.keyboard('7{Enter}{ArrowUp}{Enter}');
  await expect.element(quantityOf('1')).toHaveValue('7');
  await userEvent.keyboard('{Escape}');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.keyboard('{Control>}c{/Control}');
  await tableRow('1').getByText('€14,-').click();
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(copied.mock.calls).toEqual([['7'], ['14']]);
  copied.mockRestore();
});

it('a field that is emptied is not left, and one that nobody filled in is', async () => {
  const { of } = await showTable([row('1'), row('2', { quantity: null, mki: null })]);
  await tableRow('2').getByText('vul in').click();
  await expect.element(quantityOf('2')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await tableRow('1').getByText('10', { exact: true }).click();
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect.element(page.getByText('Vul een hoeveelheid in; 0 telt niet mee.')).toBeVisible();
  await expect.element(quantityOf('1')).toHaveFocus();
  expect(of('onQuantity')).toEqual([]);
  await userEvent.keyboard('4{Enter}');
  await expect.element(quantityOf('1')).not.toBeInTheDocument();
  await expect.element(tableRow('1').getByText('€8,-')).toBeVisible();
});

it('a post that is left out looks so as a row, and its quantity is no field any more', async () => {
  await showTable();
  await expect.element(tableRow('2')).not.toHaveClass('left-out');
  await page.getByRole('button', { name: 'Acties voor post 2' }).click();
  await page.getByRole('menuitem', { name: 'Laat post vervallen' }).click();
  await expect.element(tableRow('2')).toHaveClass('left-out');
  await tableRow('2').getByText('10', { exact: true }).click();
  await expect.element(quantityOf('2')).not.toBeInTheDocument();
});

it('a text that may be two quantities is refused at its place, and is kept', async () => {
  const { of } = await showTable();
  await tableRow('1').getByText('10', { exact: true }).click();
  await userEvent.keyboard('1.5');
  await expect
    .element(page.getByText('Schrijf duizendtallen als 1.240 en decimalen als 1,24.'))
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(quantityOf('1')).toHaveValue('1.5');
  expect(of('onQuantity')).toEqual([['1', 1]]);
  await userEvent.keyboard('{Escape}');
  await expect.element(quantityOf('1')).not.toBeInTheDocument();
  expect(of('onQuantityCancelled')).toEqual([['1']]);
});

it('the keyboard chooses a product with Enter, leaves a post out with Delete', async () => {
  const { of } = await showTable();
  await tableRow('1').getByText('10', { exact: true }).click();
  await userEvent.keyboard('{Escape}{ArrowLeft}{Enter}');
  expect(of('onChooseProduct')).toEqual([['1']]);
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(of('onLeaveOut')).toEqual([['2', true]]);
});

it('of a post that is left out neither quantity nor product can be changed, and it is taken back', async () => {
  const { of } = await showTable();
  await tableRow('3').getByText('10', { exact: true }).click();
  await expect.element(quantityOf('3')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(of('onChooseProduct')).toEqual([]);
  await page.getByRole('button', { name: 'Acties voor post 3' }).click();
  await page.getByRole('menuitem', { name: 'Neem post terug op' }).click();
  expect(of('onLeaveOut')).toEqual([['3', false]]);
});

async function paste(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

it('a column of a spreadsheet goes to the post and those below it, and one with another text to none', async () => {
  const { of } = await showTable();
  await tableRow('1').getByText('10', { exact: true }).click();
  await expect.element(quantityOf('1')).toHaveFocus();
  await paste('12\r\n1.300,5\r\n');
  await expect.poll(() => of('onQuantitiesPasted')).toEqual([['1', [12, 1300.5]]]);
  await userEvent.keyboard('{Enter}');
  await expect.element(quantityOf('1')).toHaveFocus();
  await paste('12\r\n1.5\r\n');
  await expect.poll(() => of('onPasteRefused')).toEqual([[['1.5']]]);
  expect(of('onQuantitiesPasted')).toHaveLength(1);
});
