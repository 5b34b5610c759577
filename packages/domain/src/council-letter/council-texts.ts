import type { Language } from '../format/language.ts';

type Direction = 'less' | 'more' | 'same';
type ByDirection = Readonly<Record<Direction, string>>;

/** The sentences of a council letter, with the names of figures between braces. */
export interface CouncilTexts {
  readonly and: string;
  readonly ton: string;
  readonly works: (count: number) => string;
  readonly mki: ByDirection;
  readonly co2: ByDirection;
  /** where other projects count for CO2 than for MKI */
  readonly co2OfOthers: ByDirection;
  readonly noCo2: string;
  readonly onlyCo2: ByDirection;
  readonly nothing: string;
  readonly compared: string;
  readonly nothingCompared: string;
  readonly left: string;
  readonly leftCo2: string;
  readonly withoutPair: string;
  readonly unfinished: string;
  readonly incomplete: string;
  readonly differing: string;
  readonly explained: string;
  readonly unconfirmed: string;
  readonly severalWeights: string;
  readonly one: string;
  readonly nothingYet: string;
  readonly whole: string;
  readonly sure: (said: string) => string;
}

export const COUNCIL_TEXTS: Readonly<Record<Language, CouncilTexts>> = {
  nl: {
    and: 'en',
    ton: 'ton',
    works: (count) => (count === 1 ? '1 werk' : `${count} werken`),
    mki: {
      less: 'Met {works} uit {years} kost {organisation} het milieu {mkiPercent} minder dan met de baseline van die werken: {mkiAmount} minder milieukosten (MKI).',
      more: 'Met {works} uit {years} kost {organisation} het milieu {mkiPercent} meer dan met de baseline van die werken: {mkiAmount} meer milieukosten (MKI).',
      same: 'Met {works} uit {years} kost {organisation} het milieu evenveel als met de baseline van die werken.',
    },
    co2: {
      less: 'De uitstoot van CO2 is {co2Percent} lager: {co2Amount} minder.',
      more: 'De uitstoot van CO2 is {co2Percent} hoger: {co2Amount} meer.',
      same: 'De uitstoot van CO2 is gelijk.',
    },
    co2OfOthers: {
      less: 'De uitstoot van CO2 is te vergelijken bij {co2Works} en is daar {co2Percent} lager: {co2Amount} minder.',
      more: 'De uitstoot van CO2 is te vergelijken bij {co2Works} en is daar {co2Percent} hoger: {co2Amount} meer.',
      same: 'De uitstoot van CO2 is te vergelijken bij {co2Works} en is daar gelijk.',
    },
    noCo2: 'Over de uitstoot van CO2 is niets te zeggen.',
    onlyCo2: {
      less: 'Over de milieukosten (MKI) is niets te zeggen. De uitstoot van CO2 is bij {co2Works} van {organisation} {co2Percent} lager dan bij hun baseline: {co2Amount} minder.',
      more: 'Over de milieukosten (MKI) is niets te zeggen. De uitstoot van CO2 is bij {co2Works} van {organisation} {co2Percent} hoger dan bij hun baseline: {co2Amount} meer.',
      same: 'Over de milieukosten (MKI) is niets te zeggen. De uitstoot van CO2 is bij {co2Works} van {organisation} gelijk aan die van hun baseline.',
    },
    nothing: 'Van geen enkel werk van {organisation} is te zeggen wat het scheelt met zijn baseline.',
    compared:
      'Elk werk is vergeleken met zijn eigen baseline, het ontwerp waarvan het uitging. De milieukosten zijn gewaardeerd met {set}. Werken met een voltooid ontwerp: {allCount}, waarvan meegeteld: {count}.',
    nothingCompared: 'Er is in deze keuze geen werk met een voltooid ontwerp en twee berekeningen.',
    left: 'niet meegeteld: {left}, omdat baseline en optimalisatie niet te vergelijken zijn',
    leftCo2: 'voor CO2 niet meegeteld: {leftCo2}',
    withoutPair: 'van {withoutPair} ontbreekt een van beide berekeningen',
    unfinished: 'nog niet voltooid: {unfinished}',
    incomplete: 'niet elke post geeft alle milieu-indicatoren op, dus het verschil is onvolledig',
    differing:
      'bij {differing} verschilt de omvang van die van de baseline, en minder werk telt als minder milieukosten',
    explained:
      'posten die deels als nul tellen, omdat is vastgelegd dat iets niet van toepassing is: {explained}',
    unconfirmed: 'niet elke weegfactor is bevestigd',
    severalWeights: 'er zijn verschillende versies van de weegfactoren gebruikt',
    one: 'het gaat om één werk, en dat zegt weinig over het geheel',
    nothingYet:
      'Een werk telt mee zodra het een voltooid ontwerp heeft, met een baseline en een optimalisatie.',
    whole:
      'Voor MKI en CO2 tellen alle voltooide werken in deze keuze mee, met alles wat ervoor is opgegeven.',
    sure: (said) => `Hierbij te weten: ${said}.`,
  },
  en: {
    and: 'and',
    ton: 't',
    works: (count) => (count === 1 ? '1 project' : `${count} projects`),
    mki: {
      less: 'With {works} of {years}, {organisation} costs the environment {mkiPercent} less than with the baselines of those projects: {mkiAmount} less in environmental cost (MKI).',
      more: 'With {works} of {years}, {organisation} costs the environment {mkiPercent} more than with the baselines of those projects: {mkiAmount} more in environmental cost (MKI).',
      same: 'With {works} of {years}, {organisation} costs the environment as much as with the baselines of those projects.',
    },
    co2: {
      less: 'CO2 emissions are {co2Percent} lower: {co2Amount} less.',
      more: 'CO2 emissions are {co2Percent} higher: {co2Amount} more.',
      same: 'CO2 emissions are the same.',
    },
    co2OfOthers: {
      less: 'CO2 emissions can be compared for {co2Works}, and are {co2Percent} lower there: {co2Amount} less.',
      more: 'CO2 emissions can be compared for {co2Works}, and are {co2Percent} higher there: {co2Amount} more.',
      same: 'CO2 emissions can be compared for {co2Works}, and are the same there.',
    },
    noCo2: 'Nothing can be said about CO2 emissions.',
    onlyCo2: {
      less: 'Nothing can be said about environmental cost (MKI). For {co2Works} of {organisation}, CO2 emissions are {co2Percent} lower than for their baselines: {co2Amount} less.',
      more: 'Nothing can be said about environmental cost (MKI). For {co2Works} of {organisation}, CO2 emissions are {co2Percent} higher than for their baselines: {co2Amount} more.',
      same: 'Nothing can be said about environmental cost (MKI). For {co2Works} of {organisation}, CO2 emissions equal those of their baselines.',
    },
    nothing: 'Of no project of {organisation} can it be said what it differs from its baseline.',
    compared:
      'Each project is compared with its own baseline, the design that it started from. Environmental cost is valued with {set}. Projects with a completed design: {allCount}, of which counted: {count}.',
    nothingCompared: 'No project in this choice has a completed design and two calculations.',
    left: 'not counted: {left}, because baseline and optimisation cannot be compared',
    leftCo2: 'not counted for CO2: {leftCo2}',
    withoutPair: 'of {withoutPair} one of the two calculations is missing',
    unfinished: 'not completed yet: {unfinished}',
    incomplete: 'not every item declares all environmental indicators, so the difference is incomplete',
    differing:
      'for {differing} the scope differs from that of the baseline, and less work counts as less environmental cost',
    explained:
      'items that partly count as zero, because something was recorded as not applicable: {explained}',
    unconfirmed: 'not every weight is confirmed',
    severalWeights: 'different versions of the weights were used',
    one: 'it is about one project, which says little of the whole',
    nothingYet: 'A project counts once it has a completed design, with a baseline and an optimisation.',
    whole:
      'For MKI and CO2 all completed projects in this choice count, with everything that was declared for them.',
    sure: (said) => `To be known with it: ${said}.`,
  },
};
