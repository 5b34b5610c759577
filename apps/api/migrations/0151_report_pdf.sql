-- The PDF of a report, from when it is first asked for, so that whoever downloads it gets the same bytes.
ALTER TABLE report ADD COLUMN pdf bytea, ADD COLUMN pdf_sha256 bytea;
--> statement-breakpoint
ALTER TABLE report ADD CONSTRAINT report_pdf_hashed
  CHECK ((pdf IS NULL) = (pdf_sha256 IS NULL) AND (pdf_sha256 IS NULL OR octet_length(pdf_sha256) = 32));
