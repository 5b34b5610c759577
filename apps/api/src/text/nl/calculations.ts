export const calculations = {
  'calculation-active': 'Deze berekening is actief. Maak haar eerst inactief en verwijder haar daarna.',
  'cannot-mark': 'Dit bestand kan niet worden geopend, dus er kan niets in worden gemarkeerd.',
  'restore-window-over':
    'Deze berekening is te lang geleden verwijderd om haar terug te zetten. Upload het bestand opnieuw.',
  'set-mismatch':
    'De waarden van deze berekening staan in {set}, maar in {otherSet} is in dit project actief: {others}. Waarden uit verschillende sets worden niet vergeleken. Gebruik een berekening met {otherSet}, of maak eerst inactief wat in {otherSet} staat (een as-built baseline verwijdert u).',
  'compare-no-shared-set':
    'Deze berekeningen hebben geen set gemeen: {calculations}. Waarden uit verschillende sets worden niet vergeleken. Kies berekeningen die in dezelfde set zijn opgegeven.',
  'compare-set-not-stated':
    'Niet elke gekozen berekening is opgegeven in {set}: {calculations}. Waarden uit verschillende sets worden niet vergeleken.',
  'compare-in-sets': '‘{name}’ staat in {sets}',
  'compare-against-another': 'Kies een van de berekeningen die u vergelijkt',
  'sets-mixed':
    'De actieve berekeningen van dit project staan niet in dezelfde set. In {firstSet}: {first}. In {otherSet}: {others}. Waarden uit verschillende sets worden niet vergeleken. Vervang of deactiveer eerst wat niet in dezelfde set staat (een as-built baseline verwijdert u); laat het project daarvoor heropenen als die fase al voltooid is.',
  'file-damaged': 'Het opgeslagen bestand is niet meer het bestand dat is geüpload',
  'revaluation-refused': 'Het opgeslagen bestand kan niet meer worden gelezen; er is niets gewijzigd.',
  'revaluation-other': 'De uitkomst is intussen anders dan u zag. Vergelijk opnieuw en kies dan.',
  'revaluation-project-locked':
    'Dit project is vergrendeld. Bevestig dat u deze berekening toch opnieuw wilt waarderen.',
  'revaluation-project-complete':
    'Dit project is voltooid. Bevestig dat u deze berekening toch opnieuw wilt waarderen.',
  'revaluation-design-phase-complete':
    'De aanbestedingsfase van dit project is voltooid. Bevestig dat u deze berekening toch opnieuw wilt waarderen.',
  'called-design-baseline': 'baseline ‘{name}’',
  'called-design-optimization': 'optimalisatie ‘{name}’',
  'called-as-built-baseline': 'as-built baseline ‘{name}’',
  'called-as-built-optimization': 'as-built optimalisatie ‘{name}’',
  'called-applicant': 'inschrijving ‘{name}’',
  'one-file': 'Stuur één bestand tegelijk',
  'file-missing': 'Kies een Excel-bestand (.xlsx, .xlsm of .xls)',
  'file-too-large':
    'Het bestand is groter dan {megabytes} MB. Verwijder bladen en afbeeldingen die niet nodig zijn.',
  'other-file-missing': 'Kies een bestand',
  'other-file-too-large': 'Het bestand is groter dan {megabytes} MB. Kies een kleiner bestand.',
  'file-too-complex': 'Dit bestand vraagt te veel rekentijd of geheugen om te lezen.',
  'file-too-complex-remedy':
    'Heeft het andere bladen dan Posten, Set A1 en Set A2, of rijen onder de berekening, laat die dan weg; splits de berekening anders in delen.',
  'other-file-too-complex-remedy': 'Laat weg wat niet nodig is, of deel het op.',
  'other-file-breaks-reader-remedy':
    'Maak het opnieuw in het programma waar het vandaan komt, en probeer dat.',
  'file-breaks-reader':
    'Bij het lezen van dit bestand liep het leesprogramma vast, dus er is niets opgeslagen.',
  'file-breaks-reader-remedy':
    'Open het in Excel en sla het op als nieuw .xlsx-bestand, zonder andere bladen dan Posten, Set A1 en Set A2 als het die heeft, en probeer dat.',
  'no-reader':
    'Bestanden kunnen nu niet worden gelezen en er is niets opgeslagen. Probeer het over een halve minuut opnieuw.',
  'upload-incomplete': 'Het bestand is niet volledig aangekomen. Probeer het opnieuw.',
  'check-gone':
    'De controle van dit bestand wordt niet meer bewaard, of is intussen verouderd. Verstuur het bestand opnieuw.',
  'checks-fill-account':
    'U hebt het afgelopen uur meer bestanden laten controleren dan er bewaard kunnen worden. Ga over {minutes} minuten verder; wat u al hebt gecontroleerd, kunt u nu wel toevoegen.',
  'checks-fill-all':
    'Het afgelopen uur zijn er meer bestanden gecontroleerd dan er bewaard kunnen worden. Ga over {minutes} minuten verder; wat u al hebt gecontroleerd, kunt u nu wel toevoegen.',
  'calculation-changed': 'Deze berekening is intussen door iemand anders gewijzigd.',
  'report-choice-of-provider': 'Alleen medewerkers kiezen welke berekeningen in het rapport komen.',
  'calculation-changed-by': '{person} heeft deze berekening intussen gewijzigd.',
  'scope-file': 'dit bestand',
  'scope-baseline': 'de baseline',
  'scope-optimization': 'de optimalisatie',
  'scope-post': '{count} post',
  'scope-posts': '{count} posten',
  'scope-asks-in-set': '{set}: {question}',
  'scope-asks-module':
    'Bij {posts} geeft {declaring} module {modules} op en laat {asked} die leeg: is daar niets, of is het niet berekend?',
  'scope-asks-indicators':
    'Bij {posts} laat {asked} in {modules} kernindicatoren leeg die {declaring} wel opgeeft: zijn die er niet, of zijn ze niet berekend?',
  'scope-asks-bare':
    'Bij {posts} geeft {asked} in {modules} alleen een MKI op, en {declaring} ook de indicatoren erachter: ontbreekt er niets, of zijn ze niet berekend?',
  'scope-asks-posts':
    'Niet in {asked}: {posts} die {declaring} wel heeft. Hoort dat werk er niet meer bij, of is het niet berekend?',
  'scope-told-module': 'Module {module}, leeg bij {posts}',
  'scope-told-indicators': 'Kernindicatoren, leeg bij {posts}',
  'scope-told-bare': 'Alleen een MKI bij {posts}',
  'scope-told-posts': '{posts} van de baseline, niet in deze berekening',
  'scope-answer-not-applicable': 'niet van toepassing: telt als 0 ({person}, {day})',
  'scope-answer-not-calculated': 'niet berekend ({person}, {day})',
  'scope-somebody': 'iemand',
  'scope-answer-unasked':
    "'{id}' is geen vraag over de omvang van dit bestand. Gebruik de id's van de vragen die de controle van het bestand geeft.",
  'scope-answer-unreadable': "Het antwoord op '{id}' bestaat niet. Kies uit: {meanings}.",
  'scope-answer-beside-none':
    "Stuur met antwoorden over de omvang ook 'scope:against' mee: de uuid van de berekening die de controle van het bestand noemt.",
  'scope-answer-contradicted':
    'Dat {modules} niet van toepassing is, kan niet: in {set} geeft deze berekening daar bij {posts} wel iets op. Vul het in de andere set aan en upload de berekening opnieuw, of zeg dat het niet is berekend.',
  'scope-answer-contradicted-co2':
    'Dat de lege indicatoren niet van toepassing zijn, kan niet: in {set} geeft deze berekening daar bij {posts} wel CO2 op. Vul het in de andere set aan en upload de berekening opnieuw, of zeg dat het niet is berekend.',
  'scope-question-other':
    'Deze vraag is intussen anders dan u zag: een van de twee berekeningen is gewijzigd of niet meer actief. Bekijk haar opnieuw.',
  'upload-place':
    'Noem een project, of voor de berekening van een inschrijver (calculation_type applicant) de inschrijver',
} as const;
