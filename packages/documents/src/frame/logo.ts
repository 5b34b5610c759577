import type { Language } from '@milieuspoor/domain';
import { ImageRun, Paragraph } from 'docx';
import type { HouseStyle } from '../house-style/house-style.ts';
import { FRAME_TEXTS } from '../text/frame-texts.ts';

/**
 * The largest size of a logo on a page, in pixels of 1/96 inch, and the number that identifies it among the pictures.
 */
const PLACES = {
  cover: { width: 260, height: 110, id: '100001', after: 0 },
  header: { width: 180, height: 34, id: '100002', after: 60 },
} as const;

/** Returns the logo as a paragraph; nothing where there is no logo. */
export function logoIn(
  place: keyof typeof PLACES,
  style: HouseStyle | null,
  language: Language,
): readonly Paragraph[] {
  if (!style?.logo) return [];
  const { kind, bytes, width, height } = style.logo;
  const most = PLACES[place];
  const scale = Math.min(most.width / width, most.height / height);
  const name = FRAME_TEXTS[language].logoOf(style.organisation);
  return [
    new Paragraph({
      spacing: { before: 0, after: most.after },
      children: [
        new ImageRun({
          type: kind,
          data: bytes,
          transformation: {
            width: Math.max(1, Math.round(width * scale)),
            height: Math.max(1, Math.round(height * scale)),
          },
          altText: { id: most.id, name, title: name, description: name },
        }),
      ],
    }),
  ];
}
