import type { Language } from '@milieuspoor/domain';
import { HeadingLevel, Paragraph } from 'docx';
import type { HouseStyle } from '../house-style/house-style.ts';
import { FRAME_TEXTS } from '../text/frame-texts.ts';

/**
 * Returns the texts of an organisation at the end of every document, each line a paragraph; empty where it has none.
 */
export function standardTexts(style: HouseStyle | null, language: Language): readonly Paragraph[] {
  const { closing = '', contact = '' } = style?.texts[language] ?? {};
  const lines = [closing, contact].flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  return [
    new Paragraph({ text: FRAME_TEXTS[language].about, heading: HeadingLevel.HEADING_1 }),
    ...lines.map((text) => new Paragraph({ text, keepLines: true })),
  ];
}
