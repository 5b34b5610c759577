import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Record<string, unknown> }> };
  readonly responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}
type Paths = Record<string, Record<string, Operation>>;

let test: TestApp;
let described: { paths: Paths };

beforeAll(async () => {
  test = await startTestApp();
  described = (await test.send('GET', '/api/schema', {})).body as { paths: Paths };
});
afterAll(() => test.close());

const operation = (method: string, path: string): Operation => {
  const found = described.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

describe('the description of the API', () => {
  it('is a valid document of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(described));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has a body for every endpoint that takes one, with the refusal of one that is too large', () => {
    for (const { endpoint } of allRoutes(test.dependencies)) {
      if (endpoint.method === 'OPTIONS') continue;
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const { requestBody, responses } = operation(endpoint.method.toLowerCase(), path);
      expect(requestBody !== undefined, `${endpoint.method} ${path}`).toBe(endpoint.payload.kind !== 'none');
      expect('413' in responses, `${endpoint.method} ${path}`).toBe(endpoint.payload.kind !== 'none');
    }
  });

  it.each([
    [
      '/api/v1/project-calculation/',
      [
        'project',
        'applicant',
        'calculation_type',
        'answers',
        'reading_key',
        'upload_key',
        'sha256',
        'activate',
        'excel_file',
      ],
    ],
    [
      '/api/v1/project-calculation/check/',
      [
        'project',
        'applicant',
        'calculation_type',
        'answers',
        'reading_key',
        'upload_key',
        'sha256',
        'excel_file',
      ],
    ],
    [
      '/api/v1/project-calculation/check/marked_workbook/',
      [
        'project',
        'applicant',
        'calculation_type',
        'answers',
        'reading_key',
        'upload_key',
        'sha256',
        'excel_file',
      ],
    ],
  ])('states the fields of an upload, and its file as bytes: %s', (path, fields) => {
    const { requestBody, responses } = operation('post', path);
    const content = requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data']?.schema).toMatchObject({
      type: 'object',
      properties: {
        project: { type: 'string', format: 'uuid' },
        calculation_type: { type: 'string', enum: expect.arrayContaining(['design-baseline']) },
        excel_file: { type: 'string', format: 'binary' },
      },
      // Instead of the file, its fields may name one that was checked.
      required: ['calculation_type'],
    });
    const { properties } = (content['multipart/form-data']?.schema ?? {}) as { properties?: object };
    expect(Object.keys(properties ?? {})).toEqual(fields);
    expect(responses['400']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/ProblemList',
    });
  });

  it('says that a change accepts only its named fields', () => {
    const { requestBody } = operation('patch', '/api/v1/project-calculation/{uuid}/');
    expect(requestBody?.content['application/json']?.schema).toMatchObject({ additionalProperties: false });
  });
});
