/** The message with which an empty year filter answers; the client shows 'Selecteer een periode' for it. */
export const NO_YEARS_MESSAGE = 'No year filters provided';
