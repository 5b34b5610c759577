/**
 * Returns a function that encrypts or decrypts bytes with RC4, one after another; it is its own inverse. Node's OpenSSL has
 * RC4 no more, since it protects nothing. Here it opens files that protect nothing: their password is public.
 */
export function createRc4(key: Uint8Array): (byte: number) => number {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  let other = 0;
  for (let index = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  let index = 0;
  other = 0;
  return (byte) => {
    index = (index + 1) & 255;
    other = (other + at(index)) & 255;
    swap(index, other);
    return byte ^ at(at(index) + at(other));
  };
}
