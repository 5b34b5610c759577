import { randomInt } from 'node:crypto';
import { hashRecoveryCode } from '../../../platform/password-hash.ts';

const RECOVERY_CODES = 10;
/** Letters and digits that cannot be confused when read from paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Returns ten codes of 58 bits each, such as 'K7QF-2MXA-9RTB'. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, createGroup).join('-'));
}

function createGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Returns the stored hash of a recovery code, however it was typed. It is salted by the account, and slow to guess. */
export async function recoveryCodeHash(code: string, accountId: string): Promise<Buffer> {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return hashRecoveryCode(plain, Buffer.from(accountId.replaceAll('-', ''), 'hex'));
}
