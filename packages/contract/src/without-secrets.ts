/**
 * What may not be read in a log or by an error-reporting service, wherever it stands in a text. None of the patterns
 * takes a quote or a backslash, so that a text of JSON stays one.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Addresses of which a part is a secret by itself: whoever reads it could use it.
  [/(\/(?:calendar-feed|wachtwoord_vergeten|registeren|uitnodiging)\/)[^/?#\s"'<>\\]+/g, '$1[secret]'],
  // What people search for, and the tickets of downloads.
  [/\?[\w.%[\]-]+=[^\s"'<>#\\]*/g, ''],
  [/[^\s@"'<>()[\]{}:;,=/\\]+@[^\s@"'<>()[\]{}:;,=/\\]+\.[a-z]{2,}/gi, '[e-mail]'],
  // 32 random bytes, as every token of ours is written.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[secret]'],
];

/** A text with the secrets in it made unreadable: tokens, secret addresses, queries, e-mail addresses. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((cleaned, [pattern, mark]) => cleaned.replace(pattern, mark), text);
}

/** Fields of a trace that say what was asked with, and from where: left out whatever they hold. */
const SECRET_FIELDS =
  /^(http\.(query|fragment|client_ip|user_agent|request\.header)|url\.(query|fragment)|net\.|network\.|client\.|user_agent)/;

/** A value of JSON with every text in it cleaned and secret fields left out; bytes stay as they are. */
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
