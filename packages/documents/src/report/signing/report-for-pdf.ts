import type { Language } from '@milieuspoor/domain';
import { strFromU8, strToU8 } from 'fflate';
import { packedParts, unpackedParts } from '../../house-style/package-parts.ts';
import { REPORT_TEXTS } from '../../text/report-texts.ts';

const BODY = 'word/document.xml';

/**
 * Returns the document of a report as its PDF is made of it: it states the SHA-256 of the document, which cannot stand in the
 * document itself.
 */
export function reportForPdf(document: Uint8Array, sha256: string, language: Language): Uint8Array {
  const { documentElsewhere } = REPORT_TEXTS[language].signing;
  return withBody(document, (body) => body.replace(`>${documentElsewhere}<`, `>${sha256}<`));
}

/** A page number of the contents, in the field that points to its heading. */
const PAGE = /(PAGEREF [^<]*<\/w:instrText><w:fldChar w:fldCharType="separate"\/><w:t[^>]*>)(\d+)(?=<)/g;

/**
 * Returns the document with these pages in its contents, in their order; the document itself where it has another number of
 * entries.
 */
export function withContentsPages(document: Uint8Array, pages: readonly number[]): Uint8Array {
  return withBody(document, (body) => {
    if ([...body.matchAll(PAGE)].length !== pages.length) return body;
    let place = 0;
    return body.replace(PAGE, (_, head: string) => `${head}${pages[place++]}`);
  });
}

function withBody(document: Uint8Array, change: (body: string) => string): Uint8Array {
  const parts = unpackedParts(document);
  const content = parts[BODY];
  if (!content) return document;
  const body = strFromU8(content);
  const changed = change(body);
  return changed === body ? document : packedParts({ ...parts, [BODY]: strToU8(changed) });
}
