export const products = {
  'product-changed': 'Iemand anders heeft dit product intussen gewijzigd',
  'product-of-provider': 'Dit product is van Milieuspoor; alleen medewerkers van Milieuspoor wijzigen het',
  'product-not-there': 'Een gekozen product is er niet meer. Kies een ander product.',
  'product-own-not-hidden':
    'Alleen een product van Milieuspoor kan worden verborgen; een eigen product verwijdert u',
  'product-nothing-declared': 'Vul bij ten minste één indicator een waarde in',
  'product-unknown-indicator': 'Een van de indicatoren hoort niet bij deze set',
  'product-unlike-modules': 'Bij een indicator hoort één waarde per module',
  'product-same-unit': 'Elke eenheid kan maar één keer voorkomen',
  'product-of-bid':
    'Deze berekening is van een inschrijver. Posten daaruit worden niet in de bibliotheek bewaard, omdat iedereen in de organisatie die leest.',
  'product-read-otherwise':
    'Het bestand van deze berekening geeft nu andere cijfers dan er zijn opgeslagen, dus is niets bewaard. Vraag een medewerker van Milieuspoor om de berekening opnieuw te waarderen.',
} as const;
