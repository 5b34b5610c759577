import type { Settings } from '../../settings.ts';

const HIDDEN = '***';
/** Shorter secrets occur in ordinary words, and hiding those would reveal them. */
const SECRET_MIN = 4;

type Secrets = Pick<
  Settings,
  | 'databaseUrl'
  | 'migrationDatabaseUrl'
  | 'smtpUrl'
  | 'secretKey'
  | 'previousSecretKey'
  | 'metricsToken'
  | 'serverDsn'
  | 'browserDsn'
  | 'alarm'
>;

/**
 * Returns the text with every secret of the settings hidden, since messages of others may repeat what they received.
 */
export function withoutSecrets(text: string, settings: Secrets): string {
  const { secretKey, previousSecretKey, metricsToken, serverDsn, browserDsn, alarm } = settings;
  const addresses = [settings.databaseUrl, settings.migrationDatabaseUrl, settings.smtpUrl];
  const secrets = [secretKey, previousSecretKey, metricsToken, serverDsn, browserDsn, alarm.webhook]
    .concat(addresses, addresses.flatMap(passwordsIn))
    .filter((each) => each !== null)
    .filter((each) => each.length >= SECRET_MIN);
  // Longest first, because an address contains its password.
  return secrets
    .sort((one, other) => other.length - one.length)
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text);
}

/** Returns the password of an address, both encoded and decoded. */
function passwordsIn(address: string | null): string[] {
  const written = address && URL.canParse(address) ? new URL(address).password : '';
  try {
    return [written, decodeURIComponent(written)];
  } catch {
    return [written];
  }
}
