-- How many times a winner's missed advantage is claimed when the work turns out worse than was offered.
ALTER TABLE project ADD COLUMN penalty_factor double precision NOT NULL DEFAULT 1.5
  CHECK (penalty_factor >= 0 AND penalty_factor <= 10);
