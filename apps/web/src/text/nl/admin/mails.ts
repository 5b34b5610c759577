export const adminMails = {
  mails: {
    failed: 'De e-mails zijn niet opgehaald',
    delivery: {
      server:
        'E-mail gaat via een wachtrij naar de mailserver. U ziet aan wie en waarover, en niet wat erin staat.',
      folder:
        'E-mail wordt in een map gelegd en gaat naar niemand: er is geen mailserver ingesteld (SMTP_URL).',
    },
    test: 'Testmail naar mij sturen',
    outcome: {
      waiting: 'De e-mail aan {{to}} wacht op verzending.',
      'given-up': 'De e-mail aan {{to}} is opgegeven.',
    },
    sent: {
      server:
        'De mailserver heeft de e-mail aan {{to}} aangenomen. Komt hij niet aan, kijk dan bij de ongewenste e-mail.',
      folder: 'De e-mail aan {{to}} is in de map gelegd. Hij gaat naar niemand.',
    },
    said: 'Laatste fout: {{reason}}',
    waiting: {
      title: 'Wacht',
      empty: 'Er wacht geen e-mail',
      more: 'De oudste {{count}} staan hier.',
    },
    givenUp: {
      title: 'Opgegeven',
      empty: 'Er is geen e-mail opgegeven',
      more: 'De nieuwste {{count}} staan hier.',
      kept: 'Wat is opgegeven, blijft zeven dagen staan. Een link in een oudere e-mail kan verlopen zijn.',
    },
    to: 'Aan',
    subject: 'Onderwerp',
    since: 'Sinds',
    next: 'Volgende poging',
    givenUpAt: 'Opgegeven op',
    attempts: 'Pogingen',
    reason: 'Laatste fout',
    act: 'Actie',
    unreadable: 'niet te lezen: verzegeld met een andere SECRET_KEY',
    inHand: 'wordt nu verstuurd',
    failures: {
      'mail-for-good': 'Geweigerd.',
      'mail-for-now': 'Nu niet aangenomen.',
      server: 'Niet verstuurd.',
    },
    sendNow: 'Nu versturen',
    sendNowTo: 'Nu versturen: {{to}}',
    sendAll: 'Alles opnieuw versturen',
    asked: 'De e-mail wordt opnieuw verstuurd',
    askedAll_one: '{{count}} e-mail wordt opnieuw verstuurd',
    askedAll_other: '{{count}} e-mails worden opnieuw verstuurd',
  },
} as const;
