import type { ProofKind } from '@milieuspoor/domain';
import { formatIsoDay, toIsoDay } from '@milieuspoor/domain';
import { OF_NO_ORGANISATION } from '../../../database/of-no-organisation.ts';
import type { Difference, DigestFault, RowFault } from './differences.ts';
import type { Verified } from './verify-proof.ts';
import { isNothingVerified, lacksDigests } from './without-digests.ts';

const ROWS: Readonly<Record<ProofKind, readonly [one: string, more: string]>> = {
  history: ['regel geschiedenis', 'regels geschiedenis'],
  file: ['bestand van een berekening', 'bestanden van berekeningen'],
  issued: ['uitgegeven gunningscriterium', 'uitgegeven gunningscriteria'],
  'issued-file': [
    'bestand van een uitgegeven gunningscriterium',
    'bestanden van uitgegeven gunningscriteria',
  ],
  report: ['rapport', 'rapporten'],
  decision: ['besluit over wat een inschrijving mist', 'besluiten over wat inschrijvingen missen'],
  answer: ['antwoord over de reikwijdte', 'antwoorden over de reikwijdte'],
  project: ['gunningsmodel en status van een project', 'gunningsmodellen en statussen van projecten'],
  calculation: ['berekening met haar cijfers', 'berekeningen met hun cijfers'],
  bid: ['inschrijving', 'inschrijvingen'],
};

const DIGEST_FAULTS: Readonly<Record<DigestFault, string>> = {
  'digest-missing': 'ontbreekt in de database',
  'digest-changed': 'is in de database gewijzigd',
  'digest-unreadable': 'kan deze versie niet lezen',
  'chain-broken': 'sluit niet aan op die ervoor',
  'other-digest': 'is in de database een andere dan het opgegeven bestand',
};

const ROW_FAULTS: Readonly<Record<RowFault, string>> = {
  'row-changed': 'gewijzigd',
  'row-removed': 'verwijderd',
  'row-added': 'achteraf toegevoegd met een eerdere datum',
  'row-twice': 'twee keer vastgelegd',
  'names-changed': 'namen gewijzigd',
  'salt-missing': 'niet meer na te gaan: het geheim waarmee het is vastgelegd ontbreekt',
};

/** The words about a row that may change, by the names in the history. */
const FIELDS: Readonly<Record<string, string>> = {
  contractType: 'contractvorm',
  awardCriteria: 'gunnen op waarde',
  status: 'status',
  emviStatus: 'status van het gunningsmodel',
  asbuiltScopeChanged: 'antwoord op de reikwijdtevraag',
  designPhaseCompleteDate: 'datum van gunning of ontwerpkeuze',
  projectCompleteDate: 'datum van oplevering',
  scopeEur: 'projectomvang',
  fictionalTenderBenefitEur: 'totaal gunningsvoordeel',
  mkiMaxDiscountEur: 'maximale korting op MKI',
  criteriaMaxDiscountEur: 'maximale korting op overige criteria',
  mkiUpperBoundaryEur: 'referentiewaarde',
  mkiLowerBoundaryEur: 'streefwaarde',
  mkiManuallySet: 'referentiewaarde met de hand',
  mkiCeilingEur: 'plafond',
  discountSteps: 'stappen van de korting',
  criteria: 'gunningscriteria',
  askedModules: 'gevraagde modules',
  penaltyFactor: 'boetefactor',
  sealsBids: 'verzegeling',
  bidsOpened: 'opening van de inschrijvingen',
  bidsOpenedAt: 'moment van opening',
  correction: 'correctie',
  projectId: 'project',
  calculationType: 'soort berekening',
  applicantId: 'inschrijver',
  active: 'actief of winnaar',
  deleted: 'verwijderd',
  answers: 'antwoorden bij het uploaden',
  sets: 'sets',
  headlineSet: 'set van de MKI',
  headlineMkiEur: 'MKI',
  headlineCo2Kg: 'CO2',
  a1WeightsVersion: 'weegfactoren van Set A1',
  a2WeightsVersion: 'weegfactoren van Set A2',
  figures: 'posten of totalen',
  name: 'naam',
  quoteEur: 'inschrijfprijs',
  criteriaDiscountEur: 'korting op overige criteria',
  criteriaValues: 'waarden van criteria',
  criteriaMarks: 'niveaus van criteria',
  ruling: 'ingetrokken of ongeldig',
  rulingReason: 'reden van ingetrokken of ongeldig',
  ruledAt: 'moment van ingetrokken of ongeldig',
  winnerReason: 'reden van de keuze',
  enteredBy: 'wie invoerde',
  createdAt: 'moment van invoeren',
  decisions: 'besluiten over wat ontbreekt',
};

/** The largest number of differences in the list; more would hide how many there are. */
const TOLD_MOST = 200;

const NOT_SHOWN = `Wat dit niet laat zien:
- Alleen een bestand dat buiten Milieuspoor is bewaard laat zien dat een vingerafdruk zelf niet is vervangen.
- Wat nog in geen vingerafdruk staat: wat na de laatste is gebeurd.
- Of wat is ingevoerd klopte, en of er iets is gebeurd zonder dat Milieuspoor het heeft opgeslagen.
- Of wie in de database een waarde wijzigde, er ook een regel geschiedenis van nu bij schreef: lees die na.
- Of cijfers uit hun bestand volgen. Vastgelegd zijn het bestand en de posten en totalen die er bij het opslaan uit kwamen;
  npm run calculations:value leest bestanden opnieuw en zegt wat verschilt.
- Wat op schermen uit het vastgelegde wordt afgeleid: welke posten twee berekeningen delen, gemiddelden van anderen,
  en de gewichten zelf.`;

/** Returns what was verified, in Dutch, with a line for each difference. */
export function tellVerification(all: readonly Verified[], now: Date): string {
  const differences = all.reduce((sum, { differences: { length } }) => sum + length, 0);
  const lacking = all.filter((chain) => lacksDigests(chain, now)).length;
  return [
    ...all.flatMap((chain) => tellChain(chain, now)),
    '',
    tellEnd(all, differences, lacking),
    '',
    NOT_SHOWN,
  ].join('\n');
}

function tellEnd(all: readonly Verified[], differences: number, lacking: number): string {
  if (isNothingVerified(all))
    return 'Er is niets nagelopen: er staat geen enkele vingerafdruk in de database.';
  const ofAll =
    differences === 0
      ? 'Geen verschillen: alles wat is nagelopen is zoals het is vastgelegd.'
      : `${differences === 1 ? '1 verschil' : `${differences} verschillen`}: de database is niet meer zoals die is vastgelegd.`;
  return lacking === 0
    ? ofAll
    : `${ofAll} ${lacking === 1 ? '1 organisatie heeft' : `${lacking} organisaties hebben`} ten onrechte geen vingerafdruk.`;
}

function tellChain(chain: Verified, now: Date): string[] {
  const { tenantId, names, digests, lastDay, looked, namesErased, waiting, waitingSince, differences } =
    chain;
  const name = tenantId === OF_NO_ORGANISATION ? 'Van geen organisatie' : (names.get(tenantId) ?? tenantId);
  const counts = Object.entries(ROWS)
    .map(([kind, [one, more]]) => ({ count: looked[kind as ProofKind], one, more }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, more }) => `${count} ${count === 1 ? one : more}`);
  const lines = [
    lastDay === null
      ? `${name}: nog geen vingerafdruk.`
      : `${name}: ${digests} ${digests === 1 ? 'vingerafdruk' : 'vingerafdrukken'}, tot en met ${formatIsoDay(lastDay)}. Nagelopen: ${counts.join(', ') || 'niets'}.`,
  ];
  if (namesErased > 0)
    lines.push(
      `  Van ${namesErased} ${namesErased === 1 ? 'regel' : 'regels'} zijn de namen niet meer na te gaan: een persoon is gewist. De rest van die regels is wel nagelopen.`,
    );
  if (waitingSince !== null && lacksDigests(chain, now))
    lines.push(
      `  VERSCHIL Er is vastgelegd sinds ${formatIsoDay(toIsoDay(waitingSince))}, en er is geen vingerafdruk: die zijn verwijderd, of nooit gemaakt.`,
    );
  if (waiting > 0) lines.push(`  ${waiting} nog in geen vingerafdruk.`);
  lines.push(...differences.slice(0, TOLD_MOST).map((difference) => `  VERSCHIL ${tell(difference, names)}`));
  if (differences.length > TOLD_MOST) lines.push(`  … en nog ${differences.length - TOLD_MOST}.`);
  return lines;
}

function tell(difference: Difference, names: ReadonlyMap<string, string>): string {
  if ('number' in difference) return `Vingerafdruk ${difference.number} ${DIGEST_FAULTS[difference.kind]}.`;
  const { kind, row, key, projectId, day, fields } = difference;
  const project = projectId === null ? 'buiten projecten' : `project ${names.get(projectId) ?? projectId}`;
  const name = names.get(key);
  const which = row === 'project' ? '' : ` ${name ? `‘${name}’ (${key})` : key}`;
  const what = fields
    ? `${fields.map((field) => FIELDS[field] ?? field).join(', ')} gewijzigd zonder dat de geschiedenis het zegt`
    : ROW_FAULTS[kind];
  return `${project}: ${ROWS[row][0]}${which}, ${what} (vingerafdruk van ${formatIsoDay(day)}).`;
}
