import { SITE_PRODUCT_TYPES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { detailSchema } from '../errors.ts';
import { emailAddress, telephoneNumber } from '../person-fields.ts';
import { visibleName, visibleText } from '../visible-text.ts';

/** Together with the other stored parts of a message this remains below the limit of a message. */
export const SITE_MESSAGE_MAX = 4000;

/**
 * The fields as typed. Missing ones are refused with the site's own texts, so nothing is required here. Only a program
 * fills in `website`, since people do not see that field.
 */
export const siteMessageSchema = z.object({
  first_name: visibleName(100).default(''),
  last_name: visibleName(100).default(''),
  email: z.string().trim().max(254).default(''),
  telephone: visibleName(30).default(''),
  company: visibleName(200).default(''),
  product_types: z.array(z.enum(SITE_PRODUCT_TYPES)).max(SITE_PRODUCT_TYPES.length).default([]),
  message: visibleText(SITE_MESSAGE_MAX).default(''),
  website: z.string().max(1000).default('').describe('left empty by people'),
});
export type SiteMessage = z.output<typeof siteMessageSchema>;

export function isEmailAddress(text: string): boolean {
  return emailAddress.safeParse(text).success;
}

/** Also accepts an empty text, since the number is optional. */
export function isTelephoneNumber(text: string): boolean {
  return telephoneNumber.safeParse(text).success;
}

export const sendSiteMessage = defineEndpoint({
  id: 'sendSiteMessage',
  method: 'POST',
  path: '/api/v1/site/contact/',
  access: 'public',
  withoutCookie: true,
  summary: 'Send a message to the provider from its site, without an account',
  description:
    'Takes no session and no CSRF token: the site sets no cookies, and nothing is done in anybody’s name.',
  payload: { kind: 'json', schema: siteMessageSchema },
  answer: { kind: 'json', status: 201, schema: detailSchema },
  refusals: [400, 429],
});
