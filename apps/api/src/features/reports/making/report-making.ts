import type { Dependencies } from '../../../dependencies.ts';
import {
  deleteMaking,
  findMaking,
  HEARD_EVERY_MS,
  type MakingState,
  tellMaking,
} from './report-makings.queries.ts';

/** Is notified while a report is made: which stage began, and each chart that is done. */
export interface MakingObserver {
  readonly drawing: (charts: number) => void;
  readonly drawn: () => void;
  readonly writing: () => void;
}

/** The steps besides the charts: a report is put together and downloaded (D-52). */
const STEPS_BESIDE_CHARTS = 2;

export interface ReportMaking {
  /** Runs `make`; until it is done, its account can ask for its progress with the key. */
  follow<Made>(
    accountId: string,
    key: string | undefined,
    make: (observer: MakingObserver) => Promise<Made>,
  ): Promise<Made>;
  /** returns null for a report that is not being made; the same from every server of the installation */
  stateOf(accountId: string, key: string): Promise<MakingState | null>;
}

/** Knows the progress of the reports that are being made now, by any server. */
export function createReportMaking({
  database: { queries },
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): ReportMaking {
  return {
    async follow(accountId, key, make) {
      if (key === undefined) return make(NOBODY_ASKS);
      const maker = { accountId, key };
      let state: MakingState = { stage: 'reading', stepsDone: 0, steps: STEPS_BESIDE_CHARTS };
      const teller = lastOf((told: MakingState) => tellMaking(queries, maker, told, clock.now()));
      const tell = (next: Partial<MakingState>) => {
        state = { ...state, ...next };
        teller.tell(state);
      };
      tell({});
      // A server that is killed cannot report that it makes no report any more: it only stops its signs of life.
      const heard = setInterval(() => tell({}), HEARD_EVERY_MS).unref();
      try {
        return await make({
          drawing: (charts) => tell({ stage: 'drawing', steps: charts + STEPS_BESIDE_CHARTS }),
          drawn: () => tell({ stepsDone: state.stepsDone + 1 }),
          writing: () => tell({ stage: 'writing' }),
        });
      } finally {
        clearInterval(heard);
        await teller.end();
        await deleteMaking(queries, maker).catch(NO_REPORT_FAILS_OF_IT);
      }
    },
    stateOf: (accountId, key) => findMaking(queries, { accountId, key }, clock.now()),
  };
}

const NOBODY_ASKS: MakingObserver = { drawing: () => {}, drawn: () => {}, writing: () => {} };

/** A requester reads an older progress, and after a while nothing of a report that is no longer made. */
const NO_REPORT_FAILS_OF_IT = () => {};

/** Sends one value at a time; of those that come meanwhile only the last. */
function lastOf<Told>(send: (told: Told) => Promise<void>) {
  let next: { readonly told: Told } | null = null;
  let under: Promise<void> | null = null;
  const run = async () => {
    for (let now = next; now; now = next) {
      next = null;
      await send(now.told).catch(NO_REPORT_FAILS_OF_IT);
    }
    under = null;
  };
  return {
    tell(told: Told) {
      next = { told };
      under ??= run();
    },
    /** Waits for the value that is being sent; sends nothing more. */
    async end() {
      next = null;
      await under;
    },
  };
}
