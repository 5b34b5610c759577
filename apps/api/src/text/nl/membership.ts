export const membership = {
  'registration-closed':
    'Registreren is hier niet mogelijk. Vraag een medewerker van Milieuspoor om een uitnodiging.',
  'registration-received': 'Wij sturen u een e-mail. Open de link daarin om verder te gaan.',
  'email-verified': 'Uw e-mailadres is bevestigd.',
  'verify-password-wrong':
    'Dit is niet het wachtwoord van deze registratie. Weet u het niet meer, of was u het niet zelf? Registreer u dan opnieuw.',
  'verify-link-over': 'Deze link is verlopen of vervangen door een nieuwere. Vraag een nieuwe link aan.',
  'invitation-link-over':
    'Deze uitnodiging is al gebruikt of verlopen. Vraag wie u uitnodigde om een nieuwe.',
  'slug-taken': 'Dit adres is al in gebruik',
  'slug-form': 'Gebruik kleine letters, cijfers en streepjes',
  'email-taken': 'Er is al een account met dit e-mailadres',
  'unknown-organisation': 'Deze organisatie bestaat niet',
  'already-member': 'Deze persoon is al lid van deze organisatie',
  'already-invited': 'Deze persoon is al uitgenodigd voor deze organisatie',
  'own-account':
    'U kunt uw eigen account niet deactiveren en uzelf de rechten van medewerker niet afnemen. Vraag een andere medewerker.',
  'last-staff': 'Dit is de laatste medewerker. Maak eerst iemand anders medewerker.',
  'last-administrator':
    'Dit is de laatste organisatiebeheerder van {organisation}. Maak eerst iemand anders organisatiebeheerder.',
  'viewer-administrator':
    'Een kijker kan geen organisatiebeheerder zijn. Kies lid of expert, of neem eerst de rol organisatiebeheerder af.',
  'suspended-administrator':
    'Wie geschorst is, kan geen organisatiebeheerder zijn. Hervat eerst het lidmaatschap.',
  'domain-of-another':
    'Adressen met {domain} horen bij {organisation}. Werkt deze persoon ook voor u? Vraag dan een medewerker van Milieuspoor via Contact om deze persoon aan uw organisatie toe te voegen.',
  'domain-held':
    '{domain} hoort al bij {organisation}. Een domein hoort bij één organisatie. Klopt dat niet? Vraag een medewerker van Milieuspoor via Contact om het na te gaan.',
  'domain-present': '{domain} staat al bij deze organisatie',
  'domains-most': 'Een organisatie heeft ten hoogste {most} domeinen. Haal er eerst een weg.',
  'domain-no-record':
    'In DNS staat geen TXT-record op {name}. Het kan na het aanmaken een uur of langer duren voordat het overal zichtbaar is. Probeer het later opnieuw.',
  'domain-other-record':
    'Het TXT-record op {name} heeft een andere waarde. Gevonden: {found}. Nodig: {value}.',
  'domain-no-answer':
    'De nameservers van {domain} geven nu geen bruikbaar antwoord. Er is niets veranderd. Probeer het later opnieuw.',
  'domain-not-proven': 'Bewijs eerst dat {domain} van uw organisatie is. Daarna kunt u collega’s toelaten.',
  'too-many-invitations':
    'U hebt veel uitnodigingen achter elkaar verstuurd. Probeer het over {minutes} minuten opnieuw.',
  'still-invited':
    'Deze persoon heeft de uitnodiging nog niet aanvaard. Trek haar in, of wacht tot de persoon meedoet.',
  'invited-as-viewer':
    'U bent uitgenodigd als kijker, en uw account mag meer dan dat. Vraag {sender} om u als lid uit te nodigen.',
  'viewer-invited-to-run':
    'U bent uitgenodigd als organisatiebeheerder, en uw account is dat van een kijker. Vraag een medewerker van Milieuspoor via Contact om uw rol te wijzigen.',
  'factor-before-joining':
    '{organisation} vraagt een tweede factor. Stel die eerst in bij uw profiel; daarna kunt u de uitnodiging aanvaarden.',
  'joining-domain-of-another':
    'Uw adres hoort bij {organisation}, en kan hier alleen door een medewerker van Milieuspoor worden toegevoegd. Vraag hen via Contact.',
  'mail-join-subject': '{sender} nodigt u uit voor {organisation} in Milieuspoor',
  'mail-join-reason':
    '{sender} nodigt u uit om in Milieuspoor ook bij {organisation} mee te werken. U hebt al een account met dit e-mailadres; u werkt er verder mee, naast de organisaties waar u al bij hoort.',
  'mail-join-role': 'Gevraagd als: {role}. Uw account houdt overal de rol die het heeft.',
  'mail-join-answer': 'Log in en aanvaard de uitnodiging bij uw profiel, of wijs haar daar af.',
  'mail-join-term':
    'U kunt dat zeven dagen lang doen. Tot dan verandert er niets, en ziet {organisation} niets van uw account.',
  'mail-join-link': 'Naar uw profiel',
  'not-invited': 'Deze persoon is niet uitgenodigd, of heeft de uitnodiging al aanvaard',
  'registration-unverified': 'Het e-mailadres van deze registratie is nog niet bevestigd',
  'mail-verify-subject': 'Bevestig uw e-mailadres',
  'mail-verify-reason':
    'Met dit e-mailadres is een account bij Milieuspoor aangevraagd. Bevestig met de link hieronder en het wachtwoord dat u koos dat het adres van u is.',
  'mail-verify-term':
    'De link werkt één keer en is 24 uur geldig. Daarna laat een medewerker van Milieuspoor u toe tot een organisatie, of doet uw eigen organisatie dat.',
  'mail-verify-ignore': 'Hebt u geen account aangevraagd? Dan hoeft u niets te doen.',
  'mail-verify-link': 'E-mailadres bevestigen',
  'mail-known-subject': 'U hebt al een account bij Milieuspoor',
  'mail-known-reason':
    'Iemand, waarschijnlijk u, wilde met dit e-mailadres een account bij Milieuspoor aanvragen. Er is al een account met dit adres; daaraan is niets veranderd.',
  'mail-known-advice':
    'U kunt ermee inloggen. Bent u het wachtwoord kwijt, kies dan op het inlogscherm voor "Wachtwoord vergeten?".',
  'mail-known-link': 'Naar het inlogscherm',
  'mail-invite-subject': 'U bent uitgenodigd voor Milieuspoor',
  'mail-invite-subject-of': '{sender} nodigt u uit voor {organisations} in Milieuspoor',
  'mail-invite-organisation': '{sender} nodigt u uit om in Milieuspoor mee te werken bij {organisations}.',
  'mail-invite-account': '{sender} nodigt u uit om in Milieuspoor mee te werken.',
  'mail-invite-role': 'Uw rol: {role}.',
  'role-member': 'lid (u werkt mee aan de projecten)',
  'role-expert': 'expert (u werkt mee aan de projecten en ziet alle graadmeters)',
  'role-viewer': 'kijker (u ziet de cijfers van de organisatie)',
  'role-administrator': 'organisatiebeheerder',
  'role-staff': 'medewerker van Milieuspoor',
  'mail-invite-what':
    'Milieuspoor laat zien wat infrastructuurprojecten het milieu kosten: van ontwerp en aanbesteding tot oplevering.',
  'mail-invite-password': 'Kies met de link hieronder een wachtwoord; daarna kunt u inloggen.',
  'mail-invite-username': 'Uw gebruikersnaam is {username}.',
  'mail-invite-term': 'De link werkt één keer en is zeven dagen geldig.',
  'mail-invite-link': 'Wachtwoord kiezen',
  'mail-admitted-subject': 'U bent toegelaten tot {organisation} in Milieuspoor',
  'mail-waiting-subject': 'Registratie wacht op toelating: {name}',
  'mail-waiting-reason':
    '{name} ({email}) heeft het e-mailadres bevestigd en vraagt toegang. Opgegeven organisatie: {organisation}.',
  'mail-waiting-advice': 'Laat deze persoon in Beheer toe tot een organisatie, of wijs de registratie af.',
  'mail-waiting-link': 'Naar de registraties',
  'mail-admitted-first-step':
    'Uw eerste stap: log in en open op het dashboard een project, of begin er een met "Start nieuw project". Onder FAQ staat hoe u een berekening uploadt.',
  'mail-admitted-first-look': 'Uw eerste stap: log in. Het dashboard van de organisatie opent dan vanzelf.',
  'one-organisation': 'Kies een organisatie of vul de naam van een nieuwe in, niet beide',
  'organisation-name-taken':
    'Er is al een organisatie met deze naam, of de naam bevat geen letters. Kies haar uit de lijst of pas de naam aan.',
  'mail-admitted-reason': 'U hebt nu toegang tot {organisation}.',
  'mail-colleague-subject': '{name} doet mee bij {organisation} in Milieuspoor',
  'mail-colleague-reason':
    '{name} ({email}) heeft zich geregistreerd met een adres in {domain} en het adres bevestigd. Zoals bij uw organisatie is ingesteld, is deze persoon toegelaten als kijker.',
  'mail-colleague-advice':
    'Hoort deze persoon er niet bij? Schors het lidmaatschap. Moet deze persoon meer kunnen? Vraag een medewerker van Milieuspoor via Contact om de rol te wijzigen.',
  'mail-colleague-link': 'Naar de leden',
  'email-verified-admitted': 'Uw e-mailadres is bevestigd, en u bent toegelaten tot {organisation}.',
  'mail-rejected-subject': 'Uw registratie bij Milieuspoor',
  'mail-rejected-reason':
    'Uw registratie bij Milieuspoor is niet toegelaten. U kunt met dit account niet inloggen.',
  'mail-rejected-advice':
    'Denkt u dat dit niet klopt? Vraag dan een medewerker van Milieuspoor, of uw eigen organisatie, om een uitnodiging.',
} as const;
