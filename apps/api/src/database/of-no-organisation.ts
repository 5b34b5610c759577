/**
 * The tenant of rows that belong to no organisation, such as the history of a registration: tables that are spread over
 * servers by tenant do not allow null there.
 */
export const OF_NO_ORGANISATION = '00000000-0000-0000-0000-000000000000';
