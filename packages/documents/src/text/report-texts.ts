import type { Language } from '@milieuspoor/domain';
import { reportEn } from './report-en.ts';
import { type ReportText, reportNl } from './report-nl.ts';

export const REPORT_TEXTS: Readonly<Record<Language, ReportText>> = { nl: reportNl, en: reportEn };
