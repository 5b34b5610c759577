import type { Overtaken, Shown } from '@milieuspoor/contract';
import { formatEuro, formatMki, type ProjectStatus, STATUS_LABELS, takesPart } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../text/language.ts';
import { givenText } from '../given-text.ts';
import { nameOfGap } from '../name-of-gap.ts';

/** A fact that changed after it was shown, in words. */
export interface OvertakenLine {
  readonly about: string;
  readonly shown: string;
  readonly current: string;
}

type Fact = keyof Shown;
type ShownBid = NonNullable<Shown['winner']>;
type ShownCalculation = NonNullable<Shown['design_baseline']>;

/**
 * Returns the shown facts beside the present ones, fact by fact; for a bid its figures separately, as far as they
 * differ.
 */
export function overtakenLines({ shown, current }: Overtaken, t: TFunction): readonly OvertakenLine[] {
  const facts = Object.keys(shown) as Fact[];
  // A model with another version lists the values that changed, unless these are not shown anywhere.
  const told = facts.filter((fact) => fact !== 'award_model_version' || facts.length === 1);
  return told.flatMap((fact) => {
    const about = t(`projectLife.overtaken.facts.${fact}`);
    if (fact === 'winner' || fact === 'bidder') return bidLines(about, shown[fact], current[fact], t);
    if (fact === 'bids') return linesOfBids(shown, current, t);
    return [{ about, shown: factText(fact, shown, t), current: factText(fact, current, t) }];
  });
}

function factText(fact: Exclude<Fact, 'winner' | 'bidder' | 'bids'>, of: Shown, t: TFunction): string {
  const none = t('projectLife.overtaken.none');
  switch (fact) {
    case 'bid_calculation':
    case 'design_baseline':
    case 'design_optimization':
    case 'as_built_baseline':
    case 'as_built_optimization':
      return calculationText(of[fact], none);
    case 'as_built_baselines':
      return listText((of[fact] ?? []).map((each) => calculationText(each, none)));
    case 'bidders':
      return listText((of[fact] ?? []).map(({ name }) => name));
    case 'holdings':
      return listText(
        (of[fact] ?? []).map(({ kind, name }) => `${t(`leaving.kinds.${kind}`)} ${name}`.trim()),
      );
    case 'gaps':
      return listText((of[fact] ?? []).map((gap) => `${nameOfGap(gap.kind, t)}: ${gap.posts}`));
    case 'gap_decisions':
      return listText(
        (of[fact] ?? []).map(({ kind, choice }) => `${nameOfGap(kind, t)}: ${t(`bids.gaps.told.${choice}`)}`),
      );
    case 'project_status':
      return statusText(of[fact]);
    case 'emvi_status':
      return of[fact] === undefined ? none : t(`projectLife.overtaken.model.${of[fact]}`);
    case 'project_locked':
      return t(of[fact] === true ? 'projectLife.values.yes' : 'projectLife.values.no');
    case 'winner_reason':
      return of[fact] ?? none;
    case 'award_model_version':
      return String(of[fact] ?? none);
    case 'projectscope':
    case 'fictional_tender_benefit':
    case 'mki_max_discount':
    case 'criteria_max_discount':
    case 'mki_upper_boundary':
    case 'mki_lower_boundary':
      return euroText(of[fact], none);
  }

  function listText(texts: readonly string[]): string {
    return texts.length === 0 ? none : texts.join(', ');
  }
  function statusText(status: ProjectStatus | undefined): string {
    return status ? STATUS_LABELS[currentLanguage()][status] : none;
  }
}

function calculationText(calculation: ShownCalculation | null | undefined, none: string): string {
  return calculation ? `${calculation.name}: MKI ${formatMki(calculation.mki_value)}` : none;
}

function euroText(amount: number | null | undefined, none: string): string {
  return typeof amount === 'number' ? formatEuro(amount) : none;
}

const BID_FIGURES = [
  'quote_price',
  'criteria_discount',
  'mki_value',
  'counting_mki',
  'mki_score',
  'fictional_quote_price',
  'rank',
  'standing',
] as const;

function bidLines(
  about: string,
  shown: ShownBid | null | undefined,
  current: ShownBid | null | undefined,
  t: TFunction,
): readonly OvertakenLine[] {
  const none = t('projectLife.overtaken.none');
  const isOther = shown?.uuid !== current?.uuid || shown?.name !== current?.name;
  const name = { about, shown: shown?.name ?? none, current: current?.name ?? none };
  const figures = BID_FIGURES.filter((figure) => shown?.[figure] !== current?.[figure]).map((figure) => ({
    about: `${about}: ${t(`projectLife.overtaken.bid.${figure}`)}`,
    shown: figureText(shown, figure, t),
    current: figureText(current, figure, t),
  }));
  return [...(isOther ? [name] : []), ...figures, ...criterionLines(about, shown, current, t)];
}

/** Returns the criteria with another discount, with the reason of a level. */
function criterionLines(
  about: string,
  shown: ShownBid | null | undefined,
  current: ShownBid | null | undefined,
  t: TFunction,
): readonly OvertakenLine[] {
  if (!shown?.criteria || !current?.criteria) return [];
  const [before, now] = [shown.criteria, current.criteria];
  return [...new Set([...before, ...now].map(({ uuid }) => uuid))].flatMap((id) => {
    const [was, is] = [before, now].map((each) => each.find(({ uuid }) => uuid === id));
    const [said, saidNow] = [was, is].map((each) =>
      each ? givenText(each) : t('projectLife.overtaken.none'),
    ) as [string, string];
    if (said === saidNow && was?.name === is?.name) return [];
    return [{ about: `${about}: ${was?.name ?? is?.name}`, shown: said, current: saidNow }];
  });
}

/** Returns the bids that changed, without repeating the winner and the bid of the action. */
function linesOfBids(shown: Shown, current: Shown, t: TFunction): readonly OvertakenLine[] {
  const [before, now] = [shown.bids ?? [], current.bids ?? []];
  // For a winner of whom only the name was shown, the figures are those of the bids.
  const told = [shown.winner, current.winner, shown.bidder, current.bidder].map((each) =>
    each?.rank === undefined ? undefined : each.uuid,
  );
  const ids = new Set([...before, ...now].map(({ uuid }) => uuid).filter((uuid) => !told.includes(uuid)));
  return [...ids].flatMap((id) => {
    const was = before.find(({ uuid }) => uuid === id);
    const is = now.find(({ uuid }) => uuid === id);
    const name = was?.name ?? is?.name ?? '';
    return bidLines(`${t('projectLife.overtaken.facts.bidder')} ${name}`, was, is, t);
  });
}

function figureText(
  bid: ShownBid | null | undefined,
  figure: (typeof BID_FIGURES)[number],
  t: TFunction,
): string {
  const value = bid?.[figure];
  if (typeof value === 'string')
    return t(takesPart(value) ? 'projectLife.values.yes' : 'projectLife.values.no');
  if (typeof value !== 'number') return t('projectLife.overtaken.none');
  if (figure === 'rank') return String(value);
  return figure === 'mki_value' || figure === 'counting_mki' ? formatMki(value) : formatEuro(value);
}
