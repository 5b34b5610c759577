import type { Language } from '@milieuspoor/domain';
import type { SiteTexts } from './site-text-shape.ts';
import { siteTextsEn } from './site-texts-en.ts';
import { siteTextsNl } from './site-texts-nl.ts';

export const SITE_TEXTS: Readonly<Record<Language, SiteTexts>> = { nl: siteTextsNl, en: siteTextsEn };
