/** The texts of what is missing in the projects of an organisation. */
export const openWork = {
  heading: 'Wat ontbreekt',
  lead: 'Van alle projecten, welke filters er ook staan. Bovenaan wat het meest buiten de totalen houdt: eerst hele projecten, dan grootheden, steeds met de hoogste bekende MKI van het project voorop.',
  nothing: 'Niets houdt een project buiten de totalen, en geen project wacht op cijfers.',
  counted_one: '{{count}} punt; {{mine}} daarvan kunt u zelf verhelpen.',
  counted_other: '{{count}} punten; {{mine}} daarvan kunt u zelf verhelpen.',
  showMore: 'Toon meer ({{shown}} van {{count}})',
  failed: 'Wat ontbreekt is niet geladen',
  subjects: {
    upload: 'Er zijn nog geen cijfers van deze fase',
    inactive: 'Geen berekening van deze fase is actief',
    date: {
      award: 'De geplande gunning of ontwerpkeuze van {{day}} is voorbij',
      completion: 'De geplande voltooiing van {{day}} is voorbij',
    },
    weights: 'Weegfactoren van {{set}} zijn door niemand bevestigd: {{codes}}',
    figures: '{{what}} in {{quantities}}',
  },
  posts_one: '{{count}} post',
  posts_other: '{{count}} posten',
  inModules: 'module {{modules}}',
  keepsOut: {
    project: 'Houdt het hele project buiten de MKI-totalen',
    quantity: 'Houdt het project buiten deze totalen',
    nothing: 'Houdt niets buiten de totalen',
    design: 'Tot dan telt het project met zijn ontwerp',
  },
  mki: 'MKI van het project: {{amount}} ({{set}})',
  unknown: 'MKI van het project is nog niet bekend',
  organisation: 'Alle voltooide projecten',
  open: 'Openen bij {{tab}}',
  changeDay: 'Datum aanpassen',
} as const;
