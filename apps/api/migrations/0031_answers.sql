-- What an uploader answered before the file was stored: a list of a question, as the workbook package states it, and the
-- answer that was chosen.
ALTER TABLE calculation ADD COLUMN answers jsonb NOT NULL DEFAULT '[]';
