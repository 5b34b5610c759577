import { readFileSync } from 'node:fs';
import { passwordProblems } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { isLeaked } from './leaked-passwords.ts';
import { newPasswordProblems } from './new-password-problems.ts';

const DIGEST_BYTES = 5;

describe('a leaked password', () => {
  it.each([
    'sonyericsson',
    'SonyEricsson',
    'needforspeed',
    '123qweasdzxc',
    '1qaz2wsx3edc4rfv',
    'finalfantasy',
  ])('%s is refused, although no other rule refuses it', async (password) => {
    expect(passwordProblems(password, [])).toEqual([]);
    expect(await newPasswordProblems(password, [])).toEqual([{ code: 'password-leaked' }]);
  });

  it.each(['drie blauwe kranen in de mist', 'regenpijp kantelt zacht', 'x7#Kp9$mQ2vL', 'Kruispuntlantaarn'])(
    '%s is not in the list',
    async (password) => {
      expect(await isLeaked(password)).toBe(false);
      expect(await newPasswordProblems(password, [])).toEqual([]);
    },
  );

  it('the list has more than three thousand, each once and in order, so that all can be found', () => {
    const bytes = readFileSync(new URL('./leaked-passwords.bin', import.meta.url));
    const digests = Array.from({ length: bytes.length / DIGEST_BYTES }, (_, at) =>
      bytes.subarray(at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES).toString('hex'),
    );
    expect(digests.length).toBeGreaterThan(40_000);
    expect(digests).toEqual([...new Set(digests)].sort());
  });
});
