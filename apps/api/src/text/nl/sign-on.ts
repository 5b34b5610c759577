export const signOn = {
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
    '{organisation} heeft geen geldig e-mailadres van u doorgegeven. Vraag uw ICT-afdeling één e-mailadres, zonder naam erbij, met Milieuspoor te delen.',
  'sign-on-failed-unverified-address':
    '{organisation} heeft niet bevestigd dat uw e-mailadres van u is. Vraag uw ICT-afdeling uw e-mailadres te bevestigen.',
  'sign-on-failed-other-domain':
    'Het e-mailadres waarmee u bij {organisation} bent ingelogd, hoort daar niet bij. Log daar in met uw adres van {organisation}, of hier met een wachtwoord.',
  'sign-on-failed-unknown':
    'U hebt nog geen account in Milieuspoor. Vraag een organisatiebeheerder van {organisation} u uit te nodigen, of vraag hier een account aan.',
  'sign-on-failed-staff':
    'Medewerkers van Milieuspoor loggen in met hun eigen wachtwoord en tweede factor, niet via {organisation}.',
  'sign-on-failed-closed':
    'Uw account in Milieuspoor is gesloten. Vraag een organisatiebeheerder van {organisation} of een medewerker van Milieuspoor het weer te openen.',
  'sign-on-failed-not-member':
    'Uw account in Milieuspoor hoort niet of niet meer bij {organisation}. Vraag een organisatiebeheerder van {organisation} u toe te voegen.',
  'sign-on-failed-waiting':
    'Uw aanvraag voor een account is nog niet behandeld. U krijgt een e-mail zodra u wordt toegelaten.',
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
  'sign-on-again':
    'Log opnieuw in via uw organisatie en probeer het binnen {minutes} minuten daarna nog eens.',
} as const;
