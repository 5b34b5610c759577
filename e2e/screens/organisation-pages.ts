/** The pages around the projects of an organisation. */
export function settingsOf(
  organization: string,
  tab?: 'organisatie' | 'profiel' | 'organisatieleden',
): string {
  return `/#/o/${organization}/instellingen${tab ? `?tab=${tab}` : ''}`;
}

export function faqOf(organization: string): string {
  return `/#/o/${organization}/faq`;
}

export function contactOf(organization: string): string {
  return `/#/o/${organization}/contact`;
}

export function adminOf(
  organization: string,
  section: 'organisaties' | 'gebruikers' | 'registraties' | 'veelgestelde-vragen' | 'berichten' | 'historie',
): string {
  return `/#/o/${organization}/beheer/${section}`;
}
