import type { CouncilFact } from '@milieuspoor/domain';

/** A picture of a council letter. */
export interface CouncilPicture {
  readonly bytes: Uint8Array;
  /** pixels */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** alternative text for readers who can't see it */
  readonly alt: string;
}

/** What a council is told of an organisation's projects, on one page. */
export interface CouncilLetter {
  readonly title: string;
  readonly organisation: string;
  /** with their figures */
  readonly sentences: readonly string[];
  readonly pictures: readonly CouncilPicture[];
  readonly facts: readonly CouncilFact[];
  readonly words: readonly CouncilFact[];
  /** who edited the sentences, in words; null where nobody did */
  readonly edited: string | null;
  readonly madeAt: Date;
}
