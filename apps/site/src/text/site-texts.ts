import type { Language } from '@milieuspoor/domain';
import { siteTextsEn } from './site-texts-en.ts';
import { type SiteTexts, siteTextsNl } from './site-texts-nl.ts';

export const SITE_TEXTS: Readonly<Record<Language, SiteTexts>> = { nl: siteTextsNl, en: siteTextsEn };
