import type { Language } from '@milieuspoor/domain';
import { emviEn } from './emvi-en.ts';
import { type EmviText, emviNl } from './emvi-nl.ts';

export const EMVI_TEXTS: Readonly<Record<Language, EmviText>> = { nl: emviNl, en: emviEn };
