import { expect, it } from 'vitest';
import { shownFaq } from './shown-faq.ts';

const entry = {
  uuid: 'f',
  faq_category: 'Begrippen',
  faq_title: 'Wat is MKI?',
  faq_content: 'De milieukostenindicator.',
  faq_category_en: 'Terms',
  faq_title_en: 'What is MKI?',
  faq_content_en: 'The environmental cost indicator.',
  position: 1,
};
const untranslated = { ...entry, faq_category_en: '', faq_title_en: '', faq_content_en: '' };

it('a question is read in the language of the screen, and in Dutch where nobody has translated it', () => {
  const dutch = {
    category: 'Begrippen',
    title: 'Wat is MKI?',
    content: 'De milieukostenindicator.',
    language: 'nl',
  };
  expect(shownFaq(entry, 'nl')).toEqual({ uuid: 'f', ...dutch });
  expect(shownFaq(untranslated, 'en')).toEqual({ uuid: 'f', ...dutch });
  expect(shownFaq(entry, 'en')).toEqual({
    uuid: 'f',
    category: 'Terms',
    title: 'What is MKI?',
    content: 'The environmental cost indicator.',
    language: 'en',
  });
});
