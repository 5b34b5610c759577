/** The digits of a RAW code that name its chapter and its section: codes that share fewer are other work. */
const SECTION_DIGITS = 4;

/** Returns the key by which RAW codes are compared: '31.42.01', '31 42 01' and '314201' are one code. */
export function rawCodeKey(code: string): string {
  return code.toLowerCase().replace(/[\s.\-/]/gu, '');
}

/**
 * Returns how many leading characters two RAW codes share; 0 where they are not of one section, the first four digits
 * (Standaard RAW Bepalingen: chapter and section).
 */
export function sharedRawPrefix(left: string, right: string): number {
  const [one, other] = [rawCodeKey(left), rawCodeKey(right)];
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared >= SECTION_DIGITS ? shared : 0;
}
