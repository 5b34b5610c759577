import type { Language } from '@milieuspoor/domain';
import { figureTextsEn } from './figure-texts-en.ts';
import { type FigureTexts, figureTextsNl } from './figure-texts-nl.ts';

export const FIGURE_TEXTS: Readonly<Record<Language, FigureTexts>> = {
  nl: figureTextsNl,
  en: figureTextsEn,
};
