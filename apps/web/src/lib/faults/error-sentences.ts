import { ApiError } from '@milieuspoor/contract/client';
import type { TFunction } from 'i18next';

/** Returns what went wrong, for people: the server's own messages, or a sentence for its status where it gave none. */
export function errorSentences(error: unknown, t: TFunction): readonly string[] {
  if (!(error instanceof ApiError)) return [t('errors.unexpected')];
  if (error.messages.length > 0) return error.messages;
  return [sentenceForStatus(error.status, t)];
}

function sentenceForStatus(status: number, t: TFunction): string {
  switch (status) {
    case 0:
      return t('errors.unreachable');
    case 401:
      return t('errors.signedOut');
    case 403:
      return t('errors.forbidden');
    case 404:
      return t('errors.notFound');
    case 409:
      return t('errors.conflict');
    case 413:
      return t('errors.tooLarge');
    case 429:
      return t('errors.tooMany');
    case 503:
      return t('errors.away');
    default:
      return status >= 500 ? t('errors.server') : t('errors.unexpected');
  }
}
