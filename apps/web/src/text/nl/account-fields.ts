/** The labels of the fields about a person (`ACCOUNT_PERSON` of the domain). */
export const accountFields = {
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  tel: 'Telefoonnummer',
} as const;
