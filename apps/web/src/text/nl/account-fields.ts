/** What the fields about a person are called (`ACCOUNT_PERSON` of the domain). */
export const accountFields = {
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  tel: 'Telefoonnummer',
} as const;
