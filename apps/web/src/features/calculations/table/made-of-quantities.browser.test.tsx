import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
} from '../../../testing/calculation-answers.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { server } from '../../../testing/server.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';

const OTHER = exampleCalculation({ uuid: calculationUuid(2), name: 'Upload' });

it('gives back the file with quantities that a calculation was made of, and none of an upload', async () => {
  answerCalculations(exampleCalculation({ quantities_file: 'bestek.csv' }), OTHER);
  server.answer(endpoints.downloadQuantities, () => new Blob(['a;b']));
  await showCalculations();
  const button = rowOf('Ontwerp mei').getByRole('button', { name: 'Hoeveelheden: bestek.csv' });
  await expect.element(button).toBeVisible();
  const saved = await savedBy(() => button.click());
  expect(new TextDecoder().decode(saved.bytes)).toBe('a;b');
  await expect.element(rowOf('Upload').getByRole('button', { name: /Hoeveelheden/ })).not.toBeInTheDocument();
});

it('names the products whose declaration has expired, and no others', async () => {
  const declarations = [
    { product: 'Beton C20', valid_until: '2020-03-01' },
    { product: 'Beton C30', valid_until: '2999-03-01' },
  ];
  answerCalculations(exampleCalculation({ declarations }), OTHER);
  await showCalculations();
  await expect
    .element(rowOf('Ontwerp mei').getByText('Verlopen verklaring: Beton C20, geldig tot en met 01-03-2020'))
    .toBeVisible();
  await expect.element(rowOf('Ontwerp mei').getByText(/Beton C30/)).not.toBeInTheDocument();
});
