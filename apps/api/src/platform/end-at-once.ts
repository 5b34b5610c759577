/** Ends a command as a crash would, without another write: the folder may belong to another process by now. */
export function endAtOnce(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
