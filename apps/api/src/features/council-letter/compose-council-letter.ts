import { councilBars } from '@milieuspoor/charts';
import type { CouncilLetterAnswer } from '@milieuspoor/contract';
import type { CouncilLetter } from '@milieuspoor/documents';
import {
  COUNCIL_FACT_TEXTS,
  type CouncilText,
  councilTextProblem,
  factsOfEdited,
  filledCouncilText,
  isEditedCouncilText,
  type Language,
  type ReductionProgress,
} from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import { findAccountName } from '../accounts/accounts.queries.ts';
import { refuseUnwritten } from '../documents/refuse-unwritten.ts';
import { findOrganisation, type OrganisationRow } from '../organisations/organisations.queries.ts';
import { type CouncilLetterRequest, readCouncilLetter } from './read-council-letter.ts';

export interface WriteRequest extends CouncilLetterRequest {
  /** as somebody edited them; null as they are made */
  readonly sentences: readonly CouncilText[] | null;
  /** those that were shown; null for none */
  readonly shown: Readonly<Record<string, string>> | null;
  /** of its charts, px; absent: for a sheet of paper */
  readonly chartWidth?: number;
}

/** A letter as it is written, whatever the format. */
export interface ComposedLetter {
  readonly organisation: OrganisationRow;
  readonly subject: CouncilLetter;
}

type Needed = Pick<Dependencies, 'database' | 'chartDrawer'>;

/**
 * Returns a council letter with the figures of this moment and its charts. Refuses where the figures are other ones than
 * were shown, and a sentence with a figure of its own.
 */
export async function composeCouncilLetter(
  { database: { queries }, chartDrawer }: Needed,
  caller: Caller,
  request: WriteRequest,
): Promise<Outcome<ComposedLetter>> {
  const { slug, language, now, sentences: edited, shown } = request;
  const read = await readCouncilLetter(queries, caller, request);
  if (!read.ok) return read;
  const organisation = await findOrganisation(queries, caller.scope, slug);
  if (!organisation) return NOT_FOUND;
  const letter = read.value;
  const { figures } = letter;
  if (shown && !isSame(shown, figures))
    return refused({ kind: 'conflict', message: message('council-letter-overtaken') });
  const sentences = edited ?? letter.sentences;
  for (const { text } of sentences) {
    const problem = councilTextProblem(text, figures);
    if (problem) return invalidField('sentences', message(`council-letter-${problem}`));
  }
  const of = { organisationId: organisation.id, memberId: caller.accountId };
  // A chart without bars would look like one of nothing: the line below says that nothing counts.
  const charts = letter.charts.filter(({ value, weight }) => value !== null && weight !== null);
  const drawn = await chartDrawer.draw(
    charts.map((chart) => ({
      model: modelOf(chart, language),
      language,
      width: request.chartWidth ?? WIDTH,
      height: HEIGHT,
    })),
    of,
  );
  const failure = drawn.find((chart) => chart.kind === 'failed' && chart.why !== 'no-chart');
  if (failure?.kind === 'failed' && failure.why !== 'no-chart') return refuseUnwritten({ kind: failure.why });
  const by = isEditedCouncilText(sentences, letter.sentences)
    ? await findAccountName(queries, caller.accountId)
    : null;
  return done({
    organisation,
    subject: {
      ...{ title: letter.title, organisation: organisation.name, words: letter.words },
      facts: factsOfEdited(letter, sentences, language),
      sentences: sentences.map(({ text }) => filledCouncilText(text, figures)),
      pictures: charts.flatMap(({ title }, place) => {
        const picture = drawn[place];
        if (picture?.kind !== 'drawn') return [];
        const { png, width, height } = picture;
        const alt = sentence(message('council-letter-picture', { title }), language);
        return [{ bytes: Buffer.from(png), width, height, title, alt }];
      }),
      edited: by === null ? null : COUNCIL_FACT_TEXTS[language].edited(by),
      madeAt: now,
    },
  });
}

/** px: three of them, their captions and the text have room on one page */
const WIDTH = 900;
const HEIGHT = 170;

const QUANTITIES = { mki: 'mki', co2: 'co2', primary_material: 'material' } as const satisfies Record<
  ReductionProgress,
  string
>;

function modelOf(
  { indicator, title, ...measure }: CouncilLetterAnswer['charts'][number],
  language: Language,
) {
  const side = (name: 'baseline' | 'optimization') => sentence(message(`council-letter-${name}`), language);
  return councilBars(QUANTITIES[indicator], measure, {
    title,
    sides: { baseline: side('baseline'), optimization: side('optimization') },
  });
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
