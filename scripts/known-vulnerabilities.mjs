/**
 * Within how many days of its publication a vulnerability in a package that the product runs on must be fixed, by
 * severity (docs/operations.md, "Terms"). A `low` one waits for the next release.
 * @type {Readonly<Record<string, number>>}
 */
export const DAYS_TO_MEND = { critical: 3, high: 7, moderate: 30 };

/**
 * Returns what `npm audit --json` found, as lines for a person, and whether any of it has a term. Returns null if it
 * could not ask, as without a network: then nothing is known, which does not mean that nothing is wrong.
 * @param {string} output
 * @returns {{ lines: string[], mend: boolean } | null}
 */
export function readAudit(output) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range: string, fixAvailable: unknown }> }} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return null;
  }
  if (!report.vulnerabilities) return null;
  const found = Object.entries(report.vulnerabilities);
  const lines = found.map(([name, { severity, range, fixAvailable }]) => {
    const days = DAYS_TO_MEND[severity];
    const term = days === undefined ? 'with the next release' : `within ${days} days of its publication`;
    return `${severity}: ${name} ${range}, to be mended ${term}${fixAvailable ? '; a fix is there' : ''}`;
  });
  return { lines, mend: found.some(([, { severity }]) => severity in DAYS_TO_MEND) };
}
