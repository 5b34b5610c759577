-- Figures about others are fixed, so that what one organisation changes cannot be read from them before and after
-- (docs/decisions/0080-figures-about-others-are-fixed.md). A cell of a figure has a version for each time that it was fixed anew.
CREATE TABLE figure_fixing (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- goes up with every change of what is fixed
  revision bigint NOT NULL,
  -- the first day of the quarter in which all cells were last looked at
  quarter date
);
--> statement-breakpoint
CREATE TABLE fixed_cell (
  figure text NOT NULL,
  cell text NOT NULL,
  version integer NOT NULL,
  fixed_on date NOT NULL,
  -- fixed between two quarters, for who could not be told of the cell before
  between_quarters boolean NOT NULL,
  PRIMARY KEY (figure, cell, version)
);
--> statement-breakpoint
CREATE TABLE fixed_contribution (
  figure text NOT NULL,
  cell text NOT NULL,
  version integer NOT NULL,
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  contribution jsonb NOT NULL,
  PRIMARY KEY (figure, cell, version, organisation_id),
  FOREIGN KEY (figure, cell, version) REFERENCES fixed_cell (figure, cell, version) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX fixed_contribution_of_organisation ON fixed_contribution (organisation_id);
