/** What the contact data of an organisation are called (`ORGANISATION_CONTACT` of the domain). */
export const organisationFields = {
  email: 'E-mailadres',
  telNumber: 'Telefoonnummer',
  contact: 'Contactpersoon',
} as const;
