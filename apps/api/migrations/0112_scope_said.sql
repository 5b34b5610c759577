-- What a screen says of two calculations that are not the same work: how many posts somebody explained, and of the posts whose MKI
-- lacks something in a module, those that declare a part of it there. No pair was worked out before 0110 was there.
ALTER TABLE pair_scope ADD COLUMN explained_posts integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE pair_scope_node ADD COLUMN mki_partly double precision[] NOT NULL DEFAULT array_fill(0::double precision, ARRAY[10]);
