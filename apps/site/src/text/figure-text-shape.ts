import type { LifeCycleModule, SetCode } from '@milieuspoor/domain';
import type { LiveFigure } from '../figures/figure-names.ts';
import type { RoadLayer } from '../figures/road-layers.ts';
import type { TrackStep } from '../figures/track-steps.tsx';

interface Titled {
  readonly title: string;
  readonly source: string;
}

interface Steps extends Titled {
  readonly steps: readonly TrackStep[];
}

type TwoColumns = readonly [string, string];

/** The texts of the figures. A text that only one language has does not compile. */
export interface FigureTexts {
  readonly withoutScript: string;
  readonly live: Readonly<Record<LiveFigure, Titled>>;
  readonly weights: {
    readonly title: Readonly<Record<SetCode, string>>;
    readonly source: Readonly<Record<SetCode, string>>;
    readonly category: string;
    readonly unit: string;
    readonly weight: string;
    readonly part: string;
    readonly unconfirmed: string;
  };
  readonly twoSets: Titled & {
    readonly columns: TwoColumns;
    readonly ofDeclared: (set: string, declared: number, all: number) => string;
  };
  readonly modules: Titled & {
    readonly phases: Readonly<Record<'build' | 'use' | 'end' | 'beyond', string>>;
    readonly meanings: Readonly<Record<LifeCycleModule, string>>;
  };
  readonly road: Titled & {
    readonly cut: string;
    readonly columns: TwoColumns;
    readonly layers: Readonly<Record<RoadLayer['key'], string>>;
    readonly parts: (production: string, other: string) => string;
    readonly total: string;
  };
  readonly awardLine: Titled;
  readonly promise: Titled & {
    readonly columns: TwoColumns;
    readonly offered: string;
    readonly built: string;
    readonly discount: (amount: string) => string;
    readonly notEarned: string;
  };
  readonly lcaSteps: Steps;
  readonly dataCategories: Steps;
  readonly verificationSteps: Steps;
  readonly policy: Steps;
}
