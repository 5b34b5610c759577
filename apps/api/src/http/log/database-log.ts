import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';

/** Logs when the database becomes unreachable and reachable again: once, however many requests fail. */
export function logDatabase(app: FastifyInstance, database: Database): void {
  const end = database.observe({
    away: (cause) => app.log.error({ err: cause }, 'the database is out of reach; requests are refused'),
    back: (awayMs) => app.log.warn({ awayMs }, 'the database is back'),
  });
  app.addHook('onClose', async () => end());
}
