-- Who runs an organisation from day to day: some of its members, given by staff or by one another.

ALTER TABLE membership ADD COLUMN administrator boolean NOT NULL DEFAULT false;
