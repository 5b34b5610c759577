/** What is due leaves as soon as it is there; this is for what waits for another attempt, or comes from another server. */
const LOOK_EVERY_MS = 5000;

interface Queue {
  /** Sends what is due, until nothing is or there is no use in going on; asks before each whether it may go on. */
  readonly sendAll: (mayGoOn: () => boolean) => Promise<unknown>;
  /** tells the operator what went wrong */
  readonly report: (cause: unknown, what: string) => void;
  /** what is told when the queue itself fails, such as when the database is away */
  readonly onFault: string;
  /** a stop waits this long for what is being handed over */
  readonly stopWithinMs: number;
  /** what is handed over beside the queue, which a stop waits for as well */
  readonly underWay?: () => Promise<unknown>;
}

export interface QueueSender {
  /** Sends what is due, once more when it is asked meanwhile. Never throws. */
  readonly sendDue: () => Promise<void>;
  /** Looks for what is due from now on. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Empties a queue of the database, at once when asked and every few seconds. */
export function createQueueSender({
  sendAll,
  report,
  onFault,
  stopWithinMs,
  underWay = async () => {},
}: Queue): QueueSender {
  let running: Promise<void> | null = null;
  let askedAgain = false;
  let stopping = false;
  let away = false;
  let timer: NodeJS.Timeout | undefined;

  async function sendDue(): Promise<void> {
    askedAgain = true;
    running ??= (async () => {
      while (askedAgain && !stopping) {
        askedAgain = false;
        try {
          await sendAll(() => !stopping);
          away = false;
        } catch (cause) {
          // Told once: a database that is away for a while would fill the log.
          if (!away) report(cause, onFault);
          away = true;
        }
      }
      running = null;
    })();
    await running;
  }

  return {
    sendDue,
    start() {
      void sendDue();
      timer = setInterval(() => void sendDue(), LOOK_EVERY_MS);
      timer.unref();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      const late = new Promise((done) => setTimeout(done, stopWithinMs).unref());
      await Promise.race([Promise.all([running, underWay()]), late]);
    },
  };
}
