import { ACCOUNT_PERSON } from '@milieuspoor/domain';
import { z } from 'zod';
import { answeredFields } from './filled-fields.ts';

const { first_name, last_name, ...reached } = answeredFields(ACCOUNT_PERSON);

/** A person as colleagues see them: a name, and contact details. */
export const personSchema = z.object({
  uuid: z.uuid(),
  first_name,
  last_name,
  email: z.string(),
  ...reached,
});
