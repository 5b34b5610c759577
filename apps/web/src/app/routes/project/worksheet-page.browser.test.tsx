import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UploadsProvider } from '../../../features/calculations/index.ts';
import { answerCalculations, exampleCheck } from '../../../testing/calculation-answers.ts';
import { PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { serveWorksheet, WORKSHEET } from '../../../testing/worksheet-answers.ts';
import { WorksheetPage } from './worksheet-page.tsx';

it('the check of a worksheet says that its errors are corrected in the worksheet: nobody has its file', async () => {
  answerCalculations();
  serveWorksheet();
  server.answer(endpoints.checkWorksheet, () =>
    exampleCheck({
      ...{ accepted: false, item_count: null, totals: [], error_count: 1 },
      problems: [
        {
          ...{ severity: 'error', sheet: 'Posten', row: 3, column: 'Quantity', cell: 'F3', message: '' },
          ...{ what: 'De hoeveelheid ontbreekt.', what_to_do: 'Vul een getal in.' },
        },
      ],
    }),
  );
  await renderScreen(
    <UploadsProvider>
      <WorksheetPage />
    </UploadsProvider>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/rekenblad/${WORKSHEET}` },
  );
  await page.getByRole('button', { name: 'Opslaan als optimalisatie' }).click();
  await expect
    .element(page.getByText('Herstel de fout in het rekenblad en controleer opnieuw.'))
    .toBeVisible();
  await expect.element(page.getByText(/Excel/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Naar de post' }).click();
  await expect
    .element(page.getByRole('button', { name: /kies een ander product voor post 310020/ }))
    .toHaveFocus();
});
