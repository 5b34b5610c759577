/** What the server says, in Dutch. English has the same keys. */
export const nl = {
  required: 'Dit veld is vereist',
  'too-long': 'Gebruik maximaal {max} tekens',
  'too-small': 'Ondergrens is {min}',
  'too-large': 'Bovengrens is {max}',
  'not-a-choice': 'Kies een van de mogelijkheden',
  'not-a-uuid': 'Dit is geen geldige verwijzing',
  'invalid-value': 'Deze waarde kan niet worden gelezen',
  'invalid-json': 'Het verzoek kan niet worden gelezen',
  'not-found': 'Niet gevonden',
  'server-fault':
    'Er is iets misgegaan aan onze kant. Probeer het opnieuw; blijft het misgaan, neem dan contact op.',
  unauthenticated: 'U bent niet ingelogd, of uw sessie is verlopen. Log opnieuw in.',
  forbidden: 'U hebt hier geen rechten voor',
  'csrf-missing': 'De pagina is verlopen. Vernieuw de pagina en probeer het opnieuw.',
  'login-failed': 'De gebruikersnaam of het wachtwoord klopt niet',
  'too-many-logins': 'Te veel pogingen. Probeer het over {minutes} minuten opnieuw.',
  'too-many-requests': 'Er zijn te veel verzoeken tegelijk. Probeer het over enkele ogenblikken opnieuw.',
  'payload-too-large': 'Het verzoek is te groot',
  'award-criteria-required': 'Geef aan of er gunningscriteria zijn',
  'award-criteria-not-applicable': 'Bij contractvorm Niet van toepassing zijn er geen gunningscriteria',
  'coordinates-together': 'Vul de breedtegraad en de lengtegraad allebei in',
  'contract-frozen':
    'De contractvorm en de gunningscriteria liggen vast, omdat er al een optimalisatie is of de ontwerpfase verder is',
  'project-locked': 'Dit project is vergrendeld. Neem contact op om het te laten ontgrendelen.',
  'project-complete': 'Dit project is voltooid en kan niet meer worden gewijzigd',
  'design-phase-complete': 'De ontwerpfase is voltooid; deze gegevens kunnen niet meer worden gewijzigd',
  'calculation-active': 'Deze berekening is actief. Maak haar eerst inactief en verwijder haar daarna.',
  'set-mismatch':
    'De waarden van deze berekening staan in {set}, maar de actieve baseline staat in {baselineSet}. Waarden uit verschillende sets worden niet vergeleken. Gebruik een berekening met {baselineSet}.',
  'baseline-set-mismatch':
    'De waarden van deze baseline staan in {set}, maar de actieve optimalisatie staat in {baselineSet}. Waarden uit verschillende sets worden niet vergeleken. Maak eerst de optimalisatie inactief.',
  'file-missing': 'Kies een Excel-bestand (.xlsx, .xlsm of .xls)',
  'file-too-large':
    'Het bestand is groter dan {megabytes} MB. Verwijder tabbladen en afbeeldingen die niet nodig zijn.',
  'file-too-complex':
    'Dit bestand vraagt te veel rekentijd of geheugen om te lezen. Bewaar alleen de tabbladen Posten, Set A1 en Set A2 en probeer het opnieuw.',
  'upload-incomplete': 'Het bestand is niet volledig aangekomen. Probeer het opnieuw.',
} as const;
