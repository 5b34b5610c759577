interface Choice {
  readonly title: string;
  readonly text: string;
}

/** The texts of the page frame and the form. A text that only one language has does not compile. */
export interface SiteTexts {
  readonly brand: string;
  readonly tagline: string;
  readonly skip: string;
  readonly menu: string;
  readonly navigation: string;
  readonly footNavigation: string;
  readonly otherLanguage: string;
  readonly signIn: string;
  readonly breadcrumbs: string;
  readonly noCookies: string;
  readonly feed: string;
  readonly updated: (date: string) => string;
  readonly otherArticles: string;
  readonly search: {
    readonly label: string;
    readonly hint: string;
    readonly found: string;
    readonly nothing: string;
  };
  readonly hero: {
    readonly audience: string;
    readonly title: string;
    readonly lead: string;
    readonly first: string;
    readonly second: string;
    readonly picture: string;
    readonly pictureText: string;
    readonly example: string;
    readonly before: string;
    readonly after: string;
  };
  readonly audiences: {
    readonly title: string;
    readonly purchasers: Choice;
    readonly contractors: Choice;
    readonly manufacturers: Choice;
  };
  readonly form: {
    readonly title: string;
    readonly required: string;
    readonly optional: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly telephone: string;
    readonly company: string;
    readonly productTypes: string;
    readonly message: string;
    readonly website: string;
    readonly send: string;
    readonly sending: string;
    readonly failed: string;
    readonly incomplete: string;
    readonly privacy: string;
  };
  readonly provider: {
    readonly title: string;
    readonly phone: string;
    readonly email: string;
    readonly kvk: string;
  };
  readonly notFound: { readonly title: string; readonly text: string; readonly back: string };
  readonly feedTitle: string;
  readonly feedDescription: string;
  readonly course: { readonly name: string; readonly description: string };
}

export const siteTextsNl: SiteTexts = {
  brand: 'Milieuspoor Advies',
  tagline: 'Adviesbureau voor LCA, MKI en duurzaam inkopen in de infrastructuur.',
  skip: 'Naar de inhoud',
  menu: 'Menu',
  navigation: 'Hoofdnavigatie',
  footNavigation: 'Alle pagina’s',
  otherLanguage: 'English',
  signIn: 'Inloggen',
  breadcrumbs: 'U bent hier',
  noCookies: 'Deze site plaatst geen cookies en roept geen diensten van anderen aan.',
  feed: 'Kennisbank als RSS',
  updated: (date) => `Bijgewerkt op ${date}`,
  otherArticles: 'Ook in de kennisbank',
  search: {
    label: 'Zoek in de kennisbank',
    hint: 'Bijvoorbeeld: weegfactor, module D, streefwaarde',
    found: 'gevonden',
    nothing: 'Niets gevonden. Probeer een ander woord, of stel uw vraag via de contactpagina.',
  },
  hero: {
    audience: 'Voor gemeenten, waterschappen en provincies',
    title: 'Inkopen met oog voor het milieu, onderbouwd in euro’s',
    lead: 'Wij rekenen uit wat een weg, brug of kade het milieu kost, maken daar een gunningscriterium van en controleren of de belofte wordt waargemaakt.',
    first: 'Ik koop infrastructuur in',
    second: 'Stel een vraag',
    picture: 'De MKI van een ontwerp naast die van de optimalisatie',
    pictureText:
      'Een voorbeeld: de baseline kost €100.000,- aan MKI, de optimalisatie €60.000,-. Het verschil is 40 procent.',
    example: 'Voorbeeld: de MKI is 40% lager',
    before: 'Baseline €100.000,-',
    after: 'Optimalisatie €60.000,-',
  },
  audiences: {
    title: 'Waar zoekt u hulp bij?',
    purchasers: {
      title: 'Inkopende organisaties',
      text: 'Een aanbesteding waarin een lagere MKI loont, van referentiewaarde tot bewijs bij oplevering.',
    },
    contractors: {
      title: 'Opdrachtnemers',
      text: 'Weten waar uw MKI vandaan komt, en met een onderbouwde berekening inschrijven.',
    },
    manufacturers: {
      title: 'Producenten',
      text: 'Een LCA of EPD van uw product, klaar voor toetsing en voor de Nationale Milieudatabase.',
    },
  },
  form: {
    title: 'Stuur ons een bericht',
    required: 'verplicht',
    optional: 'niet verplicht',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    telephone: 'Telefoonnummer',
    company: 'Naam van uw organisatie',
    productTypes: 'Producttypen waar het om gaat',
    message: 'Bericht',
    website: 'Laat dit veld leeg',
    send: 'Verstuur bericht',
    sending: 'Bezig met versturen',
    failed:
      'Het bericht is niet verstuurd. Controleer uw verbinding en probeer het opnieuw; wat u hebt ingevuld, staat er nog.',
    incomplete: 'Het bericht is nog niet verstuurd. Vul aan wat hieronder ontbreekt.',
    privacy: 'Wij gebruiken uw gegevens om uw bericht te beantwoorden en voor niets anders.',
  },
  provider: { title: 'Wie wij zijn', phone: 'Telefoon', email: 'E-mail', kvk: 'KvK-nummer' },
  notFound: {
    title: 'Deze pagina bestaat niet',
    text: 'Het adres klopt niet, of de pagina is verplaatst. Via de navigatie vindt u alles wat er is.',
    back: 'Naar de homepage',
  },
  feedTitle: 'Kennisbank van Milieuspoor Advies',
  feedDescription: 'Artikelen over LCA, MKI, aanbesteden en verificatie.',
  course: {
    name: 'Training duurzaam inkopen met de MKI',
    description:
      'Een training voor inkopers, projectleiders en adviseurs die de MKI in een aanbesteding willen gebruiken.',
  },
};
