import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const GUIDE = new URL('../../../../docs/api.md', import.meta.url);

/** Serves the guide for authors of programs, from the repository, beside the description of the API. */
export async function serveApiGuide(app: FastifyInstance): Promise<void> {
  const guide = await readFile(GUIDE, 'utf8');
  app.get('/api/guide', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(guide),
  );
}
