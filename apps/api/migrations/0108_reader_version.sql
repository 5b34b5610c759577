-- Names the code that read the file of a calculation, so that who checks a figure knows what read it; unknown for those that
-- came in before.
ALTER TABLE calculation ADD COLUMN reader_version text;
