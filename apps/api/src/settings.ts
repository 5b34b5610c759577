import { Resolver } from 'node:dns';
import { addressLines, ENVIRONMENTS, INVENTED_PROVIDER } from '@milieuspoor/contract';
import { z } from 'zod';
import { addressesWithoutTls } from './database/reached-with-tls.ts';
import type { DiskBounds } from './platform/disk/disk-room.ts';
import { isSender } from './platform/mail/sender-address.ts';
import { withSecretFiles } from './platform/secret-files.ts';

const MEGABYTE = 1024 * 1024;

/** One backup a day, of which one may fail. */
const BACKUP_DAYS_IN_PRODUCTION = 2;

/** An address with a public key in it, in the form of the error-reporting service. */
const dsn = z
  .string()
  .regex(/^https?:\/\/[^/@\s]+@[\w.-]+(:\d+)?\/([\w/-]*\/)?\d+$/, 'geen DSN van een project in Sentry');

/** Among 32 random characters there are at least this many different ones, also for hexadecimal digits. */
const DIFFERENT_CHARACTERS_MIN = 9;
const TOO_SHORT = 'te kort: minstens 32 tekens';
const secretKey = z
  .string()
  .min(32, TOO_SHORT)
  .refine(
    (key) => new Set(key).size >= DIFFERENT_CHARACTERS_MIN,
    'niet willekeurig genoeg: maak hem met `openssl rand -base64 32`',
  );

const databaseAddress = z
  .string()
  .startsWith('postgres', 'geen adres van een PostgreSQL-server, zoals postgresql://naam@server/milieuspoor');

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'geen adres dat met https:// of http:// begint',
});

const inDutch = z.locales.nl().localeError;

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseAddress.optional(),
  MIGRATION_DATABASE_URL: databaseAddress.optional(),
  /** whether production may connect to a database on another machine without TLS */
  DATABASE_WITHOUT_TLS: z.enum(['allowed', 'refused']).default('refused'),
  DEMO_PASSWORD: z.string().min(12).default('Milieuspoor-demo-2026'),
  ENVIRONMENT: z.enum(ENVIRONMENTS).default('Local'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  WEB_DIR: z.string().min(1).default('apps/web/dist'),
  SITE_DIR: z.string().min(1).default('apps/site/dist'),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, TOO_SHORT).optional(),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'geen adres dat met https:// begint, zoals https://milieuspoor.example',
      abort: true,
    })
    .refine(
      isOrigin,
      'is niet het adres van een hele server: geef het zonder pad, zoals https://milieuspoor.example',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'geen adres van een mailserver, zoals smtps://mail.voorbeeld.nl')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      isSender,
      'geen afzender: schrijf een adres, of een naam en een adres, zoals Milieuspoor <noreply@voorbeeld.nl>',
    )
    .default('Milieuspoor <noreply@milieuspoor.example>'),
  PROVIDER_EMAIL: z.email().default(INVENTED_PROVIDER.email),
  PROVIDER_NAME: z.string().min(1).default(INVENTED_PROVIDER.name),
  /** lines, separated by commas */
  PROVIDER_ADDRESS: z.string().min(1).default(INVENTED_PROVIDER.address),
  PROVIDER_PHONE: z.string().min(1).default(INVENTED_PROVIDER.phone),
  /** base address of PDOK's Locatieserver */
  ADDRESS_SEARCH_URL: webAddress.optional(),
  MAP_TILES_URL: z.string().refine(isTileAddress, 'geen http(s)-adres met {z}, {x} en {y}').optional(),
  SENTRY_DSN: dsn.optional(),
  SENTRY_BROWSER_DSN: dsn.optional(),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  /** the program of LibreOffice that turns a document into a PDF */
  SOFFICE_PATH: z.string().startsWith('/').optional(),
  /** whether webhooks may go to this machine, to private networks, and without TLS */
  WEBHOOKS_TO_PRIVATE: z.enum(['allowed', 'refused']).default('refused'),
  /** whether single sign-on may use a provider on this machine without TLS, for tests and development */
  SIGN_ON_HTTP: z.enum(['refused', 'loopback']).default('refused'),
  DNS_SERVER: z
    .string()
    .refine(isNameServer, 'geen adres van een naamserver, zoals 10.0.0.53 of 10.0.0.53:5353')
    .optional(),
  /** for one account; 0 means no limit */
  CALLS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** the log warns below this much room on the disk of DATA_DIR; 0 means never */
  DISK_WARNING_MB: z.coerce.number().int().min(0).default(2048),
  /**
   * below this much room the embedded database stores nothing more, so that it can still be read; 0 means that it
   * stores until it cannot
   */
  DISK_FULL_MB: z.coerce.number().int().min(0).default(256),
  /** within this number of days there must be a backup; 0 where backups are made in another way */
  BACKUP_DAYS: z.coerce.number().int().min(0).optional(),
  /** where the operator is notified of problems; both, one or neither */
  ALARM_WEBHOOK: webAddress.optional(),
  ALARM_EMAIL: z.email().optional(),
  BUILD: z.string().default('V2.4-unknown'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** the folder of all stored data, including the embedded database */
  readonly dataDir: string;
  /** a PostgreSQL server instead of the embedded database */
  readonly databaseUrl: string | null;
  /**
   * the same database at the address for its owner; null when databaseUrl is the owner's, or migrations run elsewhere
   */
  readonly migrationDatabaseUrl: string | null;
  readonly demoPassword: string;
  readonly environment: (typeof ENVIRONMENTS)[number];
  /**
   * number of proxies in front that end TLS: that many X-Forwarded-* hops are trusted, and cookies are Secure; 0 for
   * none
   */
  readonly proxies: number;
  /** encrypts authenticator secrets; null stores a generated one in the data folder */
  readonly secretKey: string | null;
  /** the former secretKey: opens what it sealed, and seals nothing */
  readonly previousSecretKey: string | null;
  /** the public address of the product, without a trailing slash: links in mails begin with it */
  readonly publicUrl: string;
  /** a mail server; null writes mails to a folder of the data folder */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** the address for messages to the provider */
  readonly providerEmail: string;
  /** the provider of this installation, on the contact page */
  readonly provider: { readonly name: string; readonly address: string[]; readonly phone: string };
  /** where faults of the server are reported; null reports none */
  readonly serverDsn: string | null;
  /** where browsers report their faults; null when they do not */
  readonly browserDsn: string | null;
  /** whether staff must have a second factor, also those without an organisation */
  readonly staffNeedSecondFactor: boolean;
  readonly registrationOpen: boolean;
  /** the address service, without a trailing slash; null uses only the built-in places, and sends no request */
  readonly addressSearchUrl: string | null;
  /**
   * where browsers load the tiles of the background map, with {z}, {x} and {y}; null shows none, and sends no request
   */
  readonly mapTilesUrl: string | null;
  /** LibreOffice, which makes PDFs; null makes none */
  readonly sofficePath: string | null;
  /** whether webhooks may go to this machine, to private networks, and without TLS */
  readonly webhooksToPrivate: boolean;
  /** whether a provider of single sign-on may be on this machine, without TLS; never in production */
  readonly signOnHttp: boolean;
  /** the name server for the records that prove to whom a domain belongs; null uses the name servers of this machine */
  readonly nameServer: string | null;
  /** the limit of requests of an account in a minute; 0 means no limit */
  readonly callsPerMinute: number;
  /** the token of a program that reads the metrics; null when nobody may */
  readonly metricsToken: string | null;
  /** in bytes: when the log warns about the disk of the data folder, and when nothing more is stored on it */
  readonly diskBounds: DiskBounds;
  /** within this number of days `npm run backup` must have made one; 0 where none is expected */
  readonly backupDays: number;
  /** where the operator is notified of problems, each null where not */
  readonly alarm: { readonly webhook: string | null; readonly email: string | null };
  readonly webDir: string;
  readonly siteDir: string;
  /** 'V2.4-' and the commit */
  readonly build: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/**
 * Reads the environment once; throws one error that lists every wrong variable, in Dutch, like all messages of a start.
 */
export function parseSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const { variables: all, problems: wrongFiles } = withSecretFiles(variables);
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given, { error: inDutch });
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...wrongFiles, ...wrong, ...(result.success ? addressesWithoutTls(result.data) : [])];
  if (!result.success || problems.length > 0)
    throw new Error(`Deze instellingen kloppen niet:\n  ${problems.join('\n  ')}`);
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL ?? null,
    demoPassword: settings.DEMO_PASSWORD,
    environment: settings.ENVIRONMENT,
    proxies: settings.TRUST_PROXY,
    secretKey: settings.SECRET_KEY ?? null,
    previousSecretKey: settings.SECRET_KEY_PREVIOUS ?? null,
    publicUrl: settings.PUBLIC_URL
      ? new URL(settings.PUBLIC_URL).origin
      : `http://localhost:${settings.PORT}`,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    providerEmail: settings.PROVIDER_EMAIL,
    provider: {
      name: settings.PROVIDER_NAME,
      address: addressLines(settings.PROVIDER_ADDRESS),
      phone: settings.PROVIDER_PHONE,
    },
    serverDsn: settings.SENTRY_DSN ?? null,
    browserDsn: settings.SENTRY_BROWSER_DSN ?? settings.SENTRY_DSN ?? null,
    staffNeedSecondFactor: settings.STAFF_SECOND_FACTOR === 'required',
    registrationOpen: settings.REGISTRATION === 'open',
    addressSearchUrl: settings.ADDRESS_SEARCH_URL?.replace(/\/+$/, '') ?? null,
    mapTilesUrl: settings.MAP_TILES_URL ?? null,
    sofficePath: settings.SOFFICE_PATH ?? null,
    webhooksToPrivate: settings.WEBHOOKS_TO_PRIVATE === 'allowed',
    signOnHttp: settings.SIGN_ON_HTTP === 'loopback' && settings.ENVIRONMENT !== 'Production',
    nameServer: settings.DNS_SERVER ?? null,
    callsPerMinute: settings.CALLS_PER_MINUTE,
    metricsToken: settings.METRICS_TOKEN ?? null,
    diskBounds: {
      little: settings.DISK_WARNING_MB * MEGABYTE,
      // A PostgreSQL server stores on its own disk.
      none: settings.DATABASE_URL ? 0 : settings.DISK_FULL_MB * MEGABYTE,
    },
    backupDays:
      settings.BACKUP_DAYS ?? (settings.ENVIRONMENT === 'Production' ? BACKUP_DAYS_IN_PRODUCTION : 0),
    alarm: { webhook: settings.ALARM_WEBHOOK ?? null, email: settings.ALARM_EMAIL ?? null },
    webDir: settings.WEB_DIR,
    siteDir: settings.SITE_DIR,
    build: settings.BUILD,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Returns the database address for code that reads or creates all data, which the serving role may not do. */
export function ownersUrl({
  databaseUrl,
  migrationDatabaseUrl,
}: Pick<Settings, 'databaseUrl' | 'migrationDatabaseUrl'>): string | null {
  return migrationDatabaseUrl ?? databaseUrl;
}

/** Returns the address of the serving role, where that is not the owner of the database. */
export function servingUrl({
  databaseUrl,
  migrationDatabaseUrl,
}: Pick<Settings, 'databaseUrl' | 'migrationDatabaseUrl'>): string | null {
  return migrationDatabaseUrl ? databaseUrl : null;
}

/** Tells whether an address is that of a whole server: the product cannot be served below a path. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

function isNameServer(address: string): boolean {
  try {
    new Resolver().setServers([address]);
    return true;
  } catch {
    return false;
  }
}

/** Tells whether a template has a fixed host, so that the content security policy can name it. */
function isTileAddress(template: string): boolean {
  const parts = ['{z}', '{x}', '{y}'];
  return /^https?:\/\/[\w.-]+(:\d+)?\//.test(template) && parts.every((part) => template.includes(part));
}

/**
 * Tells whether a first start makes demonstration data. Its accounts have a known password, so it is never made in
 * production, nor on an empty start.
 */
export function wantsDemonstration(settings: Settings, options: readonly string[]): boolean {
  return settings.environment !== 'Production' && !options.includes('--empty');
}
