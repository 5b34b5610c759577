-- National ratios are fixed for a quarter as other figures about others are, in the same tables
-- (docs/decisions/0152-national-ratios.md). They have a quarter of their own: an installation that had fixed the present one before
-- it had ratios still fixes them.
ALTER TABLE figure_fixing ADD COLUMN ratios_quarter date;
