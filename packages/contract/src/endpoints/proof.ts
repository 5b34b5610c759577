import { z } from 'zod';
import { collectionOf, tableQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';

const ofOrganisation = z.object({ org: z.string().describe('slug') });

const proofDaySchema = z
  .object({
    day: z.iso.date().describe('up to its end, in Dutch local time'),
    number: z.number().int().describe('counts from 1 within the organisation'),
    created: z.iso.datetime(),
    rows: z.number().int().describe('how many it vouches for'),
    size: z.number().int().describe('bytes'),
    sha256: z.string().describe('of the file, in hexadecimal digits'),
  })
  .meta({ id: 'ProofDay' });
export type ProofDay = z.output<typeof proofDaySchema>;

export const listProofDays = defineEndpoint({
  id: 'listProofDays',
  method: 'GET',
  path: '/api/v1/organization/:org/proof/',
  access: 'project-history.read',
  summary: 'The digests of the days of an organisation, the newest first',
  params: ofOrganisation,
  query: z.object({ page: tableQuery.page, page_size: tableQuery.page_size }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(proofDaySchema) },
  refusals: [400, 404],
});

export const downloadProof = defineEndpoint({
  id: 'downloadProof',
  method: 'GET',
  path: '/api/v1/organization/:org/proof/:day/',
  access: 'project-history.read',
  summary:
    'The digest of a day: what there was at its end, each row by a hash, and the SHA-256 of the digest before it',
  description:
    'Kept elsewhere, it shows later that nothing of it was changed: `npm run verify` holds a database against it. It holds no figure ' +
    'and no name, and nothing by which one could be tried out.',
  params: ofOrganisation.extend({ day: z.iso.date() }),
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'application/json' },
  refusals: [400, 404],
});
