import { expect, it } from 'vitest';
import { demonstrationPlan } from '../demonstration/demonstration-projects.ts';
import { announcement } from './announce.ts';

const PASSWORD = 'wachtwoord-van-de-demonstratie';
const started = (
  environment: 'Local' | 'Production',
  demonstration: typeof demonstrationPlan | null,
  hasAccounts = true,
) =>
  announcement('http://localhost:8000', {
    settings: { build: 'V2.4-abc', demoPassword: PASSWORD, environment },
    demonstration,
    hasAccounts,
    mailFolder: '/data/mail',
  });

it('whoever tries the product reads where it is and which accounts there are, with their password', () => {
  const said = started('Local', demonstrationPlan);
  expect(said).toContain('Milieuspoor V2.4-abc staat klaar op http://localhost:8000');
  expect(said).toContain('als .eml-bestand in /data/mail');
  expect(said).toContain(`(wachtwoord: ${PASSWORD})`);
  expect(said).toContain('\n  medewerker');
});

it('production prints no password, and warns of a data folder that began as a demonstration', () => {
  const said = started('Production', demonstrationPlan);
  expect(said).not.toContain(PASSWORD);
  expect(said).toMatch(
    /LET OP.*accounts waarvan het wachtwoord bekend is:\n.*medewerker.*\n.*nieuwe gegevensmap/,
  );
  expect(started('Production', null)).not.toContain('accounts');
});

it('whoever starts with nothing reads how the first account is made, as long as there is none', () => {
  expect(started('Production', null, false)).toMatch(
    /nog geen account.*\n {2}npm run account:create -- --username .*\\\n.*--administrator --staff\n/,
  );
  expect(started('Production', null)).not.toContain('account:create');
});
