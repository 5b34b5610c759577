export const emailChange = {
  'email-not-self': 'Uw e-mailadres wijzigt u apart, met een bevestiging op beide adressen',
  'email-is-own': 'Dit is al uw e-mailadres',
  'email-own-account':
    'Uw eigen e-mailadres wijzigt u bij Instellingen, met een bevestiging op beide adressen.',
  'email-registration-open':
    'Over deze registratie is nog niet beslist. Laat de persoon eerst toe, of wijs de registratie af.',
  'mail-email-confirm-subject': 'Bevestig de wijziging van uw e-mailadres voor Milieuspoor',
  'mail-email-confirm-old':
    'Voor uw account {username} is gevraagd om {email} als nieuw e-mailadres. Bevestig dit met de link hieronder.',
  'mail-email-confirm-new':
    'Er is gevraagd om dit adres als nieuw e-mailadres van een account bij Milieuspoor. Bevestig met de link hieronder dat het van u is.',
  'mail-email-confirm-both':
    'Er verandert pas iets als zowel het oude als het nieuwe adres is bevestigd. De link is 24 uur geldig.',
  'mail-email-confirm-link': 'Naar de bevestiging',
  'mail-email-not-you-old':
    'Hebt u dit niet gevraagd? Bevestig dan niets. Wie het vroeg, kan in uw account. Kies meteen een nieuw wachtwoord met "Wachtwoord vergeten?" op het inlogscherm; logt u in via uw organisatie, waarschuw die dan. Neem ook contact op met een medewerker van Milieuspoor.',
  'mail-email-not-you-new': 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen.',
  'mail-email-taken-subject': 'Er is al een account met uw e-mailadres bij Milieuspoor',
  'mail-email-taken':
    'Iemand vroeg om dit adres als nieuw e-mailadres van een ander account bij Milieuspoor. Er is al een account met dit adres, dus dat kan niet. Er is niets veranderd.',
  'mail-email-taken-advice':
    'Was u dit zelf? Log dan in met het account dat dit adres al heeft, of vraag een medewerker van Milieuspoor. Was u dit niet? Dan hoeft u niets te doen.',
  'mail-email-changed-subject': 'Het e-mailadres van uw account bij Milieuspoor is gewijzigd',
  'mail-email-changed':
    'Het e-mailadres van uw account is gewijzigd in {email}. Uw gebruikersnaam is {username}; u kunt met beide inloggen. Andere apparaten zijn uitgelogd.',
} as const;
