import type { Language } from '@milieuspoor/domain';
import { recordEn } from './record-en.ts';
import { type RecordText, recordNl } from './record-nl.ts';

export const RECORD_TEXTS: Readonly<Record<Language, RecordText>> = { nl: recordNl, en: recordEn };
