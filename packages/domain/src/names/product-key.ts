import { nameKey } from './name-key.ts';

/** What product names are compared by: without case, surrounding blanks, and runs of blanks, as people read them. */
export function productKey(product: string): string {
  return nameKey(product).replace(/\s+/gu, ' ').trim();
}
