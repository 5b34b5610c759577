import { nameKey } from './name-key.ts';

/**
 * Returns the key by which product names are compared: without case and surrounding blanks, and with runs of blanks
 * joined.
 */
export function productKey(product: string): string {
  return nameKey(product).replace(/\s+/gu, ' ').trim();
}
