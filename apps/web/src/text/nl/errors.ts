export const errors = {
  title: 'Dat is niet gelukt',
  retry: 'Opnieuw proberen',
  unexpected: 'Er is iets fout gegaan. Probeer het opnieuw.',
  unreachable: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  signedOut: 'U bent niet meer ingelogd.',
  forbidden: 'U hebt geen toestemming om dit te doen.',
  notFound: 'Dit bestaat niet (meer), of u hebt er geen toegang toe.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd. Laad de gegevens opnieuw.',
  tooLarge: 'Het bestand is te groot.',
  tooMany: 'U hebt dit te vaak achter elkaar geprobeerd. Wacht even en probeer het opnieuw.',
  away: 'De gegevens zijn even niet bereikbaar. Probeer het over enkele ogenblikken opnieuw.',
  awayTrying:
    'De gegevens zijn even niet bereikbaar. Deze pagina probeert het vanzelf opnieuw; wat u invult, blijft staan.',
  server: 'De server kon dit niet verwerken. Probeer het over enkele minuten opnieuw.',
  required: 'Dit veld is vereist',
  unseen: {
    control:
      'Hier staat een besturingsteken in ({{codePoint}}), zoals een regeleinde of een tab. Verwijder het, of typ de tekst opnieuw.',
    direction:
      'Hier staat een onzichtbaar teken in dat de leesrichting verandert ({{codePoint}}). Verwijder het, of typ de tekst opnieuw.',
    invisible: 'Hier staat een onzichtbaar teken in ({{codePoint}}). Verwijder het, of typ de tekst opnieuw.',
  },
  screenFailed: 'Deze pagina kan nu niet worden getoond',
  pageMissing: 'Deze pagina bestaat niet',
  pageMissingHint: 'Misschien is het adres onvolledig of verouderd.',
  toDashboard: 'Naar het dashboard',
} as const;
