/** The labels of the contact details of an organisation (`ORGANISATION_CONTACT` of the domain). */
export const organisationFields = {
  email: 'E-mailadres',
  telNumber: 'Telefoonnummer',
  contact: 'Contactpersoon',
} as const;
