import { MODIFIED_FORM } from '@milieuspoor/domain';
import { z } from 'zod';

/**
 * The field in which a change states the version on which it is based, as it was read; it replaces the header If-Match.
 */
export const seenVersionFields = {
  revision: z.number().int().describe('the revision that the caller saw, in place of If-Match'),
  modified: z
    .string()
    .regex(MODIFIED_FORM)
    .describe('the modified that the caller saw, in place of If-Match'),
};

export const VERSIONED_CHANGE =
  'With the header If-Match (a revision), or one of the fields `revision` and `modified` as they were read, a change ' +
  'that is based on an older version is refused with 409 and the newer object.';
