import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  detailSchema,
  type Endpoint,
  fieldErrorsSchema,
  overtakenSchema,
  problemListSchema,
} from '@milieuspoor/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Returns the schema of an endpoint that fastify validates and OpenAPI documents, from the contract alone. */
export function routeSchema(endpoint: Endpoint): FastifySchema {
  const { answer, payload } = endpoint;
  const response: Record<number, unknown> = {};
  if (answer.kind === 'json') response[answer.status] = answer.schema;
  if (answer.kind === 'empty') response[204] = z.null().describe('done');
  if (answer.kind === 'redirect') response[answer.status] = z.null().describe('to a page of the application');
  if (endpoint.access !== 'public') response[401] = detailSchema;
  if (endpoint.access !== 'public' || endpoint.method !== 'GET') response[403] = detailSchema;
  if (endpoint.keyScope) response[429] = detailSchema;
  // The answer comes from the server, or from a proxy before it (docs/operations.md).
  if (payload.kind !== 'none') response[413] = detailSchema;
  for (const status of endpoint.refusals) response[status] = detailSchema;
  if (endpoint.refusals.includes(400))
    response[400] = payload.kind === 'multipart' ? problemListSchema : fieldErrorsSchema;
  if (endpoint.versioned || endpoint.confirms)
    response[409] = z.union([
      ...(endpoint.confirms ? [overtakenSchema] : []),
      ...(endpoint.versioned ? [detailSchema.extend({ current: endpoint.versioned })] : []),
      detailSchema,
    ]);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    tags: [tagOf(endpoint.path)],
    security: securityOf(endpoint),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(takesAnyParameter(endpoint) ? {} : { querystring: endpoint.query?.strict() ?? NO_PARAMETERS }),
    ...(payload.kind === 'json' ? { body: knownFieldsOnly(payload.schema) } : {}),
    ...(payload.kind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    response,
  } as FastifySchema;
}

/**
 * Returns the accepted proofs: a session of a person, or the key of a program with the scope that the endpoint names.
 */
function securityOf({ access, keyScope }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return [];
  return [{ token: [] }, ...(keyScope ? [{ apiKey: [keyScope] }] : [])];
}

/** Tells whether others write the address: a provider of single sign-on, or a page that shows a shared file. */
function takesAnyParameter({ answer }: Endpoint): boolean {
  return answer.kind === 'redirect' || (answer.kind === 'file' && answer.shown === true);
}

/** Refuses each parameter: a filter that is not known would otherwise be answered with what it did not filter. */
const NO_PARAMETERS = z.strictObject({});

/** Returns the schema of a body that refuses an unknown field, so that nothing is dropped silently. */
function knownFieldsOnly(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return z.optional(knownFieldsOnly(schema.unwrap()));
  if (schema instanceof z.ZodNullable) return z.nullable(knownFieldsOnly(schema.unwrap()));
  return schema instanceof z.ZodObject ? schema.strict() : schema;
}

/** Serves the description of the API at /api/schema, and a page to read it at /api/docs. */
export async function registerOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Milieuspoor',
        version,
        description:
          'What infrastructure projects cost the environment. Sign in at /dj-rest-auth/login/ and send the key as ' +
          '`Authorization: Token {key}`; unsafe methods repeat the cookie `csrftoken` in the header `X-CSRFToken`. A program sends the key of its organisation as ' +
          '`Authorization: Bearer {key}`, where an endpoint lists `apiKey` with the scope that the key must have.',
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'Authorization' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'The key of a program, with its scopes' },
        },
      },
    },
    transform: withUploadBody,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/schema', { schema: { hide: true } }, async () => app.swagger());
}

/** Adds the body of an upload: `upload.ts` reads it and not fastify, so the schemas of the route lack it. */
const withUploadBody: typeof jsonSchemaTransform = (input) => {
  const transformed = jsonSchemaTransform(input);
  const upload = input.route.config?.upload;
  if (!upload) return transformed;
  const { $schema: _dialect, ...fields } = z.toJSONSchema(upload.fields, { io: 'input' });
  const body = {
    ...fields,
    properties: { ...fields.properties, [upload.fileField]: { type: 'string', format: 'binary' } },
    required: [...(fields.required ?? []), ...(upload.fileOptional ? [] : [upload.fileField])],
  };
  return { ...transformed, schema: { ...transformed.schema, body } };
};

/** Returns the group of an endpoint: the first part of the path that names its subject. */
function tagOf(path: string): string {
  const [first = '', , third = ''] = path.split('/').filter((part) => part && !part.startsWith(':'));
  if (first === 'gedeeld') return 'shared-charts';
  return first === 'api' ? third : 'accounts';
}
