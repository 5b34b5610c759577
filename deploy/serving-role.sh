#!/bin/sh
# Run once by the image of PostgreSQL, on an empty folder: makes the role with which Milieuspoor serves. It owns nothing; what it may
# do is granted with each migration.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set "password=$(cat /run/secrets/serving-password)" <<'SQL'
CREATE ROLE milieuspoor_serving LOGIN PASSWORD :'password';
SQL
