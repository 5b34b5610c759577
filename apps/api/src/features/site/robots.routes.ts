import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Serves robots.txt, which programs only look for at the root: they may read the site, and nothing of the application.
 * The site's build knows the address of its site map; a site that is served at its own root has its own file there.
 */
export async function serveRobots(app: FastifyInstance, siteFolder: string): Promise<void> {
  const file = join(siteFolder, 'robots.txt');
  const built = existsSync(file) ? await readFile(file, 'utf8') : null;
  const siteMap =
    built === null
      ? []
      : ['Allow: /site/', '', ...built.split('\n').filter((line) => line.startsWith('Sitemap: '))];
  const robots = `${['User-agent: *', 'Disallow: /', ...siteMap].join('\n')}\n`;
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
}
