import { ENVIRONMENTS } from '@milieuspoor/contract';
import { z } from 'zod';

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DEMO_PASSWORD: z.string().min(12).default('Milieuspoor-demo-2026'),
  ENVIRONMENT: z.enum(ENVIRONMENTS).default('Local'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  WEB_DIR: z.string().min(1).default('apps/web/dist'),
  SECRET_KEY: z.string().min(32).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.string().min(3).default('Milieuspoor <noreply@milieuspoor.example>'),
  PROVIDER_EMAIL: z.email().default('info@milieuspoor.example'),
  PROVIDER_NAME: z.string().min(1).default('Milieuspoor Advies'),
  /** lines, separated by commas */
  PROVIDER_ADDRESS: z.string().min(1).default('Voorbeeldkade 12, 0000 AA Voorbeeldstad'),
  PROVIDER_PHONE: z.string().min(1).default('0850 000 100'),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  BUILD: z.string().default('V2.4-unknown'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** the folder of everything that is kept, the embedded database included */
  readonly dataDir: string;
  /** a PostgreSQL server in place of the embedded database */
  readonly databaseUrl: string | null;
  readonly demoPassword: string;
  readonly environment: (typeof ENVIRONMENTS)[number];
  /** proxies in front that end TLS: that many X-Forwarded-* hops are believed, and cookies are Secure; 0 for none */
  readonly proxies: number;
  /** encrypts authenticator secrets; null keeps one in the data folder */
  readonly secretKey: string | null;
  /** the address at which people reach the product, without a trailing slash: links in mails begin with it */
  readonly publicUrl: string;
  /** a mail server; null writes mails to a folder of the data folder */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** where messages for the provider go */
  readonly providerEmail: string;
  /** who runs this installation, as the contact page says it */
  readonly provider: { readonly name: string; readonly address: string[]; readonly phone: string };
  readonly registrationOpen: boolean;
  readonly webDir: string;
  /** 'V2.4-' and the commit */
  readonly build: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads the environment once; throws one error that lists every variable that is wrong. */
export function parseSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are wrong:\n  ${problems.join('\n  ')}`);
  }
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    demoPassword: settings.DEMO_PASSWORD,
    environment: settings.ENVIRONMENT,
    proxies: settings.TRUST_PROXY,
    secretKey: settings.SECRET_KEY ?? null,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    providerEmail: settings.PROVIDER_EMAIL,
    provider: {
      name: settings.PROVIDER_NAME,
      address: settings.PROVIDER_ADDRESS.split(',').map((line) => line.trim()),
      phone: settings.PROVIDER_PHONE,
    },
    registrationOpen: settings.REGISTRATION === 'open',
    webDir: settings.WEB_DIR,
    build: settings.BUILD,
    logLevel: settings.LOG_LEVEL,
  };
}

/**
 * Whether a first start makes demonstration data. Its accounts have a known password, so it is never made in
 * production, nor on an empty start.
 */
export function wantsDemonstration(settings: Settings, options: readonly string[]): boolean {
  return settings.environment !== 'Production' && !options.includes('--empty');
}
