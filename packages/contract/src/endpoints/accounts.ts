import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const userSchema = z
  .object({
    uuid: z.uuid(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    tel: z.string(),
    email: z.string(),
    is_staff: z.boolean(),
    dashboard_type: z.enum(DASHBOARD_TYPES),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof userSchema>;

export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/dj-rest-auth/login/',
  access: 'public',
  summary: 'Sign in; the key is the token of the Authorization header',
  payload: {
    kind: 'json',
    schema: z.object({ username: z.string().trim().min(1).max(254), password: z.string().min(1).max(1000) }),
  },
  answer: { kind: 'json', status: 200, schema: z.object({ key: z.string() }) },
  refusals: [400, 429],
});

export const logout = defineEndpoint({
  id: 'logout',
  method: 'POST',
  path: '/dj-rest-auth/logout/',
  access: 'session.end',
  summary: 'End the session whose token is sent',
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [],
});

export const getCurrentUser = defineEndpoint({
  id: 'getCurrentUser',
  method: 'GET',
  path: '/auth/user/',
  access: 'user.read-self',
  summary: 'The signed-in user',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: userSchema },
  refusals: [],
});
