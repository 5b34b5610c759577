-- The SHA-256 of the workbook of a report, so that each of its files can be held against the one that its maker has.
ALTER TABLE report ADD COLUMN workbook_sha256 bytea;
--> statement-breakpoint
UPDATE report SET workbook_sha256 = sha256(workbook);
--> statement-breakpoint
ALTER TABLE report ALTER COLUMN workbook_sha256 SET NOT NULL,
  ADD CONSTRAINT report_workbook_hashed CHECK (octet_length(workbook_sha256) = 32);
