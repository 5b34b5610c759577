import type { MakingStage } from '@milieuspoor/contract';

/** How far a report is that is being made. */
export interface MakingState {
  readonly stage: MakingStage;
  readonly stepsDone: number;
  readonly steps: number;
}

/** Told while a report is made: what is begun, and each chart that is done. */
export interface MakingObserver {
  readonly drawing: (charts: number) => void;
  readonly drawn: () => void;
  readonly writing: () => void;
}

/** Beside its charts a report is put together and downloaded (decision 52). */
const STEPS_BESIDE_CHARTS = 2;

export interface ReportMaking {
  /** Runs `make`; how far it is can be asked by whoever has it made, under the key, until it is done. */
  follow<Made>(
    makerId: string,
    key: string | undefined,
    make: (observer: MakingObserver) => Promise<Made>,
  ): Promise<Made>;
  /** null for one that is not being made here */
  stateOf(makerId: string, key: string): MakingState | null;
}

/** Knows how far the reports are that are being made now. */
export function createReportMaking(): ReportMaking {
  const states = new Map<string, MakingState>();
  const nameOf = (makerId: string, key: string) => `${makerId} ${key}`;
  return {
    async follow(makerId, key, make) {
      if (key === undefined) return make(NOBODY_ASKS);
      const name = nameOf(makerId, key);
      let state: MakingState = { stage: 'reading', stepsDone: 0, steps: STEPS_BESIDE_CHARTS };
      const tell = (next: Partial<MakingState>) => {
        state = { ...state, ...next };
        states.set(name, state);
      };
      tell({});
      try {
        return await make({
          drawing: (charts) => tell({ stage: 'drawing', steps: charts + STEPS_BESIDE_CHARTS }),
          drawn: () => tell({ stepsDone: state.stepsDone + 1 }),
          writing: () => tell({ stage: 'writing' }),
        });
      } finally {
        states.delete(name);
      }
    },
    stateOf: (makerId, key) => states.get(nameOf(makerId, key)) ?? null,
  };
}

const NOBODY_ASKS: MakingObserver = { drawing: () => {}, drawn: () => {}, writing: () => {} };
