/** Ends a command as a crash would, without another write: the folder may belong to somebody else by now. */
export function endAtOnce(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
