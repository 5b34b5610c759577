/** Takes a fault to whoever runs this installation. */
export type FaultSink = (fault: unknown, where: string) => void;

/** Before it is known whether faults are sent anywhere; more than this many say nothing new. */
const MOST_WAITING = 20;
let waiting: (readonly [unknown, string])[] = [];
let sink: FaultSink | null | 'unknown' = 'unknown';

/** A fault of ours: to the console, and to the error-reporting service where one is configured. */
export function reportFault(fault: unknown, where: string): void {
  logFailure(fault, where);
  if (sink === 'unknown') waiting = [...waiting, [fault, where] as const].slice(0, MOST_WAITING);
  else sink?.(fault, where);
}

/** Something that did not work out, and is nobody's fault: to the console only. */
export function logFailure(failure: unknown, where: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.error(where, failure);
}

/** Something that somebody may wonder about later, and that nothing failed over: to the console only. */
export function logWarning(warning: string, where: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.warn(where, warning);
}

/** From now on faults go here, also those that were waiting; null when they go nowhere. */
export function sendFaultsTo(next: FaultSink | null): void {
  sink = next;
  for (const [fault, where] of waiting) next?.(fault, where);
  waiting = [];
}
