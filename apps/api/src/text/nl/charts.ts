export const charts = {
  'below-level': 'Kies hiervoor een niveau onder de gekozen productsubgroep',
  nationwide: 'Landelijk',
  'nothing-shared-here':
    'Hier is niets te zien. Wat gedeeld werd, is verlopen of ingetrokken, of het adres klopt niet.',
  'picture-not-png': 'Dit is geen leesbare PNG-afbeelding',
  'picture-not-read': 'De afbeelding kon nu niet gelezen worden. Probeer het over een halve minuut opnieuw.',
  'picture-too-complex': 'De afbeelding vraagt te veel rekentijd. Maak haar kleiner.',
  'picture-too-large': 'De afbeelding is te groot: ten hoogste 5 MB',
  'too-many-shared-charts':
    'U deelt al {max} grafieken en brieven. Trek er eerst een in onder Gedeelde grafieken en brieven.',
  'too-many-saves': 'U hebt veel achter elkaar gedeeld. Probeer het over {minutes} minuten opnieuw.',
  'saved-view-viewer': 'U kijkt alleen mee. Een weergave bewaart u voor uzelf.',
  'saved-views-own-most': 'U hebt al {most} weergaven van deze organisatie. Verwijder er eerst een.',
  'saved-views-shared-most': 'Een organisatie kan {most} gedeelde weergaven hebben. Verwijder er eerst een.',
} as const;
