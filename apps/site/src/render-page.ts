import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Returns a complete document as HTML. An error in one of its parts fails the build. */
export async function renderPage(document: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(document, { onError: (fault) => void faults.push(fault) });
  const html = await text(prelude);
  if (faults.length > 0) throw faults[0];
  return html;
}
