/**
 * The rights that an organisation can give to a program. An endpoint that names none of these cannot be called with a
 * key.
 */
export const API_KEY_SCOPES = ['projects:read', 'figures:read', 'calculations:upload'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Every key begins with this text, so that programs that search for leaked secrets recognise one. */
export const API_KEY_PREFIX = 'msp_';
export const API_KEY_NAME_MAX = 60;
/** A key expires after a year at most. */
export const API_KEY_MAX_DAYS = 365;
export const API_KEY_DEFAULT_DAYS = 90;
