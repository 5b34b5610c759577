import type { Locator } from '@playwright/test';
import type { WorkbookFile } from '../fixtures/workbook-file.ts';

/** Drops files from the desktop on an element, with the events that a browser sends. */
export async function dropFiles(target: Locator, files: readonly WorkbookFile[]): Promise<void> {
  const carried = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  // These objects belong to the page. The types of these tests do not include them.
  const dataTransfer = await target.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of ${JSON.stringify(carried)}) {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  })()`);
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer });
}
