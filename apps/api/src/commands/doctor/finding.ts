/** The errors of TLS for an answer without TLS. */
export const NO_TLS = /wrong version number|packet length too long|unknown protocol|record layer failure/i;

/** The errors of TLS for a certificate that is not trusted. */
export const OF_CERTIFICATE = /certificate|altnames|self.signed/i;

/** The state of a subject: good, worth attention, or so wrong that users would notice. */
type State = 'good' | 'attention' | 'wrong';

/** A sentence about one subject, in Dutch, with advice where something must be done. */
export interface Finding {
  readonly state: State;
  readonly subject: string;
  readonly sentence: string;
}

/** Returns the three ways to state a finding about a subject. */
export function about(subject: string) {
  const state = (how: State) => (sentence: string) => ({ state: how, subject, sentence }) satisfies Finding;
  return { good: state('good'), attention: state('attention'), wrong: state('wrong') };
}

/** Error messages of parsers for unexpected contents, with the text that people get. */
const OF_PARSERS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/invalid url/i, 'dat is geen adres'],
  [/^parse error|HPE_|expected HTTP\//i, 'het antwoord is geen HTTP'],
  [NO_TLS, 'het antwoord is geen TLS'],
  [/unexpected token|not valid JSON|unexpected end of JSON/i, 'het antwoord is geen JSON'],
];

function inDutch(reason: string): string {
  return OF_PARSERS.find(([said]) => said.test(reason))?.[1] ?? reason;
}

/**
 * Returns the reason of a failure in the words of whoever reported it; for a failed request the cause says more than
 * the error.
 */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.cause instanceof Error) return reasonOf(cause.cause);
  // Node tries every address of a name and puts all their failures in one error without a message.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return inDutch(cause.message);
}
