import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import { PASSWORD } from '../world.ts';

const USER_PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

interface Signing {
  readonly origin?: string;
  readonly counter?: number;
  readonly rpId?: string;
}

/**
 * An authenticator in software: makes an ES256 credential without attestation, and signs with it (WebAuthn level 2).
 */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Returns a credential for a challenge, as a browser would send it. */
  create(challenge: string, { origin = 'http://localhost:8000', rpId = 'localhost' }: Signing = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([
      authenticatorData(rpId, USER_PRESENT | WITH_CREDENTIAL, 0),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      key,
    ]);
    // CBOR: {fmt: 'none', attStmt: {}, authData: bytes}
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    };
  }

  /** Returns the signature of a challenge, as a browser would send it. */
  sign(
    challenge: string,
    { origin = 'http://localhost:8000', counter = 0, rpId = 'localhost' }: Signing = {},
  ) {
    const data = authenticatorData(rpId, USER_PRESENT, counter);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    };
  }

  private named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** Adds a passkey as the screen does; returns it with the recovery codes. */
export async function addSoftwarePasskey(test: TestApp, token: string, name = 'Sleutel') {
  const begun = await test.send('POST', '/api/v1/passkeys/begin/', {
    token,
    body: { current_password: PASSWORD },
  });
  const passkey = new SoftwarePasskey();
  const { challenge } = begun.body as { challenge: string };
  const origin = new URL(test.dependencies.settings.publicUrl).origin;
  const added = await test.send('POST', '/api/v1/passkeys/', {
    token,
    body: { name, credential: passkey.create(challenge, { origin }) },
  });
  return { passkey, status: added.status, body: added.body as { recovery_codes: string[] } };
}
