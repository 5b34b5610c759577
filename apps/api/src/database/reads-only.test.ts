import { expect, it } from 'vitest';
import { readsOnly } from './reads-only.ts';

it.each([
  'SELECT 1',
  '\n    select id FROM account FOR UPDATE',
  '\n  WITH known AS (SELECT 1 AS one) SELECT one, updated_at FROM known',
])('stores nothing: %s', (statement) => expect(readsOnly(statement)).toBe(true));

it.each([
  'INSERT INTO a SELECT 1',
  'UPDATE a SET b = 1 RETURNING b',
  '\n  WITH gone AS (DELETE FROM a RETURNING id) SELECT count(*) FROM gone',
  'with made as (insert into a values (1) returning id) select id from made',
  'WITH one AS (SELECT 1) MERGE INTO a USING one ON true WHEN MATCHED THEN DO NOTHING',
  'TRUNCATE a',
  'CALL do_something()',
])('may store something: %s', (statement) => expect(readsOnly(statement)).toBe(false));
