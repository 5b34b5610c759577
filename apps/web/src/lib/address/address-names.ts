import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';

/** The parameters of an address, which users see: their name in the code, and their Dutch one in the address. */
const NAMES = {
  action: 'handeling',
  against: 'tegenover',
  back: 'terug',
  calculations: 'berekeningen',
  day: 'datum',
  drill: 'pad',
  focus: 'gegevens',
  from: 'van',
  grouping: 'indeling',
  mine: 'mijn',
  order: 'volgorde',
  organisation: 'organisatie',
  owner: 'eigenaar',
  page: 'pagina',
  pageSize: 'aantal',
  part: 'deel',
  person: 'persoon',
  productGroup: 'groep',
  products: 'producten',
  projectSector: 'projectsector',
  revision: 'versie',
  role: 'rol',
  show: 'toon',
  subject: 'onderwerp',
  text: 'zoek',
  ticket: 'aanmelding',
  to: 'naar',
  until: 'tot',
  view: 'weergave',
  weights: 'weegfactoren',
  years: 'jaren',
} as const;

/** The values that are our own words, by parameter; values of the contract are not translated in the address. */
const VALUES = {
  focus: { materials: 'grondstoffen' },
  grouping: { nodes: 'onderdelen' },
  pageSize: { all: 'alle' },
  part: { charts: 'berekeningen', comparisons: 'vergelijkingen' },
  owner: { organisation: 'organisatie', provider: 'beheerder' },
  show: { handled: 'afgehandeld', all: 'alle', expired: 'verlopen', hidden: 'verborgen' },
  tab: {
    organisation: 'organisatie',
    profile: 'profiel',
    members: 'organisatieleden',
    programs: 'koppelingen',
    figures: 'milieudata',
    progress: 'voortgang',
    chances: 'kansen',
  },
  view: {
    day: 'dag',
    'four-days': '4-dagen',
    month: 'maand',
  },
  weights: { other: 'andere', all: 'alle' },
} as const;

type Search = Readonly<Record<string, unknown>>;
/** These are maps, since an address may contain "constructor", which an object would know. */
type Words = ReadonlyMap<string, string>;

const toDutch = wordsOf(NAMES);
const toEnglish = turned(toDutch);
const valuesToDutch = new Map(Object.entries(VALUES).map(([name, values]) => [name, wordsOf(values)]));
const valuesToEnglish = new Map([...valuesToDutch].map(([name, values]) => [name, turned(values)]));

/** Returns the parameters of an address by their names in the code; one without a Dutch name keeps its own. */
export function parseAddressSearch(text: string): Search {
  return mapped(defaultParseSearch(text), (word, value) => {
    const name = toEnglish.get(word) ?? word;
    return [name, translated(value, valuesToEnglish.get(name))];
  });
}

/** Returns parameters in the form of an address. */
export function addressSearch(search: Search): string {
  return defaultStringifySearch(
    mapped(search, (name, value) => [toDutch.get(name) ?? name, translated(value, valuesToDutch.get(name))]),
  );
}

function mapped(search: Search, change: (name: string, value: unknown) => [string, unknown]) {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => change(name, value)));
}

function translated(value: unknown, words: Words | undefined): unknown {
  return typeof value === 'string' ? (words?.get(value) ?? value) : value;
}

function wordsOf(words: Readonly<Record<string, string>>): Words {
  return new Map(Object.entries(words));
}

function turned(words: Words): Words {
  return new Map([...words].map(([english, dutch]) => [dutch, english]));
}
