export const products = {
  'product-changed': 'Iemand anders heeft dit product intussen gewijzigd',
  'used-declaration-expired': 'De verklaring van {product} is verlopen: zij gold tot en met {day}',
  'declaration-not-read':
    'Dit bestand kan niet als verklaring worden gelezen, of een vraag erover is nog niet beantwoord; er is niets bij het product bewaard',
  'declaration-already-kept':
    'Bij deze versie is al een ander bestand bewaard; wijzig eerst het product, dan hoort het bestand bij de nieuwe versie',
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
