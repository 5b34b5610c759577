-- What is shared at a secret address is a picture of a chart, or a letter as a page: both go after the same days, are withdrawn in the
-- same list and leave with their maker.
ALTER TABLE saved_chart ADD COLUMN format text NOT NULL DEFAULT 'png' CHECK (format IN ('png', 'html'));
