/** The pages around the projects of an organisation. */
export function settingsOf(
  organisation: string,
  tab?: 'organisatie' | 'profiel' | 'organisatieleden',
): string {
  return `/#/o/${organisation}/instellingen${tab ? `?tab=${tab}` : ''}`;
}

export function faqOf(organisation: string): string {
  return `/#/o/${organisation}/faq`;
}

export function contactOf(organisation: string): string {
  return `/#/o/${organisation}/contact`;
}

export function adminOf(
  organisation: string,
  section:
    | 'organisaties'
    | 'gebruikers'
    | 'registraties'
    | 'veelgestelde-vragen'
    | 'berichten'
    | 'gedeelde-grafieken'
    | 'historie',
): string {
  return `/#/o/${organisation}/beheer/${section}`;
}
