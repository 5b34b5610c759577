export const accountMails = {
  'mail-passkey-added-subject': 'Er is een toegangssleutel voor Milieuspoor toegevoegd',
  'mail-passkey-added':
    'Aan uw account {username} is een toegangssleutel (passkey) toegevoegd. Die geldt bij het inloggen als tweede factor.',
  'mail-passkey-removed-subject': 'Er is een toegangssleutel voor Milieuspoor verwijderd',
  'mail-passkey-removed':
    'Van uw account {username} is een toegangssleutel (passkey) verwijderd. Uw andere tweede factoren blijven werken.',
  'mail-authenticator-on-subject': 'Er is een authenticator-app voor Milieuspoor ingesteld',
  'mail-authenticator-on':
    'Voor uw account {username} is naast uw toegangssleutel een authenticator-app ingesteld. Uw oude herstelcodes werken niet meer.',
  'mail-authenticator-off-subject': 'Uw authenticator-app voor Milieuspoor is uitgezet',
  'mail-authenticator-off':
    'De authenticator-app van uw account {username} is uitgezet. Inloggen kan nog met uw toegangssleutel of een herstelcode.',
  'mail-factor-due-subject': 'Vanaf {day} vraagt {organisation} een tweede factor',
  'mail-factor-due':
    '{organisation} vraagt vanaf {day} een tweede factor van iedereen die in Milieuspoor werkt. Uw account {username} heeft die nog niet.',
  'mail-factor-due-how':
    'Stel hem vóór die dag in op uw accountpagina; dat duurt een paar minuten en u hebt er een authenticator-app op uw telefoon of een toegangssleutel voor nodig. Vanaf {day} kunt u pas verder als hij is ingesteld.',
  'mail-factor-due-link': 'Tweede factor instellen',
  'mail-greeting': 'Goedendag,',
  'mail-closing': 'Met vriendelijke groet,',
  'reset-mail-subject': 'Nieuw wachtwoord voor Milieuspoor',
  'reset-mail-asked':
    'U hebt gevraagd om een nieuw wachtwoord voor uw account {username} bij Milieuspoor. Met de knop hieronder kiest u er een.',
  'reset-mail-limits': 'De link werkt één keer en blijft 24 uur geldig.',
  'reset-mail-ignore':
    'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen; uw wachtwoord blijft zoals het is.',
  'reset-mail-link': 'Nieuw wachtwoord kiezen',
  'mail-password-subject': 'Uw wachtwoord voor Milieuspoor is gewijzigd',
  'mail-password-changed':
    'Het wachtwoord van uw account {username} is gewijzigd. Andere apparaten zijn uitgelogd en eerdere links werken niet meer. Had u een geheim adres voor uw agenda, dan werkt dat ook niet meer: maak zo nodig een nieuw adres.',
  'mail-first-password-subject': 'Uw wachtwoord voor Milieuspoor is ingesteld',
  'mail-first-password':
    'Met de link van de uitnodiging is een wachtwoord gekozen voor uw account {username}. Andere links voor dit account werken niet meer.',
  'mail-factor-on-subject': 'Uw tweede factor voor Milieuspoor staat aan',
  'mail-factor-on':
    'Voor uw account {username} is een tweede factor ingesteld. Bij het inloggen vragen wij voortaan ook om een code.',
  'mail-factor-off-subject': 'Uw tweede factor voor Milieuspoor staat uit',
  'mail-factor-off':
    'De tweede factor van uw account {username} is uitgezet. Bij het inloggen wordt er niet meer om gevraagd.',
  'mail-codes-subject': 'Uw herstelcodes voor Milieuspoor zijn vernieuwd',
  'mail-codes-renewed':
    'Voor uw account {username} zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.',
  'mail-failed-logins-subject': 'Mislukte pogingen om in te loggen bij Milieuspoor',
  'mail-failed-logins':
    'Met uw account {username} is binnen een dag tien keer geprobeerd in te loggen met een verkeerd wachtwoord. Wie te vaak een verkeerd wachtwoord invult, wordt een kwartier geweigerd.',
  'mail-failed-logins-advice':
    'Was u dit zelf? Dan kunt u met "Wachtwoord vergeten?" op het inlogscherm een nieuw wachtwoord kiezen. Was u dit niet? Deze pogingen zijn mislukt. Kies een ander wachtwoord als u het uwe ook ergens anders gebruikt, en stel bij Instellingen een tweede factor in.',
  'mail-wrong-codes-subject': 'Verkeerde codes bij het inloggen bij Milieuspoor',
  'mail-wrong-codes':
    'Bij uw account {username} is tien keer achter elkaar een verkeerde code van de tweede factor ingevuld, na het juiste wachtwoord.',
  'mail-codes-closed-subject': 'Er worden geen codes meer aangenomen voor uw account bij Milieuspoor',
  'mail-codes-closed':
    'Bij uw account {username} is honderd keer achter elkaar een verkeerde code van de tweede factor ingevuld, na het juiste wachtwoord. Er wordt geen code meer aangenomen tot u een nieuw wachtwoord kiest of een medewerker van Milieuspoor de tweede factor uitzet.',
  'mail-wrong-codes-advice':
    'Was u dit niet? Dan kent iemand anders uw wachtwoord. Kies meteen een nieuw wachtwoord met "Wachtwoord vergeten?" op het inlogscherm, ook overal waar u hetzelfde wachtwoord gebruikt, en neem contact op met een medewerker van Milieuspoor.',
  'mail-security-moment': 'Dit gebeurde op {day} om {time} uur.',
  'mail-security-not-you':
    'Was u dit niet? Kies dan meteen een nieuw wachtwoord met "Wachtwoord vergeten?" op het inlogscherm, en neem contact op met een medewerker van Milieuspoor.',
} as const;
