-- What followed from another act, such as a boundary that follows the active baseline, is told apart from what somebody did.

ALTER TABLE history_entry ADD COLUMN automatic boolean NOT NULL DEFAULT false;
