import { ApiError } from '@milieuspoor/contract/client';

/** Whether the server asks for one's password, because this session was opened a while ago. */
export function isPasswordAsked(error: unknown): boolean {
  return error instanceof ApiError && error.fieldErrors.current_password !== undefined;
}
