import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../testing/example-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { FieldToCopy } from './field-to-copy.tsx';

async function copyFrom(clipboard: (text: string) => Promise<void>) {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(clipboard);
  onTestFinished(() => writeText.mockRestore());
  await renderScreen(<FieldToCopy label="Link" value="https://voorbeeld.nl/gedeeld" />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
  await page.getByRole('button', { name: 'Kopiëren' }).click();
  return writeText;
}

it('copies what it shows, and says so', async () => {
  const writeText = await copyFrom(() => Promise.resolve());
  await expect.element(page.getByText('Gekopieerd.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('https://voorbeeld.nl/gedeeld');
});

it('selects the text where the browser copies nothing, and says what to do', async () => {
  await copyFrom(() => Promise.reject(new Error('denied')));
  await expect
    .element(page.getByText('Kopiëren lukte niet. De tekst is geselecteerd: kopieer hem met Ctrl+C.'))
    .toBeVisible();
  expect(document.getSelection()?.toString()).toBe('https://voorbeeld.nl/gedeeld');
});
