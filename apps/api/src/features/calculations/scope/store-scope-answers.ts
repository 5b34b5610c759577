import {
  answeredPosts,
  type RecordedField,
  type ScopeMeaning,
  type ScopeQuestion,
  SERIES_NAMES,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import type { CalculationRow } from '../calculation-row.queries.ts';
import { recordCalculation } from '../record-calculation.ts';
import { type Counterpart, toHeldPair } from './find-counterparts.ts';
import { forgetScopesOf } from './pair-scopes.queries.ts';
import { readPairQuestions } from './read-pair-questions.ts';
import { refuseContradiction, refuseScopeAnswer } from './refuse-scope-answer.ts';
import { insertScopeAnswer } from './scope-answers.queries.ts';
import type { ScopeAnswersGiven } from './scope-answers-given.ts';

/** The author of answers, the moment and the project. */
interface AnswerEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: { readonly id: string; readonly organisationId: string };
}

/** A calculation with an answer. */
interface AnsweredCalculation {
  readonly id: string;
  readonly name: string;
}

/** An answer has no question: it would disappear silently. */
export class AnswersUnasked extends Error {
  readonly ids: readonly string[];
  constructor(ids: readonly string[]) {
    super('answers to questions about the scope that are not asked');
    this.ids = ids;
  }
}

/** An answer about the other side is not accepted now, or the calculation itself contradicts an answer. */
export class AnswersRefused extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super('answers that may not be given');
    this.said = said;
  }
}

/**
 * Stores the answers of an upload: about the file on its own calculation, about the other side on the active one there.
 * The present state decides which posts they are about. Throws `AnswersUnasked` where one of the answers has no
 * question, and `AnswersRefused` where one about the other side differs from what was known, or where one is
 * contradicted.
 */
export async function storeScopeAnswers(
  queries: Queries,
  event: AnswerEvent & { readonly project: ProjectRow },
  {
    calculation,
    counterpart,
    given,
  }: {
    readonly calculation: CalculationRow;
    readonly counterpart: Counterpart;
    readonly given: ScopeAnswersGiven;
  },
): Promise<void> {
  const pair = toHeldPair(calculation, counterpart);
  if (!pair) throw new AnswersUnasked([...given.meanings.keys()]);
  const { questions } = await readPairQuestions(queries, pair);
  const unasked = [...given.meanings.keys()].filter(
    (id) => !questions.some((question) => question.id === id),
  );
  if (unasked.length > 0) throw new AnswersUnasked(unasked);
  const answered = questions.flatMap((question) => {
    const meaning = given.meanings.get(question.id);
    return meaning ? { question, meaning } : [];
  });
  for (const { question, meaning } of answered) {
    const contradiction = refuseContradiction(question, meaning);
    if (contradiction) throw new AnswersRefused(contradiction);
  }
  for (const side of SERIES_NAMES) {
    const ofSide = answered.filter(({ question }) => question.side === side);
    const isOwn = (side === 'baseline' ? pair.baselineId : pair.optimizationId) === calculation.id;
    const [about, against] = isOwn ? [calculation, counterpart] : [counterpart, calculation];
    const refusal =
      ofSide.some(saysMore) && !isOwn ? await refuseScopeAnswer(queries, event.project, about) : null;
    if (refusal) throw new AnswersRefused(refusal);
    await answerQuestions(queries, event, { about, against, answered: ofSide });
  }
}

interface AnsweredQuestion {
  readonly question: ScopeQuestion;
  readonly meaning: ScopeMeaning;
}

/** Tells whether an answer adds something for any of its posts. */
function saysMore({ question, meaning }: AnsweredQuestion): boolean {
  return question.said !== meaning;
}

/**
 * Stores answers about one calculation, which hold for every comparison with it, and records who gave them. Each names
 * exactly the posts for which it holds.
 */
export async function answerQuestions(
  queries: Queries,
  event: AnswerEvent,
  {
    about,
    against,
    answered,
  }: {
    readonly about: AnsweredCalculation;
    readonly against: AnsweredCalculation;
    readonly answered: readonly AnsweredQuestion[];
  },
): Promise<void> {
  const fresh = answered.filter(saysMore);
  if (fresh.length === 0) return;
  const { organisationId } = event.project;
  for (const { question, meaning } of fresh)
    await insertScopeAnswer(queries, {
      ...{ organisationId, calculationId: about.id, againstId: against.id },
      ...{ subject: question.subject, meaning },
      positions: answeredPosts(question, meaning).map(({ post }) => post.position),
      ...{ answeredBy: event.accountId, answeredAt: event.at },
    });
  await forgetScopesOf(queries, { id: about.id, organisationId });
  await recordCalculation(queries, {
    ...event,
    calculation: about,
    action: 'changed',
    before: beforeAnswers(fresh),
    after: {
      scopeAgainst: against.name,
      ...Object.fromEntries(fresh.map(({ question, meaning }) => [historyField(question), meaning])),
    },
  });
}

/** Returns the name under which the history stores the answer to a question. */
function historyField({ subject }: Pick<ScopeQuestion, 'subject'>) {
  return `scope:${subject}` as const satisfies RecordedField<'calculation'>;
}

function beforeAnswers(answered: readonly { readonly question: ScopeQuestion }[]): Record<string, string> {
  return Object.fromEntries(
    answered.flatMap(({ question }) =>
      question.meaning === null ? [] : [[historyField(question), question.meaning]],
    ),
  );
}
