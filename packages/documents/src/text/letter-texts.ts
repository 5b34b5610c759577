import type { Language } from '@milieuspoor/domain';
import { letterEn } from './letter-en.ts';
import { type LetterText, letterNl } from './letter-nl.ts';

export const LETTER_TEXTS: Readonly<Record<Language, LetterText>> = { nl: letterNl, en: letterEn };
