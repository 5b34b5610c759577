export const requests = {
  required: 'Dit veld is vereist',
  'too-long': 'Gebruik maximaal {max} tekens',
  'too-small': 'Ondergrens is {min}',
  'too-short': 'Vul ten minste {min} tekens in',
  'too-large': 'Bovengrens is {max}',
  'not-a-choice': 'Kies een van de mogelijkheden',
  'unknown-name': 'Dit bestaat hier niet, of kan hier niet worden gewijzigd',
  'unknown-name-near': 'Dit bestaat hier niet, of kan hier niet worden gewijzigd. Bedoelt u {nearest}?',
  'unknown-name-among': 'Dit bestaat hier niet, of kan hier niet worden gewijzigd. Wel kan: {known}.',
  'not-a-uuid': 'Dit is geen geldige verwijzing',
  'invalid-email': 'Voer een geldig e-mailadres in',
  'not-a-version': 'Dit is geen versie: geef het revisienummer (revision) dat u hebt gelezen',
  'invalid-value': 'Deze waarde kan niet worden gelezen',
  'control-character':
    'Hier staat een besturingsteken in ({codePoint}), zoals een regeleinde of een tab. Verwijder het, of typ de tekst opnieuw.',
  'direction-character':
    'Hier staat een onzichtbaar teken in dat de leesrichting verandert ({codePoint}). Verwijder het, of typ de tekst opnieuw.',
  'invisible-character':
    'Hier staat een onzichtbaar teken in ({codePoint}). Verwijder het, of typ de tekst opnieuw.',
  'invalid-json': 'Het verzoek kan niet worden gelezen',
  'not-found': 'Niet gevonden',
  'invalid-telephone': 'Voer een geldig telefoonnummer in',
  'server-overtaken':
    'De toepassing wordt op dit moment bijgewerkt. Er is niets opgeslagen; probeer het over een minuut opnieuw.',
  'database-unavailable':
    'De gegevens zijn even niet bereikbaar. Probeer het over enkele ogenblikken opnieuw.',
  'change-not-stored':
    'De gegevens zijn even niet bereikbaar. Er is niets opgeslagen; probeer het over enkele ogenblikken opnieuw.',
  'change-perhaps-stored':
    'De gegevens zijn even niet bereikbaar, en het is niet zeker of dit is opgeslagen. Kijk dat na voordat u het opnieuw doet.',
  'disk-full':
    'Er kan nu niets worden opgeslagen, want de schijf van de server is vol. Er is niets gewijzigd; lezen en downloaden gaan door. Wie de toepassing beheert moet ruimte maken. Probeer het daarna opnieuw.',
  'server-fault':
    'Er is iets misgegaan aan onze kant. Probeer het opnieuw; blijft het misgaan, neem dan contact op en noem kenmerk {request}.',
  unauthenticated: 'U bent niet ingelogd, of uw sessie is verlopen. Log opnieuw in.',
  forbidden: 'U hebt hier geen rechten voor',
  'too-many-calls':
    'Met uw account komen te veel verzoeken achter elkaar. Over {seconds} seconden kunt u verder.',
  'csrf-missing': 'De pagina is verlopen. Vernieuw de pagina en probeer het opnieuw.',
  'too-many-requests': 'Er zijn te veel verzoeken tegelijk. Probeer het over enkele ogenblikken opnieuw.',
  'no-such-range': 'Dit deel van het bestand bestaat niet',
  'headers-too-large': 'De kopregels van het verzoek zijn te groot',
  'request-too-slow': 'Het verzoek kwam te langzaam binnen. Probeer het opnieuw.',
  'one-file-at-a-time': 'Stuur één bestand tegelijk',
  'payload-too-large': 'Het verzoek is te groot',
  'too-many-addresses':
    'Er is veel achter elkaar naar adressen gezocht. Probeer het over {minutes} minuten opnieuw.',
  'address-unreachable':
    'De ligging van dit adres kan nu niet worden opgehaald. Vul de breedtegraad en lengtegraad zelf in, of probeer het straks opnieuw.',
  'too-many-requests-for-now': 'Dit is te vaak geprobeerd. Probeer het over {minutes} minuten opnieuw.',
} as const;
