import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';

/** Says in the log when the database goes out of reach and when it is back: once, however many requests it costs. */
export function logDatabase(app: FastifyInstance, database: Database): void {
  const end = database.observe({
    away: (cause) => app.log.error({ err: cause }, 'the database is out of reach; requests are refused'),
    back: (awayMs) => app.log.warn({ awayMs }, 'the database is back'),
  });
  app.addHook('onClose', async () => end());
}
