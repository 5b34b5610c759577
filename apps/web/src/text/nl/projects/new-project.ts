export const newProject = {
  title: 'Nieuw project',
  steps: {
    info: 'Projectinfo',
    members: 'Kies projectleden',
  },
  draft: {
    restored: 'Hieronder staat wat u eerder invulde en nog niet verstuurde.',
    beginAnew: 'Begin opnieuw',
  },
  toMembers: 'Kies projectleden',
  firstNeeded: 'Vul eerst in of verbeter: {{fields}}',
  back: 'Vorige',
  create: 'Start project {{name}}',
  hint: 'De gebruiker die het project aanmaakt wordt automatisch toegevoegd als teamlid.',
  failed: 'Het project is niet aangemaakt',
  membersFailed:
    'Het project is aangemaakt, maar deze collega’s konden niet worden toegevoegd: {{names}}. Voeg hen toe in Projectgegevens.',
  members: {
    label: 'Collega’s die meewerken',
    search: 'Zoek een collega',
    clearSearch: 'Zoekopdracht wissen',
    empty: 'Deze organisatie heeft geen andere leden om te kiezen.',
    noMatch: 'Geen collega gevonden voor "{{search}}"',
    chosen_zero: 'Nog niemand gekozen',
    chosen_one: '{{count}} collega gekozen',
    chosen_other: '{{count}} collega’s gekozen',
  },
} as const;
