/** What TLS says of an answer without it. */
export const NO_TLS = /wrong version number|packet length too long|unknown protocol|record layer failure/i;

/** What TLS says of a certificate that is not trusted. */
export const OF_CERTIFICATE = /certificate|altnames|self.signed/i;

/** How something stands: well, worth a look, or so that people would meet it. */
type State = 'good' | 'attention' | 'wrong';

/** A sentence about one subject, in Dutch, with what to do about it where something is to be done. */
export interface Finding {
  readonly state: State;
  readonly subject: string;
  readonly sentence: string;
}

/** The three ways to state a finding about a subject. */
export function about(subject: string) {
  const state = (how: State) => (sentence: string) => ({ state: how, subject, sentence }) satisfies Finding;
  return { good: state('good'), attention: state('attention'), wrong: state('wrong') };
}

/** What parsers say of something else than they were to read, where it is told to people. */
const OF_PARSERS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/invalid url/i, 'dat is geen adres'],
  [/^parse error|HPE_|expected HTTP\//i, 'het antwoord is geen HTTP'],
  [NO_TLS, 'het antwoord is geen TLS'],
  [/unexpected token|not valid JSON|unexpected end of JSON/i, 'het antwoord is geen JSON'],
];

function inDutch(reason: string): string {
  return OF_PARSERS.find(([said]) => said.test(reason))?.[1] ?? reason;
}

/** What went wrong, in the words of who met it; of a request that failed, the cause says more than the error. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.cause instanceof Error) return reasonOf(cause.cause);
  // Node tries every address of a name and puts what came of each in one error without a message.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return inDutch(cause.message);
}
