export const accounts = {
  'login-failed': 'De gebruikersnaam of het wachtwoord klopt niet',
  'too-many-logins': 'Te veel pogingen. Probeer het over {minutes} minuten opnieuw.',
  'email-unconfirmed': 'Bevestig eerst uw e-mailadres met de link in de e-mail die wij u stuurden.',
  'too-many-codes': 'Er is te vaak een verkeerde code ingevuld. Probeer het over {minutes} minuten opnieuw.',
  'too-many-passwords':
    'Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over {minutes} minuten opnieuw.',
  'too-many-resets':
    'Er is te vaak om een nieuw wachtwoord gevraagd. Kijk in uw mailbox, of probeer het over {minutes} minuten opnieuw.',
  'code-needed': 'Vul de code uit uw authenticator-app in',
  'code-wrong': 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code en probeer het opnieuw.',
  'codes-closed':
    'Er zijn te veel verkeerde codes ingevuld; er wordt geen code meer aangenomen. Kies eerst een nieuw wachtwoord met "Wachtwoord vergeten?", of vraag een medewerker van Milieuspoor uw tweede factor opnieuw te laten instellen.',
  'code-or-passkey-needed':
    'Vul de code uit uw authenticator-app of een herstelcode in, of gebruik uw toegangssleutel',
  'passkey-needed': 'Bevestig met uw toegangssleutel',
  'passkey-late':
    'De bevestiging met de toegangssleutel duurde te lang of is al gebruikt. Probeer het opnieuw.',
  'passkey-wrong':
    'Deze toegangssleutel is niet aanvaard. Gebruik een toegangssleutel van dit account, of een code.',
  'passkey-known': 'Deze toegangssleutel is al toegevoegd. Gebruik een ander apparaat of een andere sleutel.',
  'passkeys-full': 'U hebt {most} toegangssleutels, het hoogste aantal. Verwijder er eerst een.',
  'passkey-last': 'Dit is uw laatste tweede factor. Vul ook een herstelcode in om hem te verwijderen.',
  'no-passkey': 'Dit account heeft geen toegangssleutel. Vul een code in.',
  'second-factor-missing':
    'Voor uw account is een tweede factor verplicht bij het inloggen. Stel die eerst in; daarna kunt u verder.',
  'second-factor-day-past': 'Kies vandaag of een latere dag',
  'second-factor-on': 'Uw tweede factor staat al aan',
  'second-factor-off': 'Uw tweede factor staat niet aan. Begin opnieuw met instellen.',
  'password-asked-again': 'Vul uw wachtwoord in om door te gaan',
  'own-sessions': 'Uw eigen sessies beëindigt u bij Instellingen, onder Profiel.',
  'password-wrong': 'Dit wachtwoord klopt niet',
  'passwords-differ': 'Wachtwoorden komen niet overeen',
  'password-too-short': 'Gebruik minstens {min} tekens',
  'password-too-long': 'Gebruik maximaal {max} tekens',
  'password-common':
    'Dit wachtwoord is te makkelijk te raden. Kies bijvoorbeeld een zin van enkele losse woorden.',
  'password-leaked':
    'Dit wachtwoord staat op een lijst van uitgelekte wachtwoorden, die als eerste worden geprobeerd. Kies een ander.',
  'password-own-data':
    'Dit wachtwoord lijkt te veel op uw naam, e-mailadres of organisatie. Kies iets wat niets met u te maken heeft.',
  'password-changed': 'Uw wachtwoord is gewijzigd.',
  'password-changed-elsewhere-ended': 'Uw wachtwoord is gewijzigd. Op uw andere apparaten bent u uitgelogd.',
  'reset-link-invalid': 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.',
  'no-second-factor': 'Dit account heeft geen tweede factor',
} as const;
