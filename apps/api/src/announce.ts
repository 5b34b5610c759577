import type { DemonstrationPlan } from './demonstration/demonstration-plan.ts';
import type { Settings } from './settings.ts';

/** Tells whoever started the server where it is and how to get in. */
export function announce(
  address: string,
  settings: Settings,
  { demonstration, mailFolder }: { demonstration: DemonstrationPlan | null; mailFolder: string | null },
): void {
  const lines = ['', `Milieuspoor ${settings.build} staat klaar op ${address}`, `  API: ${address}/api/docs`];
  if (mailFolder) lines.push(`  Mails: als .eml-bestand in ${mailFolder}`);
  if (demonstration) {
    lines.push(
      '',
      `Demonstratieaccounts (wachtwoord: ${settings.demoPassword}):`,
      ...demonstration.users.map(
        ({ username, isStaff, dashboardType, organisations }) =>
          `  ${username.padEnd(12)} ${(isStaff ? 'staff' : dashboardType).padEnd(8)} ${organisations.join(', ')}`,
      ),
    );
  }
  console.log([...lines, ''].join('\n'));
}
