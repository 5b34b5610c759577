import type { FaqEntry } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';

/** A question as it is shown: in the language of the screen, or else in Dutch, since every question has Dutch texts. */
export interface ShownFaq {
  readonly uuid: string;
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly language: Language;
}

export function shownFaq(entry: FaqEntry, wanted: Language): ShownFaq {
  const { uuid } = entry;
  if (wanted === 'en' && entry.faq_title_en !== '')
    return {
      uuid,
      category: entry.faq_category_en,
      title: entry.faq_title_en,
      content: entry.faq_content_en,
      language: 'en',
    };
  return {
    uuid,
    category: entry.faq_category,
    title: entry.faq_title,
    content: entry.faq_content,
    language: 'nl',
  };
}
