import type { Language } from '@milieuspoor/domain';
import type { FigureTexts } from './figure-text-shape.ts';
import { figureTextsEn } from './figure-texts-en.ts';
import { figureTextsNl } from './figure-texts-nl.ts';

export const FIGURE_TEXTS: Readonly<Record<Language, FigureTexts>> = {
  nl: figureTextsNl,
  en: figureTextsEn,
};
