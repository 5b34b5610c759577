import { ApiError } from '@milieuspoor/contract/client';

/** Tells whether the server requires the password, because this session was opened some time ago. */
export function isPasswordAsked(error: unknown): boolean {
  return error instanceof ApiError && error.fieldErrors.current_password !== undefined;
}
