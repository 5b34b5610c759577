/** What somebody reads who is new here, and in an organisation without projects. */
export const firstVisit = {
  title: 'Welkom op het dashboard',
  parts: {
    result: {
      name: 'Bovenaan',
      about:
        'wat uw organisatie bespaart aan milieukosten (MKI) en CO2, tegenover het gebruikelijke ontwerp.',
    },
    projects: {
      name: 'Projecten',
      about: 'als kaarten, als tabel of op de kaart, met het verschil dat elk project maakt.',
    },
    figures: {
      name: 'Grafieken',
      about:
        'waar de milieukosten zitten. Kies jaren en contractvorm, of klik op een balk om te zien wat erin zit.',
    },
  },
  views: 'Met Weergaven bewaart u wat u vaak bekijkt.',
  understood: 'Begrepen',
  next: 'Zo gaat het verder',
  steps: {
    start: 'U start een project met de knop Start nieuw project.',
    baseline: 'U uploadt de baseline: de milieukosten van het gebruikelijke ontwerp.',
    optimization: 'U uploadt de optimalisatie: de milieukosten van het betere ontwerp.',
    complete: 'U voltooit de ontwerpfase in het tabblad Optimalisatie.',
    figures: 'Daarna telt het project mee in de cijfers van de organisatie.',
  },
  example: {
    open: 'Bekijk een voorbeeldproject',
    title: 'Voorbeeldproject: een straat opnieuw inrichten',
    mark: 'Dit is een voorbeeld met bedachte hoeveelheden. Het is nergens opgeslagen en telt in geen enkel cijfer mee.',
    about:
      'De optimalisatie heeft dezelfde posten als de baseline, met asfalt en banden van gerecycled materiaal en een kortere aanvoer van zand.',
    post: 'Post',
    baseline: 'MKI baseline',
    optimization: 'MKI optimalisatie',
    total: 'Totaal',
    posts: {
      asphalt: 'Asfalt, {{quantity}}',
      kerbs: 'Trottoirbanden, {{quantity}}',
      sand: 'Zand, {{quantity}}',
    },
    close: 'Voorbeeld sluiten',
  },
} as const;
