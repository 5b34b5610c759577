import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';

/** The time limits of one attempt, and of all attempts with every name server: a person waits for the answer. */
const ATTEMPT_MS = 2_000;
const ATTEMPTS = 2;
const ALL_MS = 5_000;

/** The name does not exist, or it has no such record; a name that is too long cannot exist. */
const NO_RECORD: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME']);

/** The records of DNS at a name; null when there was no reliable answer. */
type TextRecords = readonly string[] | null;

/**
 * Returns the TXT records at a name, each as one text, from the given name server, or else from those of this machine.
 */
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
