import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';

/** One attempt, and all of them with every name server: who asked waits for the answer. */
const ATTEMPT_MS = 2_000;
const ATTEMPTS = 2;
const ALL_MS = 5_000;

/** There is no such name, or it has no such record; a name that is too long cannot be there. */
const NO_RECORD: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME']);

/** What DNS holds at a name; null when it gave no answer that can be relied on. */
type TextRecords = readonly string[] | null;

/** The TXT records at a name, each as one text; asked of the given name server, or else of those of this machine. */
export async function findTextRecords(name: string, nameServer: string | null): Promise<TextRecords> {
  const asked = domainToASCII(name);
  // Letters that no name can have.
  if (asked === '') return [];
  const resolver = new Resolver({ timeout: ATTEMPT_MS, tries: ATTEMPTS });
  if (nameServer !== null) resolver.setServers([nameServer]);
  const tooSlow = setTimeout(() => resolver.cancel(), ALL_MS);
  try {
    const records = await resolver.resolveTxt(asked);
    return records.map((parts) => parts.join('').trim());
  } catch (cause) {
    if (!isFromDns(cause)) throw cause;
    return NO_RECORD.has(cause.code) ? [] : null;
  } finally {
    clearTimeout(tooSlow);
  }
}

function isFromDns(cause: unknown): cause is Error & { readonly code: unknown } {
  return cause instanceof Error && 'syscall' in cause && cause.syscall === 'queryTxt' && 'code' in cause;
}
