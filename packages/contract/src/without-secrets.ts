/**
 * What must not appear in a log or in an error-reporting service, anywhere in a text. No pattern matches a quote or a
 * backslash, so that JSON remains valid.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Addresses with a secret part: whoever reads it could use it.
  [/(\/(?:calendar-feed|wachtwoord_vergeten|registeren|uitnodiging)\/)[^/?#\s"'<>\\]+/g, '$1[secret]'],
  // Search terms of people, and tickets of downloads.
  [/\?[\w.%[\]-]+=[^\s"'<>#\\]*/g, ''],
  [/[^\s@"'<>()[\]{}:;,=/\\]+@[^\s@"'<>()[\]{}:;,=/\\]+\.[a-z]{2,}/gi, '[e-mail]'],
  // 32 random bytes, in the form of every token of ours.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[secret]'],
];

/** Returns a text with its secrets replaced: tokens, secret addresses, queries, e-mail addresses. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((cleaned, [pattern, mark]) => cleaned.replace(pattern, mark), text);
}

/** Fields of a trace that state the credentials and the origin of a request: omitted whatever they hold. */
const SECRET_FIELDS =
  /^(http\.(query|fragment|client_ip|user_agent|request\.header)|url\.(query|fragment)|net\.|network\.|client\.|user_agent)/;

/** Returns a JSON value with every text in it cleaned and secret fields omitted; bytes do not change. */
export function cleanedOfSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (Array.isArray(value)) return value.map(cleanedOfSecrets);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET_FIELDS.test(name))
      .map(([name, each]) => [name, cleanedOfSecrets(each)]),
  );
}
