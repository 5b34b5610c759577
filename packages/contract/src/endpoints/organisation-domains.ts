import { MAIL_DOMAIN_MAX } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';

/**
 * How it was proven to whom a domain belongs: by a record in DNS, by the provider, or as a domain of the single sign-on
 * that the provider set up.
 */
export const DOMAIN_PROOFS = ['dns', 'staff', 'sign-on'] as const;

const organisationDomainSchema = z
  .object({
    domain: z
      .string()
      .describe('in the letters of people, `müller.example`; a path takes those of DNS as well'),
    proof: z.enum(DOMAIN_PROOFS).nullable().describe('null while it is not proven, and the domain nobody’s'),
    proven: z.iso.datetime().nullable().describe('null of a domain of the single sign-on as well'),
    found: z.iso.datetime().nullable().describe('when the record was last found in DNS'),
    record: z
      .object({ name: z.string(), value: z.string() })
      .nullable()
      .describe('the TXT record that proves it; null of a domain of the single sign-on'),
    admits_colleagues: z
      .boolean()
      .describe(
        'whether who registers with an address in it becomes a viewer without staff; of a proven domain only',
      ),
  })
  .meta({
    id: 'OrganizationDomain',
    description: 'A domain of e-mail addresses that an organisation says is its own',
  });
export type OrganisationDomain = z.output<typeof organisationDomainSchema>;

const organisationParams = z.object({ org: z.string().describe('slug') });
const domainParams = organisationParams.extend({ domain: z.string() });

export const listDomains = defineEndpoint({
  id: 'listDomains',
  method: 'GET',
  path: '/api/v1/organization/:org/domains/',
  access: 'organisation-domain.manage',
  summary: 'Domains of an organisation, for staff and its administrators; by name',
  params: organisationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(organisationDomainSchema) },
  refusals: [404],
});

export const addDomain = defineEndpoint({
  id: 'addDomain',
  method: 'POST',
  path: '/api/v1/organization/:org/domains/',
  access: 'organisation-domain.manage',
  summary: 'Say that a domain is the organisation’s; the answer holds the record that proves it',
  description:
    'Nothing follows from it before it is proven. A domain in which anybody can have an address is refused, and so is one ' +
    'that is another organisation’s.',
  params: organisationParams,
  payload: {
    kind: 'json',
    schema: z.object({
      domain: z
        .string()
        .trim()
        .min(1)
        .max(MAIL_DOMAIN_MAX + 1),
    }),
  },
  answer: { kind: 'json', status: 201, schema: organisationDomainSchema },
  refusals: [400, 404, 409],
});

export const updateDomain = defineEndpoint({
  id: 'updateDomain',
  method: 'PATCH',
  path: '/api/v1/organization/:org/domains/:domain/',
  access: 'organisation-domain.manage',
  summary: 'Choose whether who registers with an address in a proven domain is admitted without staff',
  description:
    'They become viewers once they have confirmed the address, and the administrators are mailed. While single sign-on with the ' +
    'domain is on, that decides who is new. 409 of a domain that is not proven.',
  params: domainParams,
  payload: { kind: 'json', schema: z.object({ admits_colleagues: z.boolean() }).partial() },
  answer: { kind: 'json', status: 200, schema: organisationDomainSchema },
  refusals: [400, 404, 409],
});

export const checkDomain = defineEndpoint({
  id: 'checkDomain',
  method: 'POST',
  path: '/api/v1/organization/:org/domains/:domain/check/',
  access: 'organisation-domain.manage',
  summary: 'Look in DNS for the record of a domain; where it stands, the domain is the organisation’s',
  description:
    'What others invited addresses of the domain to is withdrawn then, as far as nobody accepted it. 409 says what is wrong: ' +
    'no record, another value, or no answer. What was proven before stays proven.',
  params: domainParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: organisationDomainSchema },
  refusals: [404, 409, 429],
});

export const confirmDomain = defineEndpoint({
  id: 'confirmDomain',
  method: 'POST',
  path: '/api/v1/organization/:org/domains/:domain/confirmation/',
  access: 'admin.organisations',
  summary: 'Vouch that a domain is the organisation’s, without a record',
  params: domainParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: organisationDomainSchema },
  refusals: [404, 409],
});

export const removeDomain = defineEndpoint({
  id: 'removeDomain',
  method: 'DELETE',
  path: '/api/v1/organization/:org/domains/:domain/',
  access: 'organisation-domain.manage',
  summary: 'Take a domain away, proven or not',
  description:
    'Its addresses are kept from nobody then. Members stay members, and invitations that were withdrawn stay withdrawn.',
  params: domainParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});
