-- A correction of a tender whose bids are open: since when it runs, who began it and why; all three empty when none does.
-- What came of earlier ones is in the history.
ALTER TABLE project
  ADD COLUMN correction_begun_at timestamptz,
  ADD COLUMN correction_begun_by uuid REFERENCES account (id),
  ADD COLUMN correction_reason text,
  ADD CONSTRAINT project_correction_is_whole CHECK (
    (correction_begun_at IS NULL) = (correction_reason IS NULL)
    AND (correction_begun_at IS NULL) = (correction_begun_by IS NULL)
    AND (correction_begun_at IS NULL OR bids_opened_at IS NOT NULL));
--> statement-breakpoint
-- Why a bidder who is not first alone was made the winner.
ALTER TABLE applicant ADD COLUMN winner_reason text;
