import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator app supports: RFC 6238 with SHA-1, six digits, thirty seconds. */
const ISSUER = 'Milieuspoor';
const ALGORITHM = 'SHA1';
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** A clock may differ by one step, and typing takes a while. */
const STEPS_OFF = 1;
/** 160 bits, the length that RFC 4226 recommends. */
const SECRET_BYTES = 20;

export function createAuthenticatorSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

function authenticator(secret: Uint8Array, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}

/** Returns the data that set up an app: the address that it scans, and the secret for typing. */
export function describeAuthenticator(
  secret: Uint8Array,
  username: string,
): { secret: string; otpauthUri: string } {
  const totp = authenticator(secret, username);
  return { secret: totp.secret.base32, otpauthUri: totp.toString() };
}

/** Returns the time step of a code, null when it belongs to none of the present steps. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = authenticator(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
