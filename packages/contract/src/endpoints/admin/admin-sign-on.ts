import { DASHBOARD_TYPES, MAIL_DOMAIN_MAX } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { seenVersionFields } from '../../seen-version.ts';
import { visibleName } from '../../visible-text.ts';

const ISSUER_MAX = 500;
const CLIENT_MAX = 300;
const DOMAINS_MAX = 20;
const CONTEXTS_MAX = 10;

const issuer = visibleName(ISSUER_MAX).describe('https address of the provider, as it names itself');
const clientId = visibleName(CLIENT_MAX).describe('what the provider calls this application');
const clientSecret = visibleName(CLIENT_MAX).describe('kept encrypted and never answered');

const settingsFields = {
  enabled: z.boolean().describe('whether anybody is sent to the provider'),
  issuer,
  client_id: clientId,
  domains: z
    .array(visibleName(MAIL_DOMAIN_MAX + 1))
    .max(DOMAINS_MAX)
    .describe('mail domains whose people sign in there; each belongs to one organisation'),
  compulsory: z
    .boolean()
    .describe('whether passwords are refused of members with an address in these domains'),
  admits: z
    .enum(DASHBOARD_TYPES)
    .nullable()
    .describe('the dashboard with which somebody new of these domains is admitted; null admits nobody'),
  multi_factor_contexts: z
    .array(visibleName(CLIENT_MAX).min(1))
    .max(CONTEXTS_MAX)
    .describe('values of `acr` that count as two factors, beside what `amr` says'),
};

export const signOnSchema = z
  .object({
    organization: z.uuid(),
    organization_name: z.string(),
    ...settingsFields,
    has_secret: z.boolean(),
    redirect_uri: z.string().describe('what the provider has to be told of us'),
    linked: z.number().int().describe('accounts that signed in through the provider'),
    last_failure: z
      .object({ at: z.iso.datetime(), message: z.string() })
      .nullable()
      .describe('what went wrong with the provider since the last sign-in that went well'),
    revision: z.number().int().describe('0 as long as nothing was set'),
  })
  .meta({ id: 'SignOn', description: 'How the people of an organisation sign in at its own provider' });
export type SignOnAnswer = z.output<typeof signOnSchema>;

export const signOnChangesSchema = z
  .strictObject({ ...settingsFields, client_secret: clientSecret, revision: seenVersionFields.revision })
  .partial();
export type SignOnChanges = z.output<typeof signOnChangesSchema>;

const signOnTestSchema = z
  .object({
    ok: z.boolean(),
    findings: z.array(
      z.object({ kind: z.enum(['good', 'problem', 'note']), message: z.string().describe('a sentence') }),
    ),
  })
  .meta({ id: 'SignOnTest', description: 'What a look at the provider brought to light' });
export type SignOnTest = z.output<typeof signOnTestSchema>;

const path = '/api/v1/admin/organizations/:organization/sign_on/';
const params = z.object({ organization: z.uuid() });
const answer = { kind: 'json', status: 200, schema: signOnSchema } as const;

export const getSignOn = defineEndpoint({
  id: 'getSignOn',
  method: 'GET',
  path,
  access: 'admin.organisations',
  summary: 'How the people of an organisation sign in at its own provider; staff only',
  params,
  payload: { kind: 'none' },
  answer,
  refusals: [404],
});

export const updateSignOn = defineEndpoint({
  id: 'updateSignOn',
  method: 'PATCH',
  path,
  access: 'admin.organisations',
  summary: 'Set up or change single sign-on of an organisation',
  description:
    'With another issuer or client, accounts are linked anew and the sessions of the former end. With the header If-Match ' +
    '(a revision), or the field `revision` as it was read, a change that is based on an older version is refused with 409 ' +
    'and the newer object.',
  params,
  versioned: signOnSchema,
  payload: { kind: 'json', schema: signOnChangesSchema },
  answer,
  refusals: [400, 404, 409],
});

export const removeSignOn = defineEndpoint({
  id: 'removeSignOn',
  method: 'DELETE',
  path,
  access: 'admin.organisations',
  summary: 'Take single sign-on of an organisation away, with what links its accounts',
  params,
  payload: { kind: 'none' },
  answer,
  refusals: [404],
});

export const testSignOn = defineEndpoint({
  id: 'testSignOn',
  method: 'POST',
  path: `${path}test/`,
  access: 'admin.organisations',
  summary:
    'Look at the provider, and say what is wrong in plain words; what is left out is taken as it is stored',
  params,
  payload: {
    kind: 'json',
    schema: z
      .object({ issuer, client_id: clientId, client_secret: clientSecret })
      .partial()
      .describe('what was typed and is not stored yet'),
  },
  answer: { kind: 'json', status: 200, schema: signOnTestSchema },
  refusals: [400, 404, 429],
});
