import type { TFunction } from 'i18next';

/** Returns what was pasted as a file that is read like any other. */
export function pastedFile(text: string, t: TFunction): File {
  return new File([text], t('bill.pastedName'), { type: 'text/plain' });
}
