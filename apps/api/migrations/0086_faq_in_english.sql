-- Questions in English beside the Dutch: all three texts, or none while nobody has translated it.

ALTER TABLE faq_entry
  ADD COLUMN category_en text NOT NULL DEFAULT '' CHECK (char_length(category_en) <= 100),
  ADD COLUMN title_en text NOT NULL DEFAULT '' CHECK (char_length(title_en) <= 200),
  ADD COLUMN content_en text NOT NULL DEFAULT '' CHECK (char_length(content_en) <= 10000),
  ADD CONSTRAINT faq_entry_english_whole
    CHECK ((category_en = '') = (title_en = '') AND (title_en = '') = (content_en = ''));
