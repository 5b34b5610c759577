import type pg from 'pg';

/** Tells whether this role may change the schema, as the owner of the database may. */
export async function mayMigrate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "SELECT has_database_privilege(current_database(), 'CREATE') AS may",
  );
  return rows[0]?.may ?? false;
}

/** Returns the role of a connection. */
export async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
  return rows[0]?.role ?? '';
}

/**
 * Lets the serving role read and write rows, and read which migrations ran: it can neither change nor drop a table, nor
 * disable the triggers that protect the history. The owner calls it after every migration, for the new tables.
 */
export async function letServe(owner: pg.Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role);
  await owner.query(`GRANT USAGE ON SCHEMA public, drizzle TO ${name}`);
  await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`);
  await owner.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name}`);
  await owner.query(`GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${name}`);
}
