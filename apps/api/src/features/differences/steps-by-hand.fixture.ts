import { LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { type HandPost, scopeByHand, unitByHand } from '@milieuspoor/domain/scope-by-hand';
import type { Pair } from '../statistics/by-hand.fixture.ts';
import { workByHand } from '../statistics/scope-by-hand.fixture.ts';

/** What a post adds to a step: of one side, or of both. */
export interface HandPart {
  readonly before: HandPost | null;
  readonly after: HandPost | null;
  readonly step: string;
  readonly amount: number;
}

const isZero = (amount: number, ...besides: readonly number[]) =>
  Math.abs(amount) <= 1e-9 * Math.max(...besides.map(Math.abs));

/**
 * Returns what each post of a pair adds to each step of each division, cell by cell, straight from the words of
 * docs/method/differences.md: steps are named after a kind of change, a module or a product group.
 */
export function partsByHand(pair: Pair, set: SetCode, indicator: 'mki' | 'co2'): HandPart[] {
  const { posts, answers } = workByHand(pair, set);
  const { matches, missing, added, findings } = scopeByHand(posts);
  const cell = (post: HandPost | null, module: number) => post?.[indicator]?.[module] ?? null;
  const parts: HandPart[] = [];
  const add = (step: string, amount: number, before: HandPost | null, after: HandPost | null) => {
    if (amount !== 0) parts.push({ step, amount, before, after });
  };
  const explained = (side: 'baseline' | 'optimization', subject: string, post: HandPost) =>
    answers[side].filter((answer) => answer.subject === subject && answer.places.includes(post.place)).at(-1)
      ?.meaning === 'not-applicable';
  for (const { before, after } of matches)
    for (const [module, name] of LIFE_CYCLE_MODULES.entries()) {
      const [from, to] = [cell(before, module), cell(after, module)];
      const difference = (to ?? 0) - (from ?? 0);
      const lacks = findings.filter(
        (finding) =>
          finding.module === module &&
          finding[indicator] &&
          ((finding.side === 'baseline' && finding.post === before) ||
            (finding.side === 'optimization' && finding.post === after)),
      );
      const areExplained = lacks.every(({ side, kind, post }) =>
        explained(side, kind === 'module' ? `module:${name}` : kind, post),
      );
      const unit = unitByHand(before.unit) === unitByHand(after.unit);
      if ((from === null) !== (to === null)) {
        add(lacks.length > 0 && areExplained ? 'gap' : 'unclear', difference, before, after);
      } else if (lacks.length > 0 || !unit) {
        if (!isZero(difference, from ?? 0, to ?? 0)) add('unclear', difference, before, after);
      } else {
        const quantity = (after.quantity - before.quantity) * ((from ?? 0) / before.quantity);
        const profile = after.quantity * ((to ?? 0) / after.quantity - (from ?? 0) / before.quantity);
        if (!isZero(quantity, from ?? 0, to ?? 0)) add('quantity', quantity, before, after);
        if (!isZero(profile, from ?? 0, to ?? 0)) add('product', profile, before, after);
      }
    }
  const pairs: [HandPost | null, HandPost | null][] = [
    ...matches.map(({ before, after }): [HandPost, HandPost] => [before, after]),
    ...missing.map((post): [HandPost, null] => [post, null]),
    ...added.map((post): [null, HandPost] => [null, post]),
  ];
  for (const [before, after] of pairs)
    for (const [module, name] of LIFE_CYCLE_MODULES.entries()) {
      const [from, to] = [cell(before, module) ?? 0, cell(after, module) ?? 0];
      if (!before) add('added', to, before, after);
      if (!after) add('left-out', -from, before, after);
      add(name, to - from, before, after);
      if (before && before.group === after?.group) add(`group ${before.group}`, to - from, before, after);
      else {
        if (before) add(`group ${before.group}`, -from, before, after);
        if (after) add(`group ${after.group}`, to, before, after);
      }
    }
  return parts;
}
