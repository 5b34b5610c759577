import { findUnseen, findUnseenInText } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Returns the server's sentence about a name with invisible characters; null when it has none. */
export function unseenInName(name: string, t: TFunction): string | null {
  return sentenceOf(findUnseen(name.trim()), t);
}

/** Returns that sentence for a text of several lines. */
export function unseenInText(text: string, t: TFunction): string | null {
  return sentenceOf(findUnseenInText(text.trim()), t);
}

function sentenceOf(unseen: ReturnType<typeof findUnseen>, t: TFunction): string | null {
  return unseen && t(`errors.unseen.${unseen.kind}`, { codePoint: unseen.codePoint });
}
