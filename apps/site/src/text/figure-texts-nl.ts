import type { LifeCycleModule, SetCode } from '@milieuspoor/domain';
import type { LiveFigure } from '../figures/figure-names.ts';
import type { RoadLayer } from '../figures/road-layers.ts';
import type { TrackStep } from '../figures/track-step.ts';

interface Titled {
  readonly title: string;
  readonly source: string;
}

interface Steps extends Titled {
  readonly steps: readonly TrackStep[];
}

type TwoColumns = readonly [string, string];

/** The texts of the figures. A text that only one language has does not compile. */
export interface FigureTexts {
  readonly withoutScript: string;
  readonly live: Readonly<Record<LiveFigure, Titled>>;
  readonly weights: {
    readonly title: Readonly<Record<SetCode, string>>;
    readonly source: Readonly<Record<SetCode, string>>;
    readonly category: string;
    readonly unit: string;
    readonly weight: string;
    readonly part: string;
    readonly unconfirmed: string;
  };
  readonly twoSets: Titled & {
    readonly columns: TwoColumns;
    readonly ofDeclared: (set: string, declared: number, all: number) => string;
  };
  readonly modules: Titled & {
    readonly phases: Readonly<Record<'build' | 'use' | 'end' | 'beyond', string>>;
    readonly meanings: Readonly<Record<LifeCycleModule, string>>;
  };
  readonly road: Titled & {
    readonly cut: string;
    readonly columns: TwoColumns;
    readonly layers: Readonly<Record<RoadLayer['key'], string>>;
    readonly parts: (production: string, other: string) => string;
    readonly total: string;
  };
  readonly awardLine: Titled;
  readonly promise: Titled & {
    readonly columns: TwoColumns;
    readonly offered: string;
    readonly built: string;
    readonly discount: (amount: string) => string;
    readonly notEarned: string;
  };
  readonly lcaSteps: Steps;
  readonly dataCategories: Steps;
  readonly verificationSteps: Steps;
  readonly policy: Steps;
}

export const figureTextsNl: FigureTexts = {
  withoutScript: 'U ziet een voorbeeld. Met JavaScript kunt u de getallen zelf veranderen.',
  live: {
    'mki-calculator': {
      title: 'Reken zelf een MKI uit, Set A1',
      source:
        'Voorbeeld: "Menggranulaat, 250mm", LCA Rapportage categorie 3 data NMD, H80 Funderingslagen, 11-10-2021. De gepubliceerde MKI is €0,76 per m2. Weegfactoren: schaduwprijzen van TNO, zoals opgenomen in de Bepalingsmethode.',
    },
    'award-calculator': {
      title: 'Twee inschrijvingen onder een gunningsmodel',
      source:
        'De bedragen zijn een voorbeeld en horen bij geen aanbesteding. Inschrijver B heeft een MKI van €85.000,-. De korting wordt op hele euro’s afgerond, met dezelfde rekenregel als in de applicatie.',
    },
  },
  weights: {
    title: {
      a1: 'De elf milieueffectcategorieën van Set A1',
      a2: 'De negentien milieueffectcategorieën van Set A2',
    },
    source: {
      a1: 'Bron: schaduwprijzen van TNO, zoals opgenomen in de Bepalingsmethode Milieuprestatie Bouwwerken (Stichting NMD). Ieder streepje is een factor tien.',
      a2: 'Bron: CE Delft, milieuprijzen als weegfactor in de bepalingsmethode (Stichting NMD). Van zes factoren konden wij geen bron nagaan; zij staan als onbevestigd vermeld. Ieder streepje is een factor tien.',
    },
    category: 'Categorie',
    unit: 'Eenheid',
    weight: 'Euro per eenheid',
    part: 'in het totaal',
    unconfirmed: 'onbevestigd',
  },
  twoSets: {
    title: 'Eén m2 betonstraatsteen, module A1-A3, in beide sets',
    source:
      'A1: ÖKOBAUDAT 2020-II, "Betonpflaster- Standardstein grau mit Vorsatz". A2: EPD "Beton-Pflastersteine" (EN 15804+A2). Bijdragen onder een halve cent staan er niet bij, en ieder bedrag is afzonderlijk afgerond; daardoor tellen de delen niet altijd precies op. De twee verklaringen zijn in verschillende jaren opgesteld, dus ook de gegevens verschillen.',
    columns: ['Categorie', 'MKI'],
    ofDeclared: (set, declared, all) => `${set}, over ${declared} van de ${all} categorieën`,
  },
  modules: {
    title: 'De modules van de levenscyclus waarin Milieuspoor rekent',
    source: 'Indeling volgens EN 15804. De norm kent in de gebruiksfase ook B2, B3, B5, B6 en B7.',
    phases: { build: 'Maken en bouwen', use: 'Gebruik', end: 'Sloop en verwerking', beyond: 'Daarna' },
    meanings: {
      'A1-A3': 'grondstoffen winnen, vervoeren en het product maken',
      A4: 'vervoer naar de bouwplaats',
      A5: 'aanbrengen, met materieel en afval van de bouw',
      B1: 'wat tijdens het gebruik vrijkomt, zoals uitloging',
      B4: 'vervangen tijdens de levensduur van het werk',
      C1: 'slopen',
      C2: 'vervoer naar de verwerking',
      C3: 'verwerken tot grondstof',
      C4: 'storten of verbranden van wat overblijft',
      D: 'baten en lasten buiten het systeem, zoals uitgespaarde nieuwe grondstof',
    },
  },
  road: {
    title: 'Waar de MKI van één m2 weg vandaan komt, Set A1',
    cut: 'Doorsnede van de voorbeeldweg',
    source:
      'Onvolledig: van het asfalt zijn zeven van de elf categorieën gedeclareerd en geen vervoer naar het werk (A4). Bronnen: ÖKOBAUDAT 2020-II (asfalt, thinkstep) en LCA Rapportage categorie 3 data NMD, H80 Funderingslagen, 11-10-2021. De laagdikten en de dichtheid van 2.400 kg/m3 zijn onze aanname. Ieder bedrag is afzonderlijk afgerond; daardoor tellen de delen niet altijd precies op.',
    columns: ['Laag', 'MKI per m2'],
    layers: {
      surface: 'Deklaag, SMA',
      binder: 'Tussenlaag, AC bind',
      base: 'Onderlaag, AC base',
      foundation: 'Fundering, menggranulaat',
    },
    parts: (production, other) => `productie ${production}, overig ${other}`,
    total: 'per m2, over wat is gedeclareerd',
  },
  awardLine: {
    title: 'Drie inschrijvingen op de kortingslijn',
    source:
      'Voorbeeld met een maximale korting van €200.000,-. Inschrijving 1 krijgt de hele korting, 2 de helft (€100.000,-), 3 niets.',
  },
  promise: {
    title: 'Beloofd en gebouwd',
    source:
      'Voorbeeld met een referentiewaarde van €100.000,-, een streefwaarde van €50.000,- en een maximale korting van €200.000,-.',
    columns: ['MKI', 'Bedrag'],
    offered: 'Bij inschrijving',
    built: 'Bij oplevering',
    discount: (amount) => `verdiende korting ${amount}`,
    notEarned: 'korting die niet is waargemaakt',
  },
  lcaSteps: {
    title: 'De vier stappen van een LCA',
    source: 'Volgens ISO 14040 en ISO 14044.',
    steps: [
      {
        mark: '1',
        title: 'Doel en reikwijdte',
        text: 'Waarvoor dient de studie, welk product, welke eenheid en welke modules?',
      },
      {
        mark: '2',
        title: 'Inventarisatie',
        text: 'Wat gaat er in en uit: grondstoffen, energie, vervoer, emissies en afval, per processtap.',
      },
      {
        mark: '3',
        title: 'Effectbeoordeling',
        text: 'De stromen worden omgerekend naar milieueffecten, zoals kg CO2-equivalent.',
      },
      {
        mark: '4',
        title: 'Interpretatie',
        text: 'Welke stappen bepalen de uitkomst, hoe gevoelig is zij, en wat mag u eruit afleiden?',
      },
    ],
  },
  dataCategories: {
    title: 'Drie categorieën gegevens in de Nationale Milieudatabase',
    source: 'Indeling van Stichting Nationale Milieudatabase.',
    steps: [
      {
        mark: '1',
        title: 'Merkgebonden, getoetst',
        text: 'Gegevens van één producent, getoetst door een onafhankelijke erkende deskundige.',
      },
      {
        mark: '2',
        title: 'Merkongebonden, getoetst',
        text: 'Gegevens van een groep producenten of een branche, ook getoetst, met de deelnemers erbij.',
      },
      {
        mark: '3',
        title: 'Merkongebonden, niet getoetst',
        text: 'Algemene gegevens, met een opslag van 30% omdat zij niet getoetst zijn.',
      },
    ],
  },
  verificationSteps: {
    title: 'Een verificatie in zes stappen',
    source:
      'Zo werken wij. Welk protocol geldt, hangt af van de database of de EPD-houder waarvoor u de gegevens nodig hebt.',
    steps: [
      {
        mark: '1',
        title: 'Intake',
        text: 'Product, eenheid, modules, regels en planning. U hoort vooraf wat wij nodig hebben.',
      },
      {
        mark: '2',
        title: 'Volledigheid',
        text: 'Wij kijken of het dossier compleet is: rapport, gegevens, rekenmodel en bewijsstukken.',
      },
      {
        mark: '3',
        title: 'Toetsing',
        text: 'Uitgangspunten, afbakening, allocatie, gegevenskwaliteit en berekening, tegen de norm.',
      },
      {
        mark: '4',
        title: 'Vragenronde',
        text: 'Bevindingen in één lijst, ingedeeld naar ernst. De opsteller antwoordt en past aan.',
      },
      {
        mark: '5',
        title: 'Tweede toetsing',
        text: 'Wij controleren de aanpassingen en rekenen steekproeven na.',
      },
      {
        mark: '6',
        title: 'Verklaring',
        text: 'Een toetsingsverslag en een verklaring waarmee u de gegevens kunt indienen.',
      },
    ],
  },
  policy: {
    title: 'Wet en beleid in de tijd',
    source:
      'Nagegaan in november 2026. De bronnen staan onder het artikel; controleer voor gebruik altijd de geldende tekst.',
    steps: [
      {
        mark: '2012',
        title: 'EN 15804 en Bouwbesluit',
        text: 'Europese rekenregels voor bouwproducten (2012, wijziging A1 in 2013). Voor nieuwe woningen en kantoren is vanaf 2013 een milieuprestatieberekening nodig.',
      },
      {
        mark: '2016',
        title: 'Herziene Aanbestedingswet',
        text: 'Richtlijn 2014/24/EU, met levenscycluskosten en milieukosten, is per 1 juli 2016 in de Aanbestedingswet 2012 verwerkt.',
      },
      {
        mark: '2018',
        title: 'Grenswaarde voor gebouwen',
        text: 'Vanaf 1 januari 2018 geldt een grenswaarde voor nieuwe woningen en voor nieuwe kantoren vanaf 100 m2. Voor infrastructuur niet.',
      },
      {
        mark: '2019',
        title: 'Klimaatwet en EN 15804+A2',
        text: 'De Klimaatwet geldt vanaf 1 september 2019. De norm krijgt in hetzelfde jaar een nieuwe set effecten.',
      },
      {
        mark: '2020',
        title: 'Klimaatneutrale en circulaire rijksinfra',
        text: 'De strategie van 15 juni 2020 noemt 2030 als doel voor rijksinfraprojecten.',
      },
      {
        mark: '2023',
        title: 'Circulaire economie en schoon bouwen',
        text: 'Op 3 februari verschijnt het Nationaal Programma Circulaire Economie. In het najaar tekenen 45 partijen het convenant Schoon en Emissieloos Bouwen.',
      },
      {
        mark: '2025',
        title: 'Bouwproducten en een wetsvoorstel',
        text: 'Verordening (EU) 2024/3110 is van kracht sinds 7 januari 2025 en grotendeels van toepassing sinds 8 januari 2026. Op 4 juli 2025 stemt de ministerraad in met een wetsvoorstel voor milieueisen in aanbestedingen.',
      },
      {
        mark: '2027',
        title: 'Plicht verwacht',
        text: 'Eisen aan beton en asfalt, en de MKI als gunningscriterium bij grote projecten. Zo werd het in maart 2026 verwacht.',
      },
    ],
  },
};
