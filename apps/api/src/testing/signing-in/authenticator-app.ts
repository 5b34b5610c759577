import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../test-app.ts';
import { PASSWORD } from '../world.ts';

/** Returns the code of an authenticator app at the moment of the test. */
export function codeOf(test: TestApp, secret: string, stepsAhead = 0): string {
  const timestamp = test.clock.now().getTime() + stepsAhead * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets up a second factor as the screen does; returns the app's secret and the recovery codes. */
export async function setUpSecondFactor(
  test: TestApp,
  token: string,
): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const begun = await test.send('POST', '/api/v1/second-factor/', {
    token,
    body: { current_password: PASSWORD },
  });
  const { secret } = begun.body as { secret: string };
  const confirmed = await test.send('POST', '/api/v1/second-factor/confirm/', {
    token,
    body: { code: codeOf(test, secret) },
  });
  return { secret, recoveryCodes: (confirmed.body as { recovery_codes: string[] }).recovery_codes };
}
