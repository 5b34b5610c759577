/** The pages around the projects of an organisation. */
export function settingsOf(
  organisation: string,
  tab?: 'organisatie' | 'profiel' | 'organisatieleden',
): string {
  return `/#/o/${organisation}/instellingen${tab ? `?tab=${tab}` : ''}`;
}

export function guideOf(organisation: string): string {
  return `/#/o/${organisation}/handleiding`;
}

export function faqOf(organisation: string): string {
  return `/#/o/${organisation}/faq`;
}

export function contactOf(organisation: string): string {
  return `/#/o/${organisation}/contact`;
}

export function libraryOf(organisation: string): string {
  return `/#/o/${organisation}/bibliotheek`;
}

/** The sections of the administration. Their order has no meaning. */
export const ADMIN_SECTIONS = [
  'organisaties',
  'huisstijl',
  'gebruikers',
  'registraties',
  'wisverzoeken',
  'verzoeken',
  'veelgestelde-vragen',
  'berichten',
  'gedeelde-grafieken',
  'weegfactoren',
  'producten',
  'opnieuw-waarderen',
  'geschiedenis',
  'toestand',
  'post',
] as const;

export function adminOf(organisation: string, section: (typeof ADMIN_SECTIONS)[number]): string {
  return `/#/o/${organisation}/beheer/${section}`;
}
