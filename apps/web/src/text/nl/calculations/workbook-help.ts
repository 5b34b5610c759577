export const workbookHelp = {
  title: 'Excel-indeling',
  lead: 'Zo leest Milieuspoor uw berekening uit Excel in.',
  open: 'Uitleg van de Excel-indeling',
  backToFaq: 'Naar veelgestelde vragen',
  contents: 'Op deze pagina',
  template: 'Download de sjabloon',
  templateFile: 'Milieuspoor-berekening-sjabloon.xlsx',
  example: 'Download een ingevuld voorbeeld',
  exampleFile: 'Milieuspoor-berekening-voorbeeld.xlsx',
  downloadFailed: 'Het bestand kon niet worden gedownload.',
  print: 'Afdrukken',
  required: 'Verplichte kolommen',
  optional: 'Kolommen die u mag weglaten',
  otherNames: 'Ook herkend als: {{names}}.',
  start: {
    title: 'Hoe het werkt',
    perUnit:
      'Elk getal geldt voor één eenheid van een post: één m2, één ton, één stuk. De applicatie vermenigvuldigt het met de Hoeveelheid. Vul dus nergens totalen in.',
    sheets:
      'Een berekening heeft het blad {{posten}} met één rij per post, en ten minste een van de bladen {{sets}} met de milieuprofielen. Staat een van die bladen in uw bestand, dan heeft elke post daar rijen.',
    header:
      'Kolommen worden gevonden op hun naam, in elke volgorde. De kopregel mag in de eerste {{rows}} rijen van het blad staan. Hoofdletters en spaties maken niet uit. Eigen kolommen en bladen mag u toevoegen; die tellen niet mee. Staan er getallen in een kolom met een onbekende kop, dan noemt de controle haar.',
    numbers:
      'Formules tellen met hun laatst berekende uitkomst. Typt u een getal als tekst, dan wordt 1.234,5 net zo gelezen als 1234.5. Maak de kolom Postnummer op als Tekst: voor Excel is 10.10 anders hetzelfde getal als 10.1.',
    file: 'U kunt {{extensions}} uploaden, tot {{megabytes}} MB. Macro’s worden nooit uitgevoerd.',
  },
  posten: {
    title: 'Blad Posten',
    lead: 'Eén rij per post. Lege rijen worden overgeslagen.',
  },
  sets: {
    title: 'Bladen Set A1 en Set A2',
    lead: 'Eén rij per post en indicator, met een waarde per levenscyclusmodule. Zo staat een profiel ook in een milieuverklaring en in de Nationale Milieudatabase, zodat u een blok kunt plakken.',
    modules:
      'Een lege cel betekent niet opgegeven en telt als 0; de dekking bij de berekening laat dat zien.',
    moduleNote:
      'Een kolom per module, met de waarde voor één eenheid van de post. A1-A3 is verplicht; van een andere module zonder kolom is niets opgegeven. Cellen mogen leeg zijn.',
    indicators: 'Indicatoren van {{set}} ({{standard}})',
    weights: 'De MKI is de som van elke waarde maal de weegfactor.',
    version: 'Weegfactoren versie {{version}}.',
    unconfirmed: 'Onbevestigd: {{codes}}.',
    indicator: 'Indicator',
    unit: 'Eenheid',
    weight: 'Euro per eenheid',
    core: 'Verplicht',
    yes: 'Ja',
    no: 'Nee',
    part: 'deel van {{whole}}',
    otherUnit: 'of {{units}}; wordt omgerekend',
    scroll: 'Tabel met indicatoren van {{set}}',
  },
  mki: {
    title: 'De rij MKI',
    instead:
      'Hebt u van een post alleen de MKI, vul dan in plaats van de indicatoren één rij {{row}} in, in euro per eenheid en per module. Voeg een rij {{co2}} toe, anders is de CO2-uitstoot van de post niet bekend.',
    both: 'Staan de indicatoren er ook, dan telt hun gewogen som. Wijkt de opgegeven MKI daarvan meer dan 1% en meer dan €0,05 × Hoeveelheid af, dan krijgt u een waarschuwing met beide bedragen.',
  },
  others: {
    title: 'Andere indelingen die worden gelezen',
    lead: 'Een programma of databank zet profielen soms anders neer. Deze indelingen worden ook gelezen, en de controle zegt welke het is. Alle regels gelden zoals hierboven.',
    scroll: 'Tabel met het begin van een voorbeeld: {{title}}',
    modules: {
      title: 'Elke module op een eigen rij',
      text: 'Op een blad {{sheets}}, met een kolom voor elke indicator van de set. De eenheid mag in de kop staan of in een rij eronder. A1-A3 is verplicht.',
    },
    values: {
      title: 'Elke waarde op een eigen rij',
      text: 'Op een blad {{sheets}}. De kolom Eenheid mag ontbreken.',
    },
    shared: {
      title: 'Beide sets op één blad',
      text: 'Elke waarde op een eigen rij, met een kolom Set. Het blad mag elke naam hebben, als het bestand geen blad Set A1 of Set A2 heeft.',
    },
    columns: {
      title: 'De MKI op het blad Posten',
      text: 'Hebt u geen profielen maar alleen de MKI, dan mag zij op het blad {{sheets}} staan, naast de kolommen van hierboven: een kolom voor elke module, en zo ook CO2. A1-A3 is verplicht; een MKI zonder modules wordt niet gelezen. De kop mag de set noemen, zoals MKI Set A2 A1-A3, en wat de waarden zijn, zoals MKI A1-A3 (€ per eenheid). Wat er niet staat, vraagt de controle: de set, en of de waarden per Unit zijn of voor de hele hoeveelheid. Heeft het bestand ook een blad van dezelfde set, dan telt dat blad.',
    },
  },
  taken: {
    title: 'Wat ook wordt gelezen',
    lead: 'Staat iets anders in uw bestand dan in de indeling, dan wordt het zo gelezen. De controle noemt elke afwijking één keer, en de opmerking blijft bij de berekening staan.',
    headers:
      'Kolommen onder een andere naam, zoals Eenheid, Postnr., Groep, Subgroep en Aantal, en Omschrijving als er geen kolom Product is.',
    units:
      'Materiaal, energie, uren en transport in een andere eenheid in de kop, zoals Primair materiaal (kg) of Energie fossiel (GJ): de waarden worden omgerekend.',
    placing:
      'Een kolom waarvan de kop onbekend is: wijs in de controle aan welke kolom het is, ook voor Postnummer. Uw keuze wordt voor uw organisatie onthouden. Heet de kop A1, A2 of A3, dan kan zij niet voor A1-A3 worden gekozen: tel de drie eerst op.',
    modules: 'Modules als A1-3, A1/A3 of Module D. Een module zonder kolom is niet opgegeven.',
    amounts:
      'Een aangewezen kolom die voor de hele hoeveelheid is en niet per Unit, zoals Energie totaal (MJ): de controle vraagt het, en deelt dan door Hoeveelheid.',
    times: 'Een tijd als 1:30 in een kolom in uren: anderhalf uur.',
    sheets: 'Bladen met de naam A1, Set_A1, Set-A1 of EN15804+A1, en zo ook A2.',
    notDeclared:
      'ND, MND, MNR, MNA, INA, NR, n/a, n.v.t. of een streepje in een kolom met getallen: niet opgegeven, en dat is niet 0.',
    indicators:
      'Indicatoren met hun volledige Nederlandse of Engelse naam, en eenheden die anders zijn geschreven, zoals kg CO2e of MJ, net calorific value.',
    resourceRows:
      'Rijen met grondstoffen-, energie- en afvalgebruik (PERT, PENRT, SM, FW, HWD en dergelijke) worden overgeslagen.',
    filledDown:
      'Staat het postnummer alleen op de eerste rij van een blok of in samengevoegde cellen, dan geldt het voor de rijen eronder, tot een lege rij.',
    noItems:
      'Een rij op het blad Posten zonder postnummer, product en eenheid (hoofdstuk, totaal, ondertekening) is geen post. Heeft zij toch een productgroep en een hoeveelheid, dan krijgt u een waarschuwing.',
    choices:
      'Categorie 1, Cat. 3a of een streepje als NMD-categorie, en vervanging als Soort werk: dat is nieuw.',
    zero: 'Een Hoeveelheid van 0 is werk dat niet is uitgevoerd: de post telt nergens in mee.',
  },
  errors: {
    title: 'Wat het inlezen tegenhoudt',
    lead: 'Bij een fout wordt er niets opgeslagen. U krijgt alle fouten in één keer te zien, met blad, rij en kolom, en kunt ze meenemen in uw eigen Excel-bestand met de cellen gemarkeerd.',
    file: 'Het bestand is beschadigd, heeft een wachtwoord, is groter dan {{megabytes}} MB of is geen {{extensions}}.',
    sheets:
      'Het blad Posten ontbreekt, beide bladen met profielen ontbreken en op Posten staat geen MKI per module, of een blad staat er dubbel in.',
    columns:
      'Een verplichte kolom ontbreekt of staat er dubbel in, of een kopregel tussen de posten heeft een kolom op een andere plaats.',
    postNumber:
      'Een postnummer ontbreekt of is dubbel, of staat op een blad met profielen en niet op het blad Posten.',
    fields: 'Productgroep, Productsubgroep, Product of Unit ontbreekt, of Unit is een getal.',
    quantity: 'De Hoeveelheid ontbreekt of is negatief; materiaal, uren of transport is negatief.',
    cells:
      'In een kolom met getallen staat tekst, een datum, WAAR of ONWAAR, een fout zoals #VERW! of een formule zonder uitkomst.',
    merged:
      'Er zijn cellen samengevoegd in de rijen met gegevens, anders dan het postnummer van een blok op een blad met profielen.',
    example: 'Het voorbeeld uit de sjabloon staat er nog in.',
    indicators:
      'Een indicator is onbekend, komt bij dezelfde post twee keer voor of heeft een eenheid die er niet bij past.',
    profile:
      'Een post heeft geen rijen op een blad met profielen, of mist een verplichte indicator zonder dat er een rij MKI is.',
    size: 'Er zijn meer dan {{items}} posten, een tekst telt meer dan {{characters}} tekens, of er staat een waarde voorbij kolom {{lastColumn}} (de {{columns}}e).',
  },
  warnings: {
    title: 'Wat alleen een waarschuwing geeft',
    lead: 'De berekening wordt opgeslagen; de waarschuwing blijft erbij staan.',
    undeclared:
      'Een niet-verplichte indicator van Set A2 is niet opgegeven ({{indicators}}): de MKI is onvolledig.',
    co2: 'Een post met een rij MKI heeft geen rij voor CO2.',
    mki: 'De opgegeven MKI wijkt af van de gewogen indicatoren.',
    ambiguous: 'Een getal dat als tekst is ingevuld kan op twee manieren worden gelezen, zoals 1.234.',
    energy: 'Een hoeveelheid energie is negatief.',
    resembling:
      'De naam van een kolom lijkt op een kolom van de indeling maar is het niet, zoals Primair materiaal zonder eenheid: de kolom wordt niet gelezen.',
    sheet: 'Een blad lijkt op een blad met profielen en wordt niet gelezen.',
    module:
      'Een kolom van een module die de indeling niet heeft, zoals B2, bevat waarden: die tellen niet mee.',
  },
  worked: {
    title: 'Een voorbeeld uitgerekend',
    lead: 'Post {{post}}, {{product}}, uit de sjabloon: de waarden van alle modules samen, voor één {{unit}}. De getallen zijn verzonnen.',
    scroll: 'Tabel met het uitgerekende voorbeeld',
    value: 'Waarde per {{unit}}',
    mki: 'MKI per {{unit}}',
    sum: 'Samen',
    total: '{{quantity}} {{unit}} × {{unitMki}} = {{total}} MKI.',
  },
} as const;
