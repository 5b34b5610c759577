import { parseArgs } from 'node:util';
import { parseSettings } from '../settings.ts';
import { examine } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { withoutSecrets } from './doctor/without-secrets.ts';

const MARKS = { good: 'goed  ', attention: 'let op', wrong: 'FOUT  ' } satisfies Record<
  Finding['state'],
  string
>;

/**
 * Checks from the command line whether everything is there that a server with these settings needs; ends with status 1
 * where it is not.
 */
async function doctor(): Promise<void> {
  const { values } = parseArgs({ options: { 'builds-at-start': { type: 'boolean', default: false } } });
  const settings = parseSettings(process.env);
  const building = { siteUrl: process.env.SITE_URL || null, buildsAtStart: values['builds-at-start'] };
  const findings = await examine(settings, building, new Date());
  for (const { state, subject, sentence } of findings)
    console.log(`${MARKS[state]}  ${subject}: ${withoutSecrets(sentence, settings)}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  console.log(
    wrong === 0
      ? '\nNiets staat in de weg.'
      : `\n${wrong === 1 ? 'Eén ding gaat' : `${wrong} dingen gaan`} zo niet goed.`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
}

doctor().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
