import { readFileSync } from 'node:fs';

/** Values that only the server should read: a file in memory, written by a vault or the system, can hold each. */
const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DEMO_PASSWORD',
  'METRICS_TOKEN',
  'ALARM_WEBHOOK',
  'SENTRY_DSN',
  'SENTRY_BROWSER_DSN',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the variables, with the contents of `…_FILE` in place of each secret: processes and crash reports show an
 * environment more often than a file. All wrong files are reported at once.
 */
export function withSecretFiles(variables: Variables): { variables: Variables; problems: readonly string[] } {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = variables[`${name}_FILE`];
    if (!path) continue;
    if (variables[name]) problems.push(`${name}_FILE: ${name} staat er ook; geef er één van`);
    try {
      // Editors and `echo` add a line end to a file.
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (read[name] === '') problems.push(`${name}_FILE: ${path} is leeg`);
    } catch (cause) {
      const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'onleesbaar';
      problems.push(`${name}_FILE: ${path} is niet te lezen (${reason})`);
    }
  }
  return { variables: { ...variables, ...read }, problems };
}
