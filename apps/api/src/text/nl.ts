/** What the server says, in Dutch. English has the same keys. */
export const nl = {
  required: 'Dit veld is vereist',
  'too-long': 'Gebruik maximaal {max} tekens',
  'too-small': 'Ondergrens is {min}',
  'too-short': 'Vul ten minste {min} tekens in',
  'too-large': 'Bovengrens is {max}',
  'not-a-choice': 'Kies een van de mogelijkheden',
  'not-changeable': 'Dit veld bestaat niet, of kan hier niet worden gewijzigd',
  'not-a-uuid': 'Dit is geen geldige verwijzing',
  'invalid-email': 'Voer een geldig e-mailadres in',
  'not-a-version': 'Dit is geen versie: geef het revisienummer (revision) dat u hebt gelezen',
  'invalid-value': 'Deze waarde kan niet worden gelezen',
  'control-character':
    'Hier staat een besturingsteken in ({codePoint}), zoals een regeleinde of een tab. Verwijder het, of typ de tekst opnieuw.',
  'direction-character':
    'Hier staat een onzichtbaar teken in dat de leesrichting verandert ({codePoint}). Verwijder het, of typ de tekst opnieuw.',
  'invisible-character':
    'Hier staat een onzichtbaar teken in ({codePoint}). Verwijder het, of typ de tekst opnieuw.',
  'invalid-json': 'Het verzoek kan niet worden gelezen',
  'below-level': 'Kies hiervoor een niveau onder de gekozen productsubgroep',
  nationwide: 'Landelijk',
  'not-found': 'Niet gevonden',
  'nothing-shared-here':
    'Hier is niets te zien. De grafiek die gedeeld werd, is verlopen of ingetrokken, of het adres klopt niet.',
  'picture-not-png': 'Dit is geen leesbare PNG-afbeelding',
  'picture-too-large': 'De afbeelding is te groot: ten hoogste 5 MB',
  'too-many-shared-charts': 'U deelt al {max} grafieken. Trek er eerst een in onder Gedeelde grafieken.',
  'too-many-saves':
    'U hebt veel grafieken achter elkaar gedeeld. Probeer het over {minutes} minuten opnieuw.',
  'invalid-telephone': 'Voer een geldig telefoonnummer in',
  'too-many-messages':
    'U hebt veel berichten achter elkaar verstuurd. Probeer het over {minutes} minuten opnieuw.',
  'contact-mail-subject': 'Bericht van {sender} ({organisation})',
  'contact-mail-greeting': 'Beste collega,',
  'contact-mail-lead': '{sender} ({email}) van {organisation} schrijft via Milieuspoor:',
  'contact-mail-link': 'Open Milieuspoor',
  'emvi-mail-subject': 'Gunningscriterium voltooid: {project} ({organisation})',
  'emvi-mail-link': 'Open het gunningscriterium',
  'emvi-mail-content':
    'Het gunningscriterium MKI van project ‘{project}’ is voltooid. Wilt u contact opnemen over de aanbestedingsdocumenten?',
  'contact-mail-closing':
    'Beantwoord deze e-mail om de afzender te antwoorden. Markeer het bericht daarna in Beheer als afgehandeld.',
  'site-mail-subject': 'Bericht via de website van {sender} ({organisation})',
  'site-mail-lead': '{sender} ({email}) van {organisation} schrijft via de website:',
  'site-message-sent': 'Bericht verstuurd. We nemen zo snel mogelijk contact met u op.',
  'site-form-incomplete':
    'Het bericht is nog niet verstuurd. Vul aan wat hieronder ontbreekt; wat u hebt ingevuld, staat er nog.',
  'site-company-required': 'Naam van uw organisatie is vereist',
  'site-first-name-required': 'Voornaam is vereist',
  'site-last-name-required': 'Achternaam is vereist',
  'site-email-required': 'E-mailadres is vereist',
  'site-email-invalid': 'Ongeldig e-mailadres',
  'site-product-types-required': 'Producttypen zijn vereist',
  'database-unavailable':
    'De gegevens zijn even niet bereikbaar. Probeer het over enkele ogenblikken opnieuw.',
  'change-not-stored':
    'De gegevens zijn even niet bereikbaar. Er is niets opgeslagen; probeer het over enkele ogenblikken opnieuw.',
  'change-perhaps-stored':
    'De gegevens zijn even niet bereikbaar, en het is niet zeker of dit is opgeslagen. Kijk dat na voordat u het opnieuw doet.',
  'server-fault':
    'Er is iets misgegaan aan onze kant. Probeer het opnieuw; blijft het misgaan, neem dan contact op en noem kenmerk {request}.',
  unauthenticated: 'U bent niet ingelogd, of uw sessie is verlopen. Log opnieuw in.',
  forbidden: 'U hebt hier geen rechten voor',
  'api-key-unknown': 'Deze API-sleutel is onbekend. Stuur hem mee als: Authorization: Bearer msp_…',
  'api-key-expired': 'Deze API-sleutel is verlopen. Laat een organisatiebeheerder een nieuwe maken.',
  'api-key-revoked': 'Deze API-sleutel is ingetrokken',
  'api-key-not-here': 'Dit kan niet met een API-sleutel',
  'api-key-lacks-scope': 'Deze API-sleutel heeft het recht {scope} niet',
  'too-many-calls':
    'Met uw account komen te veel verzoeken achter elkaar. Over {seconds} seconden kunt u verder.',
  'api-key-too-many':
    'Deze API-sleutel doet meer dan {most} verzoeken per minuut. Probeer het over {seconds} seconden opnieuw.',
  'api-key-no-bids': 'Met een API-sleutel kan geen berekening van een inschrijver worden ingelezen',
  'api-key-name-taken':
    'Een API-sleutel die nog werkt heeft deze naam al. Kies een andere, zodat de geschiedenis duidelijk blijft.',
  'api-keys-most': 'Een organisatie kan {most} werkende API-sleutels hebben. Trek er eerst een in.',
  'api-key-revoked-before': 'Deze API-sleutel was al ingetrokken',
  'webhook-url': 'Vul een volledig adres in dat begint met https://',
  'webhook-url-private':
    'Dit adres hoort bij een eigen of besloten netwerk. Kies een adres op het openbare internet.',
  'webhook-url-credentials':
    'Zet geen gebruikersnaam of wachtwoord in het adres. Berichten zijn ondertekend.',
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
    'De API-sleutel {name} van {organisation} werkt tot {day}. Het programma dat hem gebruikt, kan daarna niets meer lezen of inlezen.',
  'mail-api-key-do':
    'Maak op tijd een nieuwe sleutel, zet die in het programma en trek de oude in. Is de sleutel niet meer nodig? Dan hoeft u niets te doen.',
  'mail-api-key-link': 'Naar de API-sleutels',
  'csrf-missing': 'De pagina is verlopen. Vernieuw de pagina en probeer het opnieuw.',
  'login-failed': 'De gebruikersnaam of het wachtwoord klopt niet',
  'too-many-logins': 'Te veel pogingen. Probeer het over {minutes} minuten opnieuw.',
  'email-unconfirmed': 'Bevestig eerst uw e-mailadres met de link in de mail die wij u stuurden.',
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
  'sign-on-compulsory':
    'U logt in via {organisation}, niet met een wachtwoord. Vul uw e-mailadres {email} in en kies ‘Inloggen via {organisation}’.',
  'sign-on-no-provider':
    'Bij dit e-mailadres hoort geen organisatie met een eigen inlogpagina. Log in met uw wachtwoord.',
  'sign-on-issuer-form':
    'Vul het adres van de aanbieder in zoals hij zichzelf noemt: het begint met https:// en heeft geen ? of #',
  'sign-on-secret-again':
    'Vul het clientgeheim van deze aanbieder in. Het oude geheim wordt niet aan een andere aanbieder of toepassing gegeven.',
  'sign-on-domain-form':
    '‘{domain}’ is geen domein. Vul het deel van het e-mailadres na de @ in, zoals gemeente.nl',
  'sign-on-domain-everybodys':
    'In {domain} kan iedereen een e-mailadres krijgen. Vul een domein in dat van de organisatie zelf is.',
  'sign-on-domain-taken': '{domain} hoort al bij {organisationName}. Een domein hoort bij één organisatie.',
  'sign-on-settings-changed': 'Iemand anders heeft deze instellingen intussen gewijzigd. Bekijk ze opnieuw.',
  'sign-on-found': 'De aanbieder is gevonden en noemt zichzelf {issuer}',
  'sign-on-no-pkce':
    'De aanbieder zegt niet dat hij PKCE kent. Milieuspoor gebruikt het wel; laat de organisatie dit nagaan.',
  'sign-on-secret-untried': 'Het clientgeheim is niet geprobeerd: vul het in om het te testen',
  'sign-on-client-taken': 'De aanbieder aanvaardt het client-ID en het clientgeheim',
  'sign-on-try-it':
    'Of de aanbieder terug mag sturen naar {address}, blijkt pas bij het inloggen. Laat iemand van de organisatie het proberen voordat u inloggen via de organisatie verplicht maakt.',
  'sign-on-problem-away': 'De aanbieder is niet bereikbaar. Klopt het adres, en is er een storing?',
  'sign-on-problem-too-slow': 'De aanbieder antwoordt niet binnen vijf seconden',
  'sign-on-problem-too-large': 'Op dit adres staat iets anders dan een aanbieder: het antwoord is te groot',
  'sign-on-problem-certificate':
    'De beveiligde verbinding met de aanbieder lukt niet: het certificaat klopt niet of is verlopen',
  'sign-on-problem-not-https':
    'De aanbieder noemt een adres dat niet met https:// begint. Dat is niet veilig en wordt niet gebruikt.',
  'sign-on-problem-private-network':
    'De aanbieder noemt een adres in een besloten netwerk dat hier niet is ingesteld. Dat wordt niet gebruikt.',
  'sign-on-problem-not-oidc':
    'Op dit adres is geen aanbieder van OpenID Connect gevonden. Achter het adres moet /.well-known/openid-configuration werken.',
  'sign-on-problem-issuer-differs':
    'De aanbieder noemt zichzelf anders dan het adres dat is ingevuld. Neem het adres (issuer) over uit de gegevens van de aanbieder; bij Microsoft Entra ID staat het kenmerk van de tenant erin, niet ‘common’.',
  'sign-on-problem-client-refused':
    'De aanbieder weigert het client-ID of het clientgeheim. Kijk of ze kloppen en of het geheim niet is verlopen.',
  'sign-on-problem-denied': 'De aanbieder heeft iemand niet toegelaten',
  'sign-on-problem-refused': 'De aanbieder weigerde een aanvraag',
  'sign-on-problem-clock':
    'De tijd van de aanbieder en die van Milieuspoor verschillen te veel, of een antwoord kwam te laat',
  'sign-on-problem-unproven':
    'Een antwoord van de aanbieder kon niet worden gecontroleerd: het was niet voor Milieuspoor of niet goed ondertekend',
  'sign-on-failed-away':
    'De inlogpagina van {organisation} is nu niet bereikbaar. Probeer het straks opnieuw; blijft het zo, neem dan contact op met uw ICT-afdeling.',
  'sign-on-failed-misconfigured':
    'Inloggen via {organisation} werkt nu niet: de koppeling met Milieuspoor klopt niet meer. Geef dit door aan uw ICT-afdeling en aan een medewerker van Milieuspoor.',
  'sign-on-failed-denied':
    '{organisation} heeft u niet toegelaten, of u hebt het inloggen daar afgebroken. Probeer het opnieuw, of vraag uw ICT-afdeling om toegang tot Milieuspoor.',
  'sign-on-failed-refused':
    'Inloggen via {organisation} is niet gelukt. Probeer het opnieuw; blijft het misgaan, neem dan contact op met uw ICT-afdeling.',
  'sign-on-failed-clock':
    'Het antwoord van {organisation} kwam te laat of te vroeg: de klokken lopen niet gelijk. Probeer het opnieuw; blijft het misgaan, geef dit dan door aan uw ICT-afdeling.',
  'sign-on-failed-unproven':
    'Het antwoord van {organisation} kon niet worden gecontroleerd; daarom bent u niet ingelogd. Probeer het opnieuw; blijft het misgaan, geef dit dan door aan uw ICT-afdeling.',
  'sign-on-failed-no-address':
    '{organisation} heeft geen e-mailadres van u doorgegeven. Vraag uw ICT-afdeling het e-mailadres met Milieuspoor te delen.',
  'sign-on-failed-unverified-address':
    '{organisation} heeft niet bevestigd dat uw e-mailadres van u is. Vraag uw ICT-afdeling uw e-mailadres te bevestigen.',
  'sign-on-failed-other-domain':
    'Het e-mailadres waarmee u bij {organisation} bent ingelogd, hoort daar niet bij. Log daar in met uw adres van {organisation}, of hier met een wachtwoord.',
  'sign-on-failed-unknown':
    'U hebt nog geen account in Milieuspoor. Vraag een organisatiebeheerder van {organisation} u uit te nodigen, of vraag hier een account aan.',
  'sign-on-failed-staff':
    'Medewerkers van de aanbieder van Milieuspoor loggen in met hun eigen wachtwoord en tweede factor, niet via {organisation}.',
  'sign-on-failed-closed':
    'Uw account in Milieuspoor is gesloten. Vraag een organisatiebeheerder van {organisation} of een medewerker van Milieuspoor het weer te openen.',
  'sign-on-failed-not-member':
    'Uw account in Milieuspoor hoort niet of niet meer bij {organisation}. Vraag een organisatiebeheerder van {organisation} u toe te voegen.',
  'sign-on-failed-waiting':
    'Uw aanvraag voor een account is nog niet behandeld. U krijgt een mail zodra u wordt toegelaten.',
  'sign-on-failed-other-person':
    'Het account met uw e-mailadres is al gekoppeld aan iemand anders bij {organisation}. Vraag een medewerker van Milieuspoor dat na te gaan.',
  'sign-on-failed-changed': 'De koppeling met {organisation} is zojuist gewijzigd. Log opnieuw in.',
  'sign-on-failed-lost':
    'Het inloggen is niet afgemaakt: het duurde te lang, is al gebruikt of begon in een andere browser. Log opnieuw in.',
  'sign-on-failed-fault':
    'Door een storing bij Milieuspoor is het inloggen niet gelukt. Log over een paar minuten opnieuw in. Blijft het misgaan, geef dan nummer {request} door aan een medewerker van Milieuspoor.',
  'mail-sign-on-unlinked-subject': 'Uw account voor Milieuspoor is niet meer gekoppeld aan uw organisatie',
  'mail-sign-on-unlinked':
    'Een medewerker van Milieuspoor heeft uw account {username} losgemaakt van de inlogpagina van uw organisatie. Wie zo was ingelogd, is uitgelogd.',
  'mail-sign-on-unlinked-advice':
    'Logt u weer via uw organisatie in, dan wordt het account opnieuw gekoppeld. Verwachtte u dit niet? Neem dan contact op met een medewerker van Milieuspoor.',
  'mail-sign-on-linked-subject': 'Uw account voor Milieuspoor is gekoppeld aan uw organisatie',
  'mail-sign-on-linked':
    'Met uw account {username} is voor het eerst ingelogd via de inlogpagina van uw organisatie. Vanaf nu kunt u daarmee inloggen.',
  'mail-sign-on-linked-advice':
    'Was u dit niet? Neem dan direct contact op met uw ICT-afdeling en met een medewerker van Milieuspoor.',
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
  'second-factor-missing':
    'Voor uw account is een tweede factor verplicht bij het inloggen. Stel die eerst in; daarna kunt u verder.',
  'second-factor-day-past': 'Kies vandaag of een latere dag',
  'mail-factor-due-subject': 'Vanaf {day} vraagt {organisation} een tweede factor',
  'mail-factor-due':
    '{organisation} vraagt vanaf {day} een tweede factor van iedereen die in Milieuspoor werkt. Uw account {username} heeft die nog niet.',
  'mail-factor-due-how':
    'Stel hem voor die dag in op uw accountpagina; dat duurt een paar minuten en u hebt er een authenticator-app op uw telefoon of een toegangssleutel voor nodig. Vanaf {day} kunt u pas verder als hij is ingesteld.',
  'mail-factor-due-link': 'Tweede factor instellen',
  'second-factor-on': 'Uw tweede factor staat al aan',
  'second-factor-off': 'Uw tweede factor staat niet aan. Begin opnieuw met instellen.',
  'password-asked-again': 'Vul uw wachtwoord in om door te gaan',
  'sign-on-again':
    'Log opnieuw in via uw organisatie en probeer het binnen {minutes} minuten daarna nog eens.',
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
  'email-not-self': 'Uw e-mailadres wijzigt u apart, met een bevestiging op beide adressen',
  'mail-greeting': 'Goedendag,',
  'mail-closing': 'Met vriendelijke groet,',
  'reset-mail-subject': 'Nieuw wachtwoord voor Milieuspoor',
  'reset-mail-asked':
    'U hebt gevraagd om een nieuw wachtwoord voor uw account {username} bij Milieuspoor. Met de knop hieronder kiest u er een.',
  'reset-mail-limits': 'De link werkt één keer en blijft 24 uur geldig.',
  'reset-mail-ignore':
    'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen; uw wachtwoord blijft zoals het is.',
  'reset-mail-link': 'Nieuw wachtwoord kiezen',
  'too-many-requests': 'Er zijn te veel verzoeken tegelijk. Probeer het over enkele ogenblikken opnieuw.',
  'no-such-range': 'Dit deel van het bestand bestaat niet',
  'headers-too-large': 'De kopregels van het verzoek zijn te groot',
  'request-too-slow': 'Het verzoek kwam te langzaam binnen. Probeer het opnieuw.',
  'one-file-at-a-time': 'Stuur één bestand tegelijk',
  'payload-too-large': 'Het verzoek is te groot',
  'award-criteria-required': 'Geef aan of er gunningscriteria zijn',
  'award-criteria-not-applicable': 'Bij contractvorm Niet van toepassing zijn er geen gunningscriteria',
  'mail-planned-award-subject': 'Gunning van {project} gepland op {day}',
  'mail-planned-award': 'De gunning van project {project} staat gepland op {day}.',
  'mail-planned-choice-subject': 'Ontwerpkeuze van {project} gepland op {day}',
  'mail-planned-choice': 'De ontwerpkeuze van project {project} staat gepland op {day}.',
  'mail-planned-completion-subject': 'Voltooiing van {project} gepland op {day}',
  'mail-planned-completion': 'De voltooiing van project {project} staat gepland op {day}.',
  'mail-planned-moved': 'Klopt die datum niet meer? Pas hem dan aan bij de projectgegevens.',
  'mail-planned-why':
    'U krijgt deze e-mail omdat u aan dit project werkt. Wilt u zulke herinneringen niet, zet ze dan uit op uw accountpagina.',
  'mail-planned-link': 'Naar het project',
  'planned-before-award': 'De geplande voltooiing ligt voor de gunning of ontwerpkeuze',
  'coordinates-together': 'Vul de breedtegraad en de lengtegraad allebei in',
  'contract-frozen':
    'De contractvorm en de gunningscriteria liggen vast, omdat er al een optimalisatie is, de inschrijvingen open zijn of de ontwerpfase verder is',
  'project-locked': 'Dit project is vergrendeld. Neem contact op om het te laten ontgrendelen.',
  'project-complete': 'Dit project is voltooid en kan niet meer worden gewijzigd',
  'design-phase-complete': 'De ontwerpfase is voltooid; deze gegevens kunnen niet meer worden gewijzigd',
  'as-built-baseline-stands':
    'De nieuwste as-built baselineberekening geldt vanzelf. Upload een andere of verwijder deze.',
  'calculation-active': 'Deze berekening is actief. Maak haar eerst inactief en verwijder haar daarna.',
  'cannot-mark': 'Dit bestand kan niet worden geopend, dus er kan niets in worden gemarkeerd.',
  'bidder-restore-window-over':
    'Deze inschrijver is meer dan 24 uur geleden verwijderd en komt niet meer terug. Voer de inschrijving opnieuw in.',
  'restore-window-over':
    'Deze berekening is te lang geleden verwijderd om haar terug te zetten. Upload het bestand opnieuw.',
  'set-mismatch':
    'De waarden van deze berekening staan in {set}, maar in {otherSet} is in dit project actief: {others}. Waarden uit verschillende sets worden niet vergeleken. Gebruik een berekening met {otherSet}, of maak eerst inactief wat in {otherSet} staat (een as-built baseline verwijdert u).',
  'sets-mixed':
    'De actieve berekeningen van dit project staan niet in dezelfde set. In {firstSet}: {first}. In {otherSet}: {others}. Waarden uit verschillende sets worden niet vergeleken. Vervang of deactiveer eerst wat niet in dezelfde set staat (een as-built baseline verwijdert u); laat het project daarvoor heropenen als die fase al voltooid is.',
  'file-damaged': 'Het opgeslagen bestand is niet meer het bestand dat is geüpload',
  'revaluation-refused': 'Het opgeslagen bestand kan niet meer worden gelezen; er is niets gewijzigd.',
  'revaluation-other': 'De uitkomst is intussen anders dan u zag. Vergelijk opnieuw en kies dan.',
  'revaluation-project-locked':
    'Dit project is vergrendeld. Bevestig dat u deze berekening toch opnieuw wilt waarderen.',
  'revaluation-project-complete':
    'Dit project is voltooid. Bevestig dat u deze berekening toch opnieuw wilt waarderen.',
  'revaluation-design-phase-complete':
    'De ontwerpfase van dit project is voltooid. Bevestig dat u deze berekening toch opnieuw wilt waarderen.',
  'weights-newer':
    'Intussen is versie {version} van de weegfactoren gemaakt. Begin opnieuw vanaf die versie.',
  'weights-not-later': 'Kies een dag na {date}, waarop de nieuwste versie ingaat',
  'weights-unchanged': 'Deze versie is gelijk aan de vorige. Wijzig eerst een waarde of een bron.',
  'weight-missing': 'De weegfactor van {code} ontbreekt',
  'weight-not-of-set': '{code} hoort niet bij deze set, of staat er al',
  'weight-of-part': 'Dit is een deel van {whole}, dat als geheel weegt: het gewicht blijft 0',
  'weight-unit': 'De eenheid van deze indicator is {unit}',
  'weights-begin-in-past':
    'Begint op {date}, in het verleden. Wat sindsdien is geüpload houdt zijn weegfactoren, tot het opnieuw wordt gewaardeerd.',
  'weight-large-change': '{code} gaat van {from} naar {to}.',
  'weight-same-source': '{code} krijgt een andere waarde van dezelfde bron.',
  'weight-out-of-range': 'Kies een waarde van 0 tot en met {max}',
  'weights-not-removable':
    'Versie {version} kan niet worden teruggenomen: er is mee gewaardeerd, of er kwam een nieuwere versie.',
  'weight-confirmed': 'De weegfactor van {code} is al bevestigd',
  'weight-confirmed-by': '{person} heeft de weegfactor van {code} al bevestigd',
  'called-design-baseline': 'baseline ‘{name}’',
  'called-design-optimization': 'optimalisatie ‘{name}’',
  'called-as-built-baseline': 'as-built baseline ‘{name}’',
  'called-as-built-optimization': 'as-built optimalisatie ‘{name}’',
  'called-applicant': 'inschrijving ‘{name}’',
  'one-file': 'Stuur één bestand tegelijk',
  'file-missing': 'Kies een Excel-bestand (.xlsx, .xlsm of .xls)',
  'file-too-large':
    'Het bestand is groter dan {megabytes} MB. Verwijder tabbladen en afbeeldingen die niet nodig zijn.',
  'file-too-complex': 'Dit bestand vraagt te veel rekentijd of geheugen om te lezen.',
  'file-too-complex-remedy':
    'Heeft het andere bladen dan Posten, Set A1 en Set A2, of rijen onder de berekening, laat die dan weg; splits de berekening anders in delen.',
  'file-breaks-reader':
    'Bij het lezen van dit bestand liep het leesprogramma vast, dus er is niets opgeslagen.',
  'file-breaks-reader-remedy':
    'Open het in Excel en sla het op als nieuw .xlsx-bestand, zonder andere bladen dan Posten, Set A1 en Set A2 als het die heeft, en probeer dat.',
  'no-reader':
    'Bestanden kunnen nu niet worden gelezen en er is niets opgeslagen. Probeer het over een halve minuut opnieuw.',
  'upload-incomplete': 'Het bestand is niet volledig aangekomen. Probeer het opnieuw.',
  'check-gone':
    'De controle van dit bestand wordt niet meer bewaard, of is intussen verouderd. Verstuur het bestand opnieuw.',
  'period-reversed': 'De laatste dag ligt voor de eerste',
  'period-too-long': 'Vraag een periode van ten hoogste twee jaar',
  'too-many-addresses':
    'Er is veel achter elkaar naar adressen gezocht. Probeer het over {minutes} minuten opnieuw.',
  'address-unreachable':
    'De ligging van dit adres kan nu niet worden opgehaald. Vul de breedtegraad en lengtegraad zelf in, of probeer het straks opnieuw.',
  'calendar-name': 'Milieuspoor agenda',
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
  'own-account':
    'U kunt uw eigen account niet deactiveren en uzelf de rechten van medewerker niet afnemen. Vraag een andere medewerker.',
  'last-staff': 'Dit is de laatste medewerker. Maak eerst iemand anders medewerker.',
  'last-administrator':
    'Dit is de laatste organisatiebeheerder van {organisation}. Maak eerst iemand anders organisatiebeheerder.',
  'viewer-administrator':
    'Een kijker kan geen organisatiebeheerder zijn. Kies lid of expert, of neem eerst de rol organisatiebeheerder af.',
  'suspended-administrator':
    'Wie geschorst is, kan geen organisatiebeheerder zijn. Hervat eerst het lidmaatschap.',
  'email-elsewhere':
    'Met dit e-mailadres is al een account. Vraag een medewerker van Milieuspoor via Contact om deze persoon aan uw organisatie toe te voegen.',
  'too-many-invitations':
    'U hebt veel uitnodigingen achter elkaar verstuurd. Probeer het over {minutes} minuten opnieuw.',
  'not-invited': 'Deze persoon is niet uitgenodigd, of heeft de uitnodiging al aanvaard',
  'no-second-factor': 'Dit account heeft geen tweede factor',
  'registration-unverified': 'Het e-mailadres van deze registratie is nog niet bevestigd',
  'mail-verify-subject': 'Bevestig uw e-mailadres',
  'mail-verify-reason':
    'Met dit e-mailadres is een account bij Milieuspoor aangevraagd. Bevestig met de link hieronder en het wachtwoord dat u koos dat het adres van u is.',
  'mail-verify-term':
    'De link werkt één keer en is 24 uur geldig. Daarna laat een medewerker van Milieuspoor u toe tot een organisatie.',
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
  'mail-rejected-subject': 'Uw registratie bij Milieuspoor',
  'mail-rejected-reason':
    'Uw registratie bij Milieuspoor is niet toegelaten. U kunt met dit account niet inloggen.',
  'mail-rejected-advice':
    'Denkt u dat dit niet klopt? Vraag dan een medewerker van Milieuspoor, of uw eigen organisatie, om een uitnodiging.',
  'mail-password-subject': 'Uw wachtwoord voor Milieuspoor is gewijzigd',
  'mail-password-changed':
    'Het wachtwoord van uw account {username} is gewijzigd. Andere apparaten zijn uitgelogd, eerdere links werken niet meer, en een geheim adres van uw agenda maakt u zo nodig opnieuw.',
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
    'Hebt u dit niet gevraagd? Bevestig dan niets. Wie het vroeg, kan in uw account: kies meteen een nieuw wachtwoord met "Wachtwoord vergeten?" op het inlogscherm, of waarschuw uw organisatie als u daar inlogt, en neem contact op met een medewerker van Milieuspoor.',
  'mail-email-not-you-new': 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen.',
  'mail-email-taken-subject': 'Er is al een account met uw e-mailadres bij Milieuspoor',
  'mail-email-taken':
    'Iemand vroeg om dit adres als nieuw e-mailadres van een ander account bij Milieuspoor. Er is al een account met dit adres, dus dat kan niet. Er is niets veranderd.',
  'mail-email-taken-advice':
    'Was u dit zelf? Log dan in met het account dat dit adres al heeft, of vraag een medewerker van Milieuspoor. Was u dit niet? Dan hoeft u niets te doen.',
  'mail-email-changed-subject': 'Het e-mailadres van uw account bij Milieuspoor is gewijzigd',
  'mail-email-changed':
    'Het e-mailadres van uw account is gewijzigd in {email}. Uw gebruikersnaam is {username}; u kunt met beide inloggen. Andere apparaten zijn uitgelogd.',
  'faq-english-half': 'Vul de Engelse tekst helemaal in, of laat alle drie de velden leeg',
  'too-many-requests-for-now': 'Dit is te vaak geprobeerd. Probeer het over {minutes} minuten opnieuw.',
  'project-changed': 'Dit project is intussen door iemand anders gewijzigd.',
  'project-changed-by': '{person} heeft dit project intussen gewijzigd.',
  'project-made-before':
    'Dit project is al aangemaakt, met andere gegevens. Open het in de projectenlijst om het te wijzigen.',
  'calculation-changed': 'Deze berekening is intussen door iemand anders gewijzigd.',
  'calculation-changed-by': '{person} heeft deze berekening intussen gewijzigd.',
  'lock-needs-reason': 'Vergrendel of ontgrendel het project met een reden',
  'already-locked': 'Dit project is al vergrendeld',
  'not-locked': 'Dit project is niet vergrendeld',
  'nothing-to-open':
    'Dit project is niet vergrendeld en er is geen fase voltooid: u kunt het gewoon wijzigen',
  'unlocking-asked': 'Hier is al om gevraagd, door {name} op {at}. Wacht op het antwoord.',
  'unlocking-answered': 'Dit verzoek is al beantwoord. Vernieuw de pagina om te zien hoe.',
  'mail-unlocking-asked-subject': 'Verzoek om project {project} te openen',
  'mail-unlocking-asked': '{name} vraagt om project {project} te ontgrendelen. De reden:',
  'mail-reopening-asked':
    '{name} vraagt om de laatst voltooide fase van project {project} te heropenen. De reden:',
  'mail-unlocking-granted-subject': 'Project {project} is weer open',
  'mail-unlocking-granted': 'Uw verzoek om project {project} te openen is ingewilligd. De toelichting:',
  'mail-unlocking-refused-subject': 'Project {project} blijft gesloten',
  'mail-unlocking-refused': 'Uw verzoek om project {project} te openen is afgewezen. De reden:',
  'mail-unlocking-link': 'Naar het project',
  'nothing-to-reopen': 'Er is nog geen fase voltooid die heropend kan worden',
  'scope-question-closed': 'De vraag over de scope kan in deze fase van het project niet worden beantwoord',
  'scope-baseline-exists': 'Verwijder eerst de as-built baselineberekening',
  'status-jump': 'Deze status kan nu niet volgen',
  'date-without-status': 'Een datum wordt vastgelegd bij het voltooien van de fase',
  'dates-differ': 'De beide datums zijn hier dezelfde',
  'date-in-future': 'Kies een datum tot en met vandaag',
  'date-too-early': 'Kies een datum op of na {day}: ten hoogste tien jaar voordat het project is aangemaakt',
  'date-before-award': 'Kies een datum op of na de definitieve gunningsdatum',
  'baseline-missing': 'Voeg een baseline berekening toe in de tab Baseline',
  'award-model-open': 'Voltooi eerst het EMVI model',
  'award-model-complete':
    'Het gunningscriterium is voltooid. Kies eerst ‘Criterium MKI aanpassen’ om het te wijzigen.',
  'no-award-model': 'Dit project heeft geen gunningscriterium',
  'criteria-max-is-sum': 'Dit is de som van de benoemde criteria en kan niet apart worden gewijzigd',
  'criterion-gone': 'Dit criterium is er niet meer, of staat er twee keer',
  'criterion-unknown': 'Het project heeft geen criterium ‘{name}’, of het staat er twee keer',
  'criterion-other-maximum': 'De maximale korting op dit criterium is intussen gewijzigd',
  'criteria-discount-is-sum':
    'Dit is de som van de kortingen per criterium en kan niet apart worden gewijzigd',
  'applicant-without-type': 'Een inschrijver hoort bij berekeningen van de soort applicant',
  'applicant-name-taken': 'Een andere inschrijver heeft deze naam al',
  'applicant-changed': 'Deze inschrijver is intussen door iemand anders gewijzigd.',
  'applicant-changed-by': '{person} heeft deze inschrijver intussen gewijzigd.',
  'bid-sealed':
    'Deze inschrijving is verzegeld: tot de inschrijvingen zijn geopend kan alleen wie haar invoerde haar zien en wijzigen.',
  'bids-sealed': 'Open eerst de inschrijvingen',
  'bids-open': 'De inschrijvingen zijn al geopend',
  'fixed-by-opening':
    'De inschrijvingen zijn geopend op {since} en liggen vast. Begin eerst een correctie, met de reden ervan.',
  'winner-chosen-meanwhile':
    'Iemand anders koos intussen {name} als winnaar. Er is niets gewijzigd: kies opnieuw als u een andere winnaar wilt.',
  'winner-taken-back-meanwhile':
    'Iemand anders nam de keuze van de winnaar intussen terug. Er is niets gewijzigd: kies opnieuw als u een winnaar wilt.',
  'winner-unexplained': 'Kies de winnaar opnieuw, met de reden',
  'correction-running': 'Rond eerst de correctie af',
  'correction-begun': '{person} is al een correctie begonnen',
  'no-correction': 'Er loopt geen correctie',
  'correction-model-open':
    'Het EMVI model is weer in bewerking. Voltooi het in het tabblad EMVI model, en rond daarna de correctie af.',
  'witness-not-other-member': 'Kies een ander actief lid van de organisatie als tweede persoon',
  'winner-without-calculation': 'Upload eerst de berekening van deze inschrijver',
  'winner-reason-needed':
    'Deze inschrijver staat niet als enige op de eerste plaats. Vul de reden van de keuze in, in ten minste {min} tekens.',
  'bidder-has-calculation': 'Deze inschrijver heeft intussen een andere berekening. Verwijder die eerst.',
  'upload-place':
    'Noem een project, of voor de berekening van een inschrijver (calculation_type applicant) de inschrijver',
  'no-applicants': 'Voeg eerst minimaal één inschrijver toe',
  'no-winner': 'Selecteer eerst een winnaar',
  'optimization-missing': 'Selecteer eerst een actieve berekening',
  'scope-question-open': 'Beantwoord eerst de vraag over de scope',
  'as-built-baseline-missing': 'Voeg eerst een as-built baselineberekening toe',
  'as-built-optimization-missing': 'Maak eerst een as-built optimalisatieberekening actief',
  'type-not-in-project': 'Dit project kent geen berekeningen van deze soort',
  'phase-not-begun': 'Voltooi eerst de aanbestedingsfase',
  'scope-unchanged': 'De scope is niet gewijzigd: de actieve baselineberekening blijft gelden',
  'calculation-not-in-report': 'Vink de gekozen berekeningen eerst aan bij ‘Toevoegen’',
  'only-sealed-bids': 'De gekozen berekeningen horen bij inschrijvingen die nog verzegeld zijn',
  'too-many-pictures': 'Een rapport kan ten hoogste {max} afbeeldingen bevatten',
  'report-picture-too-large': 'Een afbeelding is te groot: ten hoogste 2 MB',
  'report-picture-unreadable': 'Een afbeelding is geen leesbare PNG of JPEG',
  'report-picture-of-variant':
    'Grafiek van variant {variant}: {title}. De cijfers staan in de tabellen van hetzelfde hoofdstuk.',
  'report-picture-of-comparison':
    'Grafiek: {title}. De cijfers staan in de tabellen van hetzelfde hoofdstuk.',
  'report-too-large': 'Dit rapport is te groot om te maken. Kies minder berekeningen.',
  'document-not-written':
    'Het document kon nu niet worden gemaakt. Probeer het over een halve minuut opnieuw.',
  'house-style-changed': 'Iemand anders heeft de huisstijl intussen gewijzigd',
  'both-colours': 'Kies beide kleuren, of geen van beide',
  'colour-too-light':
    'Koppen in deze kleur zijn op wit papier slecht te lezen: het contrast is {contrast}, ten minste {min} is nodig',
  'logo-too-large': 'Het logo is te groot: ten hoogste 1 MB',
  'logo-unreadable': 'Dit is geen leesbare PNG of JPEG',
  'logo-too-many-pixels': 'Het logo is te groot: ten hoogste {max} pixels breed en hoog',
  'template-too-large': 'Het sjabloon is te groot: ten hoogste 5 MB',
  'template-not-a-document': 'Dit is geen Word-document of -sjabloon (.docx of .dotx)',
  'template-password-protected':
    'Dit is een oud Word-bestand (.doc) of het heeft een wachtwoord. Sla het zonder wachtwoord op als .docx of .dotx.',
  'template-damaged': 'Dit Word-bestand is beschadigd. Sla het in Word opnieuw op.',
  'template-unpacks-too-large': 'Het sjabloon bevat te veel of te grote onderdelen',
  'template-macros': 'Het sjabloon bevat macro’s. Sla het op als .docx of .dotx zonder macro’s.',
  'template-embedded-objects':
    'Het sjabloon bevat een bestand van een ander programma, zoals een Excel-blad. Haal het weg, of zet er een afbeelding van in de plaats.',
  'template-external-content':
    'Het sjabloon haalt iets van elders op, zoals een gekoppelde afbeelding. Sla dat in het sjabloon zelf op.',
  'template-active-field':
    'De kop- of voettekst bevat een veld dat meer doet dan iets tonen, zoals INCLUDEPICTURE of LINK. Haal het veld weg.',
  'template-unknown-content':
    'De kop- of voettekst bevat iets anders dan tekst, velden en afbeeldingen, zoals een grafiek of diagram. Zet er een afbeelding van in de plaats.',
  'template-page-too-small':
    'De marges van het sjabloon laten te weinig ruimte over: ten minste 9 bij 9 cm is nodig',
  'report-called-off': 'Het maken van het rapport is afgebroken.',
  'no-pdf': 'Deze installatie kan geen PDF maken',
  'pdf-not-made': 'De PDF kon nu niet worden gemaakt. Probeer het over een halve minuut opnieuw.',
  'not-an-active-member': 'Kies een actief lid van de organisatie dat geen kijker is',
  'already-project-member': 'Deze persoon is al projectlid',
  'last-project-member': 'Een project heeft minstens één projectlid. Voeg eerst iemand anders toe.',
  'person-erased': 'Deze persoon is gewist. Aan het account valt niets meer te wijzigen.',
  'erase-own-account': 'Uw eigen gegevens wist een andere medewerker.',
  'erasure-not-confirmed': 'Typ de gebruikersnaam precies zoals die er staat.',
  'erasure-asked-already': 'U hebt dit al gevraagd. Een medewerker van Milieuspoor behandelt uw verzoek.',
  'mail-erased-subject': 'Uw gegevens in Milieuspoor zijn gewist',
  'mail-erased-what':
    'Uw account bij Milieuspoor is gewist: naam, adres en nummer, wachtwoord, sessies, lidmaatschappen, berichten en al het andere dat alleen over u ging. Inloggen kan niet meer.',
  'mail-erased-pseudonym':
    'Bij wat u voor organisaties deed, zoals een berekening uploaden, staat voortaan een naam die naar niemand verwijst.',
  'mail-erased-kept':
    'Uw naam blijft staan bij {count} handelingen in projecten waarvan de inschrijvingen zijn geopend ({projects}), omdat de aanbesteder een gunning moet kunnen verantwoorden (AVG, artikel 17, derde lid, onder b en e). Zodra dat niet meer nodig is, kan ook die naam worden gewist.',
  'mail-erased-questions':
    'Vragen? Schrijf naar {email}. Bent u het hier niet mee eens, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.',
  'mail-erasure-asked-subject': 'Verzoek om gegevens te wissen van {name}',
  'mail-erasure-asked-lead': '{name} ({email}) vraagt om de eigen gegevens te wissen.',
  'mail-erasure-asked-advice':
    'Ga na of u dit mag en moet doen, en open dan in Beheer de gebruiker en kies "Persoon wissen". Antwoord binnen een maand (AVG, artikel 12).',
} as const;
