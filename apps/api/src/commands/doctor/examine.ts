import type { Settings } from '../../settings.ts';
import { about, type Finding } from './finding.ts';
import { lookAtAddress } from './look-at-address.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtFolder } from './look-at-folder.ts';
import { type Built, lookAtPages } from './look-at-pages.ts';
import { lookAtRelay } from './look-at-relay.ts';

const TESTED_WITH = 24;

const node = about('Node');
const environment = about('Omgeving');
const provider = about('Aanbieder');

/** Runs all checks before people use the installation, each with a sentence as its result. */
export async function examine(
  settings: Settings,
  building: Pick<Built, 'siteUrl' | 'buildsAtStart'>,
  now: Date,
): Promise<Finding[]> {
  return [
    ofNode(process.versions.node),
    ...ofProduction(settings),
    ...(await lookAtAddress(settings)),
    ...lookAtPages({ ...settings, ...building }),
    ...lookAtFolder(settings),
    ...(await lookAtDatabase(settings, now)),
    ...(await lookAtRelay(settings)),
  ];
}

/** Checks the version of Node. Versions in which nothing runs never get here. */
export function ofNode(version: string): Finding {
  return Number.parseInt(version, 10) === TESTED_WITH
    ? node.good(`Dit is Node ${version}.`)
    : node.attention(
        `Dit is Node ${version}; Milieuspoor wordt met Node ${TESTED_WITH} beproefd. Installeer liever die.`,
      );
}

function ofProduction({
  environment: which,
  staffNeedSecondFactor,
  provider: who,
  providerEmail,
}: Settings): Finding[] {
  if (which !== 'Production')
    return [
      environment.attention(
        `ENVIRONMENT is ${which}, en dat is niet voor echte mensen. Zet ENVIRONMENT=Production voordat zij komen.`,
      ),
    ];
  return [
    staffNeedSecondFactor
      ? environment.good('ENVIRONMENT is Production, en medewerkers hebben een tweede factor nodig.')
      : environment.attention(
          'Medewerkers kunnen zonder tweede factor inloggen. Zet STAFF_SECOND_FACTOR=required.',
        ),
    providerEmail.endsWith('.example')
      ? provider.attention(
          `De contactpagina noemt een verzonnen aanbieder (${who.name}, ${providerEmail}). Zet PROVIDER_EMAIL, PROVIDER_NAME, PROVIDER_ADDRESS en PROVIDER_PHONE.`,
        )
      : provider.good(`De contactpagina noemt ${who.name}.`),
  ];
}
