/**
 * What a program may be given to do for an organisation. Nothing else is open to a key, and an endpoint that names none of
 * these is open to no key.
 */
export const API_KEY_SCOPES = ['projects:read', 'figures:read', 'calculations:upload'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** How every key begins, so that programs that look for leaked secrets recognise one. */
export const API_KEY_PREFIX = 'msp_';
export const API_KEY_NAME_MAX = 60;
/** A key ends by itself: after a year at most. */
export const API_KEY_MAX_DAYS = 365;
export const API_KEY_DEFAULT_DAYS = 90;
