export const weights = {
  'weights-newer':
    'Intussen is versie {version} van de weegfactoren gemaakt. Begin opnieuw vanaf die versie.',
  'weights-begin-before-newest': 'Kies een dag vanaf {date}, waarop de nieuwste versie ingaat',
  'weights-unchanged': 'Deze versie is gelijk aan de vorige. Wijzig eerst een waarde of een bron.',
  'weight-missing': 'De weegfactor van {code} ontbreekt',
  'weight-not-of-set': '{code} hoort niet bij deze set, of staat er al',
  'weight-of-part': 'Dit is een deel van {whole}, dat als geheel weegt: het gewicht blijft 0',
  'weight-unit': 'De eenheid van deze indicator is {unit}',
  'weights-begin-in-past':
    'Begint op {date}, in het verleden. Wat sindsdien is geüpload houdt zijn weegfactoren, tot het opnieuw wordt gewaardeerd.',
  'weights-begin-with-newest':
    'Begint op {date}, net als versie {version}, en komt daarvoor in de plaats. Wat met versie {version} is gewaardeerd houdt die weegfactoren, tot het opnieuw wordt gewaardeerd.',
  'weight-large-change': '{code} gaat van {from} naar {to}.',
  'weight-same-source': '{code} krijgt een andere waarde van dezelfde bron.',
  'weight-out-of-range': 'Kies een waarde van 0 tot en met {max}',
  'weights-not-removable':
    'Versie {version} kan niet worden teruggenomen: er is mee gewaardeerd, of er kwam een nieuwere versie.',
  'weight-confirmed-by': '{person} heeft de weegfactor van {code} al bevestigd',
} as const;
