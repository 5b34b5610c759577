import type { Settings } from '../../settings.ts';

const HIDDEN = '***';
/** Shorter ones stand in ordinary words, and hiding those would tell them. */
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

/** The text with every secret of the settings hidden, since others' messages may repeat what they were given. */
export function withoutSecrets(text: string, settings: Secrets): string {
  const { secretKey, previousSecretKey, metricsToken, serverDsn, browserDsn, alarm } = settings;
  const addresses = [settings.databaseUrl, settings.migrationDatabaseUrl, settings.smtpUrl];
  const secrets = [secretKey, previousSecretKey, metricsToken, serverDsn, browserDsn, alarm.webhook]
    .concat(addresses, addresses.flatMap(passwordsIn))
    .filter((each) => each !== null)
    .filter((each) => each.length >= SECRET_MIN);
  // The longest first: an address holds its password.
  return secrets
    .sort((one, other) => other.length - one.length)
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text);
}

/** The password of an address, as it is written there and as it is meant. */
function passwordsIn(address: string | null): string[] {
  const written = address && URL.canParse(address) ? new URL(address).password : '';
  try {
    return [written, decodeURIComponent(written)];
  } catch {
    return [written];
  }
}
