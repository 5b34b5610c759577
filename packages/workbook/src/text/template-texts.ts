import type { Language } from '@milieuspoor/domain';
import { templateEn } from './template-en.ts';
import { templateNl } from './template-nl.ts';
import type { TemplateText } from './template-text.ts';

export const TEMPLATE_TEXTS: Readonly<Record<Language, TemplateText>> = { nl: templateNl, en: templateEn };
