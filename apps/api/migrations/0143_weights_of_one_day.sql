-- A version of the weights may begin on the day of the one that it corrects (decision 0036); only the first has no day.
DROP INDEX weight_table_begins;
--> statement-breakpoint
CREATE UNIQUE INDEX weight_table_first ON weight_table (set_code) WHERE valid_from IS NULL;
