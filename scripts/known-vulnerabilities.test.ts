import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAYS_TO_MEND, readAudit } from './known-vulnerabilities.mjs';

const found = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { voorbeeld: { name: 'voorbeeld', severity, range: '<1.2.3', fixAvailable: true } },
  });

it.each([
  ['critical', 'within 3 days of its publication', true],
  ['high', 'within 7 days of its publication', true],
  ['moderate', 'within 30 days of its publication', true],
  ['low', 'with the next release', false],
])('a %s vulnerability is to be mended %s', (severity, term, mend) => {
  expect(readAudit(found(severity))).toEqual({
    lines: [`${severity}: voorbeeld <1.2.3, to be mended ${term}; a fix is there`],
    mend,
  });
});

it('nothing found is told from not having been able to ask', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ lines: [], mend: false });
  expect(readAudit('{"message":"405 Method Not Allowed"}')).toBeNull();
  expect(readAudit('')).toBeNull();
});

it('the terms are those that are laid down', () => {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  for (const [severity, days] of Object.entries(DAYS_TO_MEND))
    expect(page).toMatch(new RegExp(`\\| ${severity} +\\| ${days} days`));
});
