import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_PERSON } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/**
 * Columns that look as if they were about a person, but are not, or are handled elsewhere. If you add a table with an
 * account, a name, an address or a number, put it into the export and the erasure, or say here why not.
 */
const NOT_OF_A_PERSON: Readonly<Record<string, string>> = {
  'account.username_key': 'the username, to look it up',
  'account.email_key': 'the address, to look it up',
  'api_key.id': 'the account of a program, which is nobody',
  'api_key.last_used_address': 'of a machine that a program runs on',
  'applicant.name': 'a bidder is an organisation',
  'calculation_total.name': 'a product group',
  'declaration_file.name': 'of a file about a product',
  'house_style.template_name': 'of a file of the organisation',
  'kept_figures.column_name': 'a column of a table',
  'organisation.name': 'an organisation',
  'product_version.name': 'a product',
  'project.name': 'a project',
  'project.reference_calculation_name': 'a calculation',
  'quantities_file.name': 'of a file of the organisation',
  'random_applicant.name': 'invented',
  'saved_chart.name': 'the secret part of an address',
  'history_entry.person_id':
    'finds what is about somebody; it is their account, which says nothing once they are erased',
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NAMES =
  'email|first_name|last_name|(^|_)name$|^tel|phone|contact|address|user_agent|username|sender|person';

async function listColumns() {
  return listRows<{ table: string; column: string }>(
    database.queries,
    sql`
      SELECT columns.table_name::text AS table, columns.column_name::text AS column
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND (column_name ~ ${NAMES} OR EXISTS (
        SELECT FROM pg_constraint JOIN pg_attribute
          ON pg_attribute.attrelid = conrelid AND pg_attribute.attnum = ANY(conkey)
        WHERE contype = 'f' AND confrelid = 'account'::regclass
          AND conrelid = to_regclass(format('public.%I', columns.table_name)) AND attname = columns.column_name))
      ORDER BY 1, 2`,
  );
}

/** Returns which columns of which tables a query file reads: a table and its column in the same statement. */
function statementsOf(file: string): string[] {
  const person = Object.values(ACCOUNT_PERSON).map(({ wire }) => wire);
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/\$\{columnsOf\(ACCOUNT_PERSON\)\}/g, person.join(', '))
    .split(/\bsql`/);
}

it('every column that refers to an account, or holds a name, an address or a number, is in the export or has a reason', async () => {
  const statements = statementsOf('personal-data.queries.ts');
  const columns = await listColumns();
  expect(columns.length).toBeGreaterThan(40);
  const forgotten = columns
    .filter(({ table, column }) => !NOT_OF_A_PERSON[`${table}.${column}`])
    .filter(({ table, column }) => {
      const reading = new RegExp(`\\b(FROM|JOIN) ${table}\\b`);
      return !statements.some((each) => reading.test(each) && new RegExp(`\\b${column}\\b`).test(each));
    })
    .map(({ table, column }) => `${table}.${column}`);
  expect(forgotten).toEqual([]);
});

it('every reason is for a column that exists', async () => {
  const known = new Set((await listColumns()).map(({ table, column }) => `${table}.${column}`));
  expect(Object.keys(NOT_OF_A_PERSON).filter((each) => !known.has(each))).toEqual([]);
});

/**
 * The references to an account that stay when its person is erased, because the account then says nothing about
 * anybody.
 */
const STAYS = [
  'account_token.sent_by',
  'api_key.created_by',
  'api_key.held_by',
  'api_key.id',
  'api_key.revoked_by',
  'applicant.entered_by',
  'calculation.uploaded_by',
  'column_placement.placed_by',
  'gap_decision.decided_by',
  'history_entry.account_id',
  'issued_criterion.issued_by',
  'message.handled_by',
  'project.correction_begun_by',
  'project.opening_asked_by',
  'project.opening_witness',
  'remembered_match.account_id',
  'report.account_id',
  'saved_chart.account_id',
  'scope_answer.answered_by',
  'unlock_request.account_id',
  'webhook.created_by',
  'webhook.held_by',
  'weight.confirmed_by',
  'weight_table.created_by',
];

it('the erasure empties every table that refers to an account, or the table stays on purpose', async () => {
  const statements = statementsOf('erasure.queries.ts');
  const references = await listRows<{ reference: string; table: string }>(
    database.queries,
    sql`
      SELECT format('%s.%s', conrelid::regclass, attname) AS reference, conrelid::regclass::text AS table
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
      WHERE contype = 'f' AND confrelid = 'account'::regclass ORDER BY 1`,
  );
  const left = references
    .filter(({ table }) => !statements.some((each) => new RegExp(`DELETE FROM ${table}\\b`).test(each)))
    .map(({ reference }) => reference);
  expect(left.filter((each) => !STAYS.includes(each))).toEqual([]);
  const known = references.map(({ reference }) => reference);
  expect(STAYS.filter((each) => !known.includes(each))).toEqual([]);
});
