/** The kind of proof that a method of RFC 8176 gives: something that the person knows, has or is. */
const KIND_OF_METHOD: Readonly<Record<string, 'known' | 'had' | 'is'>> = {
  pwd: 'known',
  pin: 'known',
  kba: 'known',
  otp: 'had',
  hwk: 'had',
  swk: 'had',
  sc: 'had',
  sms: 'had',
  tel: 'had',
  face: 'is',
  fpt: 'is',
  iris: 'is',
  retina: 'is',
  vbm: 'is',
};

/** The statement of an identity provider about how somebody signed in there (OpenID Connect Core 1.0, 2; RFC 8176). */
export interface SignOnProof {
  /** authentication context class; null when the provider states none */
  readonly acr: string | null;
  /** authentication methods */
  readonly amr: readonly string[];
}

/**
 * Tells whether the provider states that two factors were used: `mfa` among the methods, methods of two kinds, or a
 * context class that was agreed to mean two factors. Only what the provider states counts.
 */
export function isMultiFactor({ acr, amr }: SignOnProof, agreedContexts: readonly string[]): boolean {
  if (amr.includes('mfa')) return true;
  if (acr !== null && agreedContexts.includes(acr)) return true;
  const kinds = new Set(
    amr.flatMap((method) => (Object.hasOwn(KIND_OF_METHOD, method) ? [KIND_OF_METHOD[method]] : [])),
  );
  return kinds.size > 1;
}
