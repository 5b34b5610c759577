import { isLoopbackHost } from '../platform/outbound/is-public-address.ts';

/**
 * With these modes the driver uses TLS and verifies the certificate; with `no-verify`, `disable` and none it does not.
 */
const VERIFYING = ['verify-full', 'verify-ca', 'require'];

interface DatabaseSettings {
  readonly ENVIRONMENT: string;
  readonly DATABASE_URL?: string | undefined;
  readonly MIGRATION_DATABASE_URL?: string | undefined;
  readonly DATABASE_WITHOUT_TLS: 'allowed' | 'refused';
}

/**
 * Returns the problems of the database addresses of a real installation: without TLS, rows and passwords would cross a
 * network unencrypted.
 */
export function addressesWithoutTls(settings: DatabaseSettings): string[] {
  if (settings.ENVIRONMENT !== 'Production' || settings.DATABASE_WITHOUT_TLS === 'allowed') return [];
  return (['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const).flatMap((name) => {
    const url = settings[name];
    return url === undefined || isReachedWithTls(url)
      ? []
      : `${name}: leidt zonder TLS naar een andere machine; eindig het met sslmode=verify-full, of zet DATABASE_WITHOUT_TLS=allowed als er niemand anders op het netwerk ertussen zit`;
  });
}

/** Tells whether nobody on the way can read along: because of TLS, or because it is this machine. */
function isReachedWithTls(url: string): boolean {
  // The address of a socket has no host, which only some schemes allow.
  const address = url.replace(/^postgres(?:ql)?:/, 'http:').replace(':///', '://localhost/');
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  if (host.startsWith('/') || isLoopbackHost(host)) return true;
  return VERIFYING.includes(searchParams.get('sslmode') ?? '') && !searchParams.has('uselibpqcompat');
}
