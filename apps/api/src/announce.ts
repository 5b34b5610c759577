import type { DemonstrationPlan } from '../demonstration/demonstration-plan.ts';
import type { Settings } from './settings.ts';

interface Started {
  readonly settings: Pick<Settings, 'build' | 'demoPassword' | 'environment'>;
  /** null when this data folder has no demonstration */
  readonly demonstration: DemonstrationPlan | null;
  /** whether anybody can sign in */
  readonly hasAccounts: boolean;
  /** null when mails are sent */
  readonly mailFolder: string | null;
}

/**
 * Returns the text for the person who started the server: its address, and how to sign in. In production it has no
 * password.
 */
export function announcement(
  address: string,
  { settings, demonstration, hasAccounts, mailFolder }: Started,
): string {
  const lines = ['', `Milieuspoor ${settings.build} staat klaar op ${address}`, `  API: ${address}/api/docs`];
  if (mailFolder) lines.push(`  Mails: als .eml-bestand in ${mailFolder}`);
  if (!hasAccounts) lines.push('', ...FIRST_ACCOUNT);
  if (demonstration) lines.push('', ...demonstrationLines(demonstration, settings));
  return [...lines, ''].join('\n');
}

const FIRST_ACCOUNT = [
  'Er is nog geen account. Maak het eerste, dat Beheer opent en zijn organisatie beheert; dat kan terwijl de server draait:',
  '  npm run account:create -- --username jansen --email jansen@gemeente.example \\',
  '    --slug gemeente-voorbeeld --organisation "Gemeente Voorbeeld" --administrator --staff',
];

function demonstrationLines(
  { users }: DemonstrationPlan,
  { environment, demoPassword }: Started['settings'],
): readonly string[] {
  if (environment === 'Production')
    return [
      'LET OP: deze gegevensmap is begonnen als demonstratie, met accounts waarvan het wachtwoord bekend is:',
      `  ${users.map(({ username }) => username).join(', ')}`,
      'Gebruik voor productie een nieuwe gegevensmap, of deactiveer deze accounts in Beheer.',
    ];
  return [
    `Demonstratieaccounts (wachtwoord: ${demoPassword}):`,
    ...users.map(
      ({ username, isStaff, dashboardType, organisations }) =>
        `  ${username.padEnd(12)} ${(isStaff ? 'staff' : dashboardType).padEnd(8)} ${organisations.join(', ')}`,
    ),
  ];
}
