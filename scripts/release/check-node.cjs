// Read before every command of a release, in words that older ones know too: they would fail on the first file of TypeScript.
const NEEDED = { major: 22, minor: 18 };

const found = process.versions.node;
const [major = 0, minor = 0] = found.split('.').map(Number);
if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
  console.error(
    `Milieuspoor heeft Node ${NEEDED.major}.${NEEDED.minor} of later nodig, en dit is Node ${found}. Installeer Node 24, bijvoorbeeld van https://nodejs.org.`,
  );
  process.exit(1);
}
process.loadEnvFile(`${__dirname}/release.env`);
