#!/bin/sh
# Makes the secrets of deploy/compose.yaml, each in a file, once: what is there is left as it is.
set -eu
cd "$(dirname "$0")"
mkdir -p -m 0700 secrets
cd secrets
# Containers read them as users of their own; the folder keeps everybody else out.
umask 022
random() { head -c 32 /dev/urandom | base64 | tr -d '+/=\n'; }
[ -e secret-key ] || random > secret-key
[ -e database-password ] || random > database-password
[ -e serving-password ] || random > serving-password
[ -e database-url ] ||
  printf 'postgres://milieuspoor_serving:%s@database/milieuspoor' "$(cat serving-password)" > database-url
[ -e migration-database-url ] ||
  printf 'postgres://milieuspoor:%s@database/milieuspoor' "$(cat database-password)" > migration-database-url
