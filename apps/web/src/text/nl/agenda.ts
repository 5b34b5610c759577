export const agenda = {
  heading: 'Agenda',
  lead: 'Wanneer projecten zijn gestart, gegund en voltooid, en wat er gepland is',
  comingHeading: 'Wat eraan komt',
  nothingPlanned:
    'In de komende twee jaar is niets gepland. Geplande datums vult u in bij de projectgegevens.',
  period: 'Periode',
  today: 'Vandaag',
  previous: 'Vorige',
  next: 'Volgende',
  view: 'Weergave',
  views: { day: 'Dag', 'four-days': '4 dagen', week: 'Week', month: 'Maand' },
  listHeading: 'Gebeurtenissen in deze periode',
  empty: 'In deze periode is er niets gebeurd en niets gepland',
  emptyHint:
    'De start, de gunning en de voltooiing van een project komen automatisch in de agenda. Geplande datums vult u in bij de projectgegevens.',
  nearest: 'Naar {{day}}',
  download: 'Agendabestand downloaden',
  downloadFailed: 'Het agendabestand kon niet worden opgehaald. Probeer het opnieuw.',
  feed: {
    heading: 'Agenda-abonnement',
    explanation:
      'Bekijk deze agenda in uw eigen agendaprogramma, zoals Outlook, Google Agenda of Apple Agenda. U maakt een geheim adres en voegt dat daar toe als abonnement. Het bevat de gebeurtenissen van al uw organisaties vanaf twee jaar geleden en werkt zichzelf bij. Wijzigt u uw wachtwoord, maak dan een nieuw adres.',
    create: 'Geheim adres maken',
    once: 'Kopieer het adres nu: om veiligheidsredenen ziet u het alleen deze keer. Wie het adres kent, kan uw agenda lezen. Deel het met niemand.',
    address: 'Geheim adres',
    hidden: 'U hebt een geheim adres. Om veiligheidsredenen wordt het niet opnieuw getoond.',
    replace: 'Nieuw adres maken',
    replaceTitle: 'Nieuw geheim adres maken?',
    replaceQuestion:
      'Het huidige adres werkt daarna niet meer. Agendaprogramma’s die het gebruiken, hebben het nieuwe adres nodig.',
    revoke: 'Intrekken',
    revokeTitle: 'Agenda-abonnement intrekken?',
    revokeQuestion:
      'Het adres werkt daarna niet meer. Agendaprogramma’s die het gebruiken, worden niet meer bijgewerkt. Dit kan niet ongedaan worden gemaakt. U kunt wel een nieuw abonnement maken.',
    revoked: 'Agenda-abonnement ingetrokken',
  },
} as const;
