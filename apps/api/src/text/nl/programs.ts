export const programs = {
  'api-key-unknown': 'Deze API-sleutel is onbekend. Stuur hem mee als: Authorization: Bearer msp_…',
  'api-key-expired': 'Deze API-sleutel is verlopen. Laat een organisatiebeheerder een nieuwe maken.',
  'api-key-revoked': 'Deze API-sleutel is ingetrokken',
  'api-key-not-here': 'Dit kan niet met een API-sleutel',
  'api-key-lacks-scope': 'Deze API-sleutel heeft het recht {scope} niet',
  'api-key-too-many':
    'Deze API-sleutel doet meer dan {most} verzoeken per minuut. Probeer het over {seconds} seconden opnieuw.',
  'api-key-no-bids': 'Met een API-sleutel kunt u geen berekening van een inschrijver uploaden',
  'api-key-name-taken':
    'Een API-sleutel die nog werkt heeft deze naam al. Kies een andere, zodat de geschiedenis duidelijk blijft.',
  'api-keys-most': 'Een organisatie kan {most} werkende API-sleutels hebben. Trek er eerst een in.',
  'api-key-revoked-before': 'Deze API-sleutel was al ingetrokken',
  'webhook-url': 'Vul een volledig adres in dat begint met https://',
  'webhook-url-private':
    'Dit adres hoort bij een eigen of besloten netwerk. Kies een adres op het openbare internet.',
  'webhook-url-credentials':
    'Zet geen gebruikersnaam of wachtwoord in het adres. Berichten zijn ondertekend.',
  'webhook-url-fragment':
    'Haal het # en wat daarachter staat uit het adres: dat deel wordt nooit naar de ontvanger verstuurd.',
  'webhook-url-port':
    'Poort {port} is voor iets anders dan HTTP. Kies de poort waarop uw ontvanger https aanneemt, meestal 443.',
  'webhook-url-onion':
    'Een adres op .onion is alleen via Tor te bereiken, en Milieuspoor gebruikt Tor niet. Kies een adres op het openbare internet.',
  'webhooks-most': 'Een organisatie kan {most} webhooks hebben. Verwijder er eerst een.',
  'too-many-webhook-messages':
    'U hebt veel berichten achter elkaar verstuurd. Probeer het over {minutes} minuten opnieuw.',
  'mail-webhook-paused-subject': 'De webhook naar {host} van {organisation} staat uit',
  'mail-webhook-paused':
    'Drie dagen lang kwam geen bericht aan op {host}. De webhook van {organisation} is daarom uitgezet; nieuwe berichten worden niet meer verstuurd.',
  'mail-webhook-paused-do':
    'Herstel de ontvanger, stuur een testbericht en zet de webhook weer aan. Daar kunt u ook de berichten van de laatste dertig dagen opnieuw sturen.',
  'mail-webhook-paused-link': 'Naar de webhooks',
  'mail-api-key-subject': 'De API-sleutel {name} van {organisation} verloopt op {day}',
  'mail-api-key-ends':
    'De API-sleutel {name} van {organisation} werkt tot {day}. Het programma dat hem gebruikt, kan daarna niets meer lezen of uploaden.',
  'mail-api-key-do':
    'Maak op tijd een nieuwe sleutel, zet die in het programma en trek de oude in. Is de sleutel niet meer nodig? Dan hoeft u niets te doen.',
  'mail-api-key-link': 'Naar de API-sleutels',
} as const;
