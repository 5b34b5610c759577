/** The message that answers an empty year filter; the client then shows 'Selecteer een periode'. */
export const NO_YEARS_MESSAGE = 'No year filters provided';
