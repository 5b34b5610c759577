export const leaving = {
  'keep-unknown':
    'Dit staat niet (meer) op naam van deze persoon, of u koos het twee keer. Bekijk opnieuw wat op die naam staat.',
  'keep-nobody':
    'Dit kan niet op naam van een ander verder: een ingevoerde inschrijving blijft verzegeld, een opening wordt opnieuw gevraagd omdat daar twee mensen voor nodig zijn, en een agenda-adres is van één persoon.',
  'keep-not-allowed':
    'Deze persoon mag dit niet overnemen. Kies een actief lid van deze organisatie met de rol die ervoor nodig is.',
  'holding-api-key': 'API-sleutel {name}',
  'holding-webhook': 'webhook naar {name}',
  'holding-invitation': 'uitnodiging aan {name}',
  'holding-unlock-request': 'verzoek om project {project} te openen',
  'holding-opening-request': 'verzoek om de inschrijvingen van project {project} te openen',
  'holding-shared-chart': 'gedeelde grafiek {name}',
  'holding-bid': 'inschrijving van {name} in project {project}',
  'holding-calendar-feed': 'adres van het agenda-abonnement',
  'holding-of': '{thing} (op naam van {holder})',
  'mail-leaving-subject': 'Wat {person} bij {organisation} had',
  'mail-leaving-erased-subject': 'Wat iemand bij {organisation} had',
  'mail-leaving-suspended': '{actor} heeft het lidmaatschap van {person} bij {organisation} geschorst.',
  'mail-leaving-removed': '{actor} heeft het lidmaatschap van {person} bij {organisation} beëindigd.',
  'mail-leaving-dismissed':
    '{actor} heeft {person} de rol organisatiebeheerder van {organisation} afgenomen.',
  'mail-leaving-account':
    '{actor} heeft het account van {person} gesloten of een andere rol gegeven. Daarmee verandert ook wat {person} bij {organisation} mag.',
  'mail-leaving-erased': 'De gegevens van iemand die voor {organisation} werkte, zijn gewist.',
  'mail-leaving-ended': 'Dit werkt niet meer: {list}.',
  'mail-leaving-kept': 'Dit gaat door: {list}.',
  'mail-leaving-bids':
    'Dit blijft verzegeld tot de inschrijvingen worden geopend, en niemand anders van uw organisatie kan het inzien: {list}.',
  'mail-leaving-do':
    'Gebruikt een programma van u een van deze sleutels of webhooks? Maak dan een nieuwe onder Koppelingen.',
  'mail-leaving-link': 'Naar de koppelingen',
} as const;
