import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The screens whose address somebody may type without its '#'. Addresses with a secret are not among them. */
const SCREENS = [
  'login',
  'wachtwoord_vergeten',
  'registeren',
  'account',
  'beheer',
  'beheer/*',
  'o/*',
  'tweede_factor',
  'logout',
];

/** Serves the files of the web application; those with a hash in their name never change. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const screen of SCREENS)
    app.get(`/${screen}`, async (request, reply) => reply.redirect(`/#${request.url}`, 302));
  await app.register(staticFiles, {
    root: folder,
    // Its build already compressed them.
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}
