import { readFile } from 'node:fs/promises';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import { apiPaths } from '../../build/api-paths.ts';

/** A call in the form that the browser sent. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** base64, since a workbook is no text */
  readonly body: string | null;
}

/** The answer that the browser receives; 'unreachable' if there is no server. */
export type ReceivedAnswer =
  | {
      readonly status: number;
      readonly contentType: string;
      /** base64 */
      readonly body: string;
      /** for a file that has a name */
      readonly fileName?: string;
    }
  | 'unreachable';

/** A file that the browser was told to save. */
export interface DownloadedFile {
  readonly name: string;
  /** base64 */
  readonly bytes: string;
}

declare global {
  /** The server's part of a test, in the page in which the test runs; see `server.ts`. */
  var answerSentCall: ((call: SentCall) => Promise<ReceivedAnswer>) | undefined;
}

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    answerInPage: () => Promise<void>;
    nextDownload: () => Promise<DownloadedFile>;
  }
}

const answered = new WeakSet<object>();

/**
 * Lets a test answer the calls of its page. The browser sends and receives them as with a real server: by fetch or by
 * XMLHttpRequest, with its own headers, and cancelled when the page aborts them.
 */
export const answerInPage = defineBrowserCommand(async ({ page }) => {
  if (answered.has(page)) return;
  answered.add(page);
  const paths = await apiPaths();
  await page.route(
    ({ pathname }) => paths.some((path) => pathname.startsWith(`${path}/`)),
    async (route) => {
      const request = route.request();
      const call: SentCall = {
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: request.postDataBuffer()?.toString('base64') ?? null,
      };
      try {
        const answer = await request
          .frame()
          .evaluate((sent) => globalThis.answerSentCall?.(sent) ?? ('unreachable' as const), call);
        if (answer === 'unreachable') return await route.abort('connectionrefused');
        const { status, contentType, body, fileName } = answer;
        const named = `attachment; filename*=UTF-8''${encodeURIComponent(fileName ?? '')}`;
        const headers = fileName === undefined ? {} : { 'content-disposition': named };
        await route.fulfill({ status, contentType, headers, body: Buffer.from(body, 'base64') });
      } catch {
        // The test is over, or the page aborted the call: nobody waits for an answer.
      }
    },
  );
});

/** Returns the file that the browser saves next; call it before the action that saves the file. */
export const nextDownload = defineBrowserCommand(async ({ page }): Promise<DownloadedFile> => {
  const download = await page.waitForEvent('download');
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes: bytes.toString('base64') };
});
