export const accounts = {
  login: {
    title: 'Inloggen',
    lead: 'Zie in één oogopslag of uw projecten schoner worden.',
    explanation:
      'Milieuspoor legt per project de baseline naast de optimalisatie: MKI, CO₂, grondstoffen, energie en emissieloos materieel.',
    username: 'Gebruikersnaam of e-mailadres',
    password: 'Wachtwoord',
    showPassword: 'Wachtwoord tonen',
    hidePassword: 'Wachtwoord verbergen',
    submit: 'Inloggen',
    busy: 'Bezig met inloggen…',
    problems: 'Inloggen is niet gelukt',
    forgotten: 'Wachtwoord vergeten?',
    register: 'Nog geen account? Registreren',
    code: 'Code',
    codeHint: 'De zes cijfers uit uw authenticator-app, of een herstelcode',
    codeLead: 'Bevestig met uw tweede factor.',
    usePasskey: 'Toegangssleutel gebruiken',
    passkeyCancelled: 'Niet bevestigd. Probeer het opnieuw of vul een code in.',
    otherAccount: 'Met een ander account inloggen',
    sessionEnded: 'Log in om verder te gaan waar u was.',
  },
  signOn: {
    via: 'Inloggen via {{organisation}}',
    byPassword: 'Met wachtwoord',
  },
} as const;
