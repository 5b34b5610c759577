import type { Language } from '@milieuspoor/domain';
import { templateEn } from './template-en.ts';
import { type TemplateText, templateNl } from './template-nl.ts';

export const TEMPLATE_TEXTS: Readonly<Record<Language, TemplateText>> = { nl: templateNl, en: templateEn };
