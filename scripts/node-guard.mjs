// Says what is wrong when a script runs on a Node that cannot run TypeScript, in words instead of a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Milieuspoor runs on Node 24, and this is Node ${process.versions.node}.\n` +
      'On 64-bit Linux `npm ci` brings Node 24 along; run the command through npm (npm start, npm test).\n' +
      'On other systems install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}
