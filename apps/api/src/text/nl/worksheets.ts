export const worksheets = {
  'source-not-read':
    'Het bestand achter deze posten is te groot of te ingewikkeld om nu te verwerken. Er is niets opgeslagen. Probeer het met minder posten.',
  'worksheet-changed':
    'Dit rekenblad is intussen ergens anders gewijzigd, in een ander tabblad of op een ander apparaat',
  'worksheet-of-bid':
    'Deze berekening is van een inschrijver. Daarvan wordt geen variant gemaakt, omdat wat een inschrijver aanbiedt van die inschrijver is.',
  'worksheet-too-many':
    'U hebt al {most} rekenbladen in deze organisatie. Sla er een op als berekening, of verwijder er een.',
  'worksheet-too-large': 'Een rekenblad heeft ten hoogste {most} posten',
  'worksheet-replaces-nothing': 'Hier wordt een post vervangen die de berekening niet heeft',
  'worksheet-replaces-twice': 'Een post staat twee keer in wat er vervangen wordt',
  'chances-changed':
    'Voor deze posten is er nu geen voorstel dat kan worden overgenomen: {posts}. Vernieuw de lijst en kies opnieuw.',
  'chances-of-another':
    'Van deze berekening zijn de kansen niet (meer) te zien: zij is niet de actieve. Vernieuw de lijst en kies opnieuw.',
  'note-made-from': 'Variant van ‘{source}’.',
  'note-profiles-from': 'Profielen uit: {profiles}.',
  'worksheet-key-twice': 'Twee regels hebben dezelfde sleutel',
  'worksheet-many-calculations':
    'De regels komen uit meer dan {most} berekeningen. Neem posten uit minder berekeningen.',
  'worksheet-read-otherwise':
    'Het bestand van een berekening waar posten uit komen geeft nu andere cijfers dan er zijn opgeslagen. Vraag een medewerker van Milieuspoor om die berekening opnieuw te waarderen.',
} as const;
