// npm run audit: asks the registry which packages that the product runs on have known vulnerabilities. Ends with 1 if
// one must be fixed within a term, with 2 if the registry could not be asked.
import { spawnSync } from 'node:child_process';
import { readAudit } from './known-vulnerabilities.mjs';

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8' });
const audit = readAudit(stdout ?? '');
if (!audit) {
  console.error('The registry could not be asked: nothing is known of vulnerabilities.');
  process.exit(2);
}
for (const line of audit.lines) console.log(line);
if (audit.lines.length === 0) console.log('No package that the product runs on has a known vulnerability.');
process.exit(audit.mend ? 1 : 0);
