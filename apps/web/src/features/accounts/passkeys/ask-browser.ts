import type { endpoints, InputOf, ResultOf } from '@milieuspoor/contract/client';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Tells whether this browser supports passkeys. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

type Credential = InputOf<typeof endpoints.addPasskey>['body']['credential'];

/** Lets the browser make a passkey; the browser shows its own dialog. */
export async function makePasskey(options: ResultOf<typeof endpoints.beginPasskey>): Promise<Credential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    id: made.id,
    rawId: made.rawId,
    type: made.type,
    response: { clientDataJSON, attestationObject, transports },
  };
}

type Answer = NonNullable<InputOf<typeof endpoints.logIn>['body']['passkey']>;

/** Lets a passkey sign; the browser shows its own dialog. */
export async function signWithPasskey(
  options: ResultOf<typeof endpoints.beginPasskeySignIn>,
): Promise<Answer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  });
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return {
    id: signed.id,
    rawId: signed.rawId,
    type: signed.type,
    response: { clientDataJSON, authenticatorData, signature },
  };
}

/** Returns why the browser refused; null when the browser was not the cause. */
export function browserRefusal(error: unknown): 'cancelled' | 'known' | 'elsewhere' | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'known';
  if (error.name === 'SecurityError') return 'elsewhere';
  return ['NotAllowedError', 'AbortError'].includes(error.name) ? 'cancelled' : null;
}
