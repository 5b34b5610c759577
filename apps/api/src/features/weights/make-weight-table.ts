import type { NewWeightTable } from '@milieuspoor/contract';
import {
  changesBetween,
  formatIsoDay,
  formatSignificant,
  IMPACT_SETS,
  isUnchanged,
  newWeightTableDoubts,
  newWeightTableProblems,
  nextVersionName,
  toIsoDay,
  WEIGHT_MAX_EUR,
  type WeightTableDoubt,
  type WeightTableProblem,
} from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Message, message } from '../../text/message.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import {
  insertWeightTable,
  listVersionNames,
  listWeightTables,
  lockWeights,
  type WeightTableRow,
} from './weights.queries.ts';

/** Makes a version of a set's weights that holds from a day on; earlier valuations do not change. */
export async function makeWeightTable(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  input: NewWeightTable,
): Promise<Outcome<WeightTableRow>> {
  const { set, valid_from: validFrom } = input;
  return database.transaction<Outcome<WeightTableRow>>(async (queries) => {
    await lockWeights(queries);
    const versions = (await listWeightTables(queries)).filter((each) => each.set === set);
    const [newest] = versions;
    if (!newest || !versions.some(({ id }) => id === input.follows)) return NOT_FOUND;
    if (newest.id !== input.follows)
      return refused({ kind: 'conflict', message: message('weights-newer', { version: newest.version }) });

    const weights = input.weights.map(({ value_eur: valueEur, ...weight }) => ({ ...weight, valueEur }));
    const problems = newWeightTableProblems(newest, { validFrom, weights });
    if (problems.length > 0) return refused({ kind: 'invalid', fields: toFields(problems, weights) });

    const doubts = newWeightTableDoubts(newest, { validFrom, weights }, toIsoDay(clock.now()));
    if (doubts.length > 0 && !input.confirmed)
      return refused({ kind: 'invalid', fields: { confirmed: doubts.map(toQuestion) } });

    const { indicators } = IMPACT_SETS[set];
    const version = nextVersionName(await listVersionNames(queries, set), validFrom);
    const id = await insertWeightTable(queries, {
      set,
      version,
      validFrom,
      createdAt: clock.now(),
      accountId: caller.accountId,
      weights: indicators.flatMap(({ code }) =>
        weights
          .filter((weight) => weight.code === code)
          .map((weight) => ({ ...weight, confirmedLikeIn: isUnchanged(newest, weight) ? newest.id : null })),
      ),
    });
    const valuesOf = (list: readonly { code: string; valueEur: number }[]) =>
      Object.fromEntries(list.map(({ code, valueEur }) => [code, valueEur]));
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'weights', id, name: `${IMPACT_SETS[set].name} ${version}` },
      action: 'created',
      changes: {
        validFromDate: { from: newest.validFrom, to: validFrom },
        ...changesBetween(valuesOf(newest.weights), valuesOf(weights)),
      },
    });
    const made = (await listWeightTables(queries)).find((each) => each.id === id);
    return made ? done(made) : NOT_FOUND;
  });
}

const digitsOf = (value: number) => formatSignificant(value, 15);

function toQuestion(doubt: WeightTableDoubt): Message {
  switch (doubt.kind) {
    case 'begins-in-past':
      return message('weights-begin-in-past', { date: formatIsoDay(doubt.validFrom) });
    case 'begins-with-newest':
      return message('weights-begin-with-newest', {
        date: formatIsoDay(doubt.validFrom),
        version: doubt.newest,
      });
    case 'same-source':
      return message('weight-same-source', { code: doubt.code });
    case 'large-change':
      return message('weight-large-change', {
        code: doubt.code,
        from: digitsOf(doubt.from),
        to: digitsOf(doubt.to),
      });
  }
}

/** Returns the problems as messages at the fields of the form: 'weights.3.value_eur' for a weight that was sent. */
function toFields(
  problems: readonly WeightTableProblem[],
  weights: readonly { readonly code: string }[],
): Record<string, Message[]> {
  const fields: Record<string, Message[]> = {};
  const add = (field: string, problem: Message) => {
    fields[field] = [...(fields[field] ?? []), problem];
  };
  for (const problem of problems) {
    const place =
      'code' in problem ? `weights.${weights.findIndex(({ code }) => code === problem.code)}` : 'weights';
    switch (problem.kind) {
      case 'begins-before-newest':
        add('valid_from', message('weights-begin-before-newest', { date: formatIsoDay(problem.newest) }));
        break;
      case 'missing-indicator':
        add('weights', message('weight-missing', { code: problem.code }));
        break;
      case 'unknown-indicator':
      case 'double-indicator':
        add(`${place}.code`, message('weight-not-of-set', { code: problem.code }));
        break;
      case 'other-unit':
        add(`${place}.unit`, message('weight-unit', { unit: problem.unit }));
        break;
      case 'value-out-of-range':
        add(`${place}.value_eur`, message('weight-out-of-range', { max: digitsOf(WEIGHT_MAX_EUR) }));
        break;
      case 'part-weighed':
        add(`${place}.value_eur`, message('weight-of-part', { whole: problem.whole }));
        break;
      case 'without-source':
        add(`${place}.source`, message('required'));
        break;
      case 'nothing-changed':
        add('non_field_errors', message('weights-unchanged'));
        break;
    }
  }
  return fields;
}
