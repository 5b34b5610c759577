import { findUnseen, findUnseenInText } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** What is said of a name that holds what nobody sees, as the server says it; null when there is nothing of the kind. */
export function unseenInName(name: string, t: TFunction): string | null {
  return sentenceOf(findUnseen(name.trim()), t);
}

/** The same of a text of several lines. */
export function unseenInText(text: string, t: TFunction): string | null {
  return sentenceOf(findUnseenInText(text.trim()), t);
}

function sentenceOf(unseen: ReturnType<typeof findUnseen>, t: TFunction): string | null {
  return unseen && t(`errors.unseen.${unseen.kind}`, { codePoint: unseen.codePoint });
}
