import type { FastifyInstance, FastifyReply } from 'fastify';
import { answersWithin } from '../../database/away/answers-within.ts';
import type { Dependencies } from '../../dependencies.ts';

/** How long the database may take before the server reports that it is not ready. */
const READY_MS = 1000;

/**
 * Serves the health checks of a supervisor and a proxy (docs/operations.md): whether the process answers at all, and
 * whether it can serve, which it cannot without its database, with a full disk, or after a later release changed the
 * schema. Neither needs a session or reveals anything about the installation.
 */
export function serveHealth(
  app: FastifyInstance,
  { database: { queries }, laterRelease, disk }: Pick<Dependencies, 'database' | 'laterRelease' | 'disk'>,
): void {
  // Simultaneous requests share one question, so that frequent checks do not take connections from users.
  let asking: Promise<boolean> | null = null;
  const isReady = () => {
    asking ??= answersWithin(READY_MS, queries).finally(() => {
      asking = null;
    });
    return asking;
  };
  app.get('/health/live', async (_request, reply) => answer(reply, 200, 'alive'));
  app.get('/health/ready', async (_request, reply) => {
    if (laterRelease?.()) return answer(reply, 503, 'schema of a later release');
    if (disk?.room() === 'none') return answer(reply, 503, 'disk full');
    return (await isReady()) ? answer(reply, 200, 'ready') : answer(reply, 503, 'no database');
  });
}

function answer(reply: FastifyReply, status: number, state: string): FastifyReply {
  return reply.status(status).header('Cache-Control', 'no-store').send({ status: state });
}
