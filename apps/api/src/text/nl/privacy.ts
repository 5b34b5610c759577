export const privacy = {
  'person-erased': 'Deze persoon is gewist. Aan het account valt niets meer te wijzigen.',
  'erase-own-account': 'Uw eigen gegevens wist een andere medewerker.',
  'erasure-not-confirmed': 'Typ de gebruikersnaam precies zoals die er staat.',
  'erasure-asked-already': 'U hebt dit al gevraagd. Een medewerker van Milieuspoor behandelt uw verzoek.',
  'mail-erased-subject': 'Uw gegevens in Milieuspoor zijn gewist',
  'mail-erased-what':
    'Uw account bij Milieuspoor is gewist: naam, adres en nummer, wachtwoord, sessies, lidmaatschappen, berichten en al het andere dat alleen over u ging. Inloggen kan niet meer.',
  'mail-erased-pseudonym':
    'Bij wat u voor organisaties deed, zoals een berekening uploaden, staat voortaan een naam die naar niemand verwijst.',
  'mail-erased-kept':
    'Uw naam blijft staan bij {count} handelingen in projecten waarvan de inschrijvingen zijn geopend ({projects}), omdat de aanbesteder een gunning moet kunnen verantwoorden (AVG, artikel 17, derde lid, onder b en e). Zodra dat niet meer nodig is, kan ook die naam worden gewist.',
  'mail-erased-questions':
    'Vragen? Schrijf naar {email}. Bent u het hier niet mee eens, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.',
  'mail-erasure-asked-subject': 'Verzoek om gegevens te wissen van {name}',
  'mail-erasure-asked-lead': '{name} ({email}) vraagt om de eigen gegevens te wissen.',
  'mail-erasure-asked-advice':
    'Ga na of u dit mag en moet doen, en open dan in Beheer de gebruiker en kies "Persoon wissen". Antwoord binnen een maand (AVG, artikel 12).',
} as const;
