import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies of JSON. An empty one is no body: many clients state JSON with every request, also with those that need
 * no payload, such as logging out.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}
