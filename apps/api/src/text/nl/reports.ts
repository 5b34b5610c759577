export const reports = {
  'council-letter-title': 'Milieukosten van onze werken',
  'council-letter-baseline': 'Baseline',
  'council-letter-optimization': 'Optimalisatie',
  'council-letter-picture':
    'Grafiek: {title}, van baseline en optimalisatie. De cijfers staan bij de staven.',
  'council-letter-shown-until': 'Deze pagina is te zien tot {until} en blijft zoals zij is gemaakt.',
  'council-letter-overtaken': 'De cijfers zijn intussen veranderd. Bekijk de brief opnieuw.',
  'council-letter-own-figure':
    'Een zin heeft een getal dat niet uit de cijfers komt. Gebruik de cijfers van de brief, tussen accolades.',
  'council-letter-unknown-figure': 'Een zin noemt tussen accolades een cijfer dat deze brief niet heeft',
  'council-letter-empty': 'Een zin is leeg. Laat haar weg, of schrijf er iets in.',
  'council-letter-too-long': 'Een zin is te lang',
  'calculation-not-in-report': 'Vink de gekozen berekeningen eerst aan bij ‘Toevoegen’',
  'only-sealed-bids': 'De gekozen berekeningen horen bij inschrijvingen die nog verzegeld zijn',
  'too-many-pictures': 'Een rapport kan ten hoogste {max} afbeeldingen bevatten',
  'report-picture-too-large': 'Een afbeelding is te groot: ten hoogste 2 MB',
  'report-pictures-too-many-pixels':
    'De afbeeldingen zijn samen te groot: ten hoogste 500 miljoen pixels. Maak ze kleiner, of neem er minder op.',
  'report-picture-unreadable': 'Een afbeelding is geen leesbare PNG of JPEG',
  'report-chart-of-variant': 'Grafiek van variant {variant}: {title}. {figures}.',
  'report-chart-of-comparison': 'Grafiek: {title}. {figures}.',
  'report-picture-of-variant':
    'Grafiek van variant {variant}: {title}. De cijfers staan in de tabellen van hetzelfde hoofdstuk.',
  'report-picture-of-comparison':
    'Grafiek: {title}. De cijfers staan in de tabellen van hetzelfde hoofdstuk.',
  'report-too-large': 'Dit rapport is te groot om te maken. Kies minder berekeningen.',
  'document-not-written':
    'Het document kon nu niet worden gemaakt. Probeer het over een halve minuut opnieuw.',
  'house-style-changed': 'Iemand anders heeft de huisstijl intussen gewijzigd',
  'both-colours': 'Kies beide kleuren, of geen van beide',
  'colour-too-light':
    'Koppen in deze kleur zijn op wit papier slecht te lezen: het contrast is {contrast}, ten minste {min} is nodig',
  'logo-too-large': 'Het logo is te groot: ten hoogste 1 MB',
  'logo-unreadable': 'Dit is geen leesbare PNG of JPEG',
  'logo-too-many-pixels': 'Het logo is te groot: ten hoogste {max} pixels breed en hoog',
  'template-too-large': 'De sjabloon is te groot: ten hoogste 5 MB',
  'template-not-a-document': 'Dit is geen Word-document of -sjabloon (.docx of .dotx)',
  'template-password-protected':
    'Dit is een oud Word-bestand (.doc) of het heeft een wachtwoord. Sla het zonder wachtwoord op als .docx of .dotx.',
  'template-damaged': 'Dit Word-bestand is beschadigd. Sla het in Word opnieuw op.',
  'template-unpacks-too-large': 'De sjabloon bevat te veel of te grote onderdelen',
  'template-macros': 'De sjabloon bevat macro’s. Sla hem op als .docx of .dotx zonder macro’s.',
  'template-embedded-objects':
    'De sjabloon bevat een bestand van een ander programma, zoals een Excel-blad. Haal het weg, of vervang het door een afbeelding.',
  'template-external-content':
    'De sjabloon haalt iets van elders op, zoals een gekoppelde afbeelding. Sla dat in de sjabloon zelf op.',
  'template-active-field':
    'De kop- of voettekst bevat het veld {field}, dat meer kan dan iets tonen. Haal het veld weg.',
  'template-picture-breaks-off':
    'Een afbeelding in de kop- of voettekst is niet compleet. Zet haar opnieuw in de sjabloon.',
  'template-picture-too-large':
    'Een afbeelding in de kop- of voettekst heeft te veel beeldpunten: ten hoogste 40 miljoen. Verklein haar.',
  'template-unknown-content':
    'De kop- of voettekst bevat iets anders dan tekst, velden en afbeeldingen, zoals een grafiek of diagram. Zet er een afbeelding van in de plaats.',
  'template-page-too-small':
    'De marges van de sjabloon laten te weinig ruimte over: ten minste 9 bij 9 cm is nodig',
  'report-called-off': 'Het maken van het rapport is afgebroken.',
  'no-pdf': 'Deze installatie kan geen PDF maken',
  'pdf-not-made': 'De PDF kon nu niet worden gemaakt. Probeer het over een halve minuut opnieuw.',
} as const;
