import {
  type BidWork,
  type FieldProblem,
  fieldProblemText,
  type Language,
  shortfallText,
} from '@milieuspoor/domain';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type MessageCode = keyof typeof nl;

/** A message before it is written in a language: a sentence of the server, or the message of a rule about a field. */
export type Message = CodedMessage | { readonly rule: FieldProblem } | { readonly shortfall: BidWork };

interface CodedMessage {
  readonly code: MessageCode;
  readonly values?: Readonly<Record<string, MessageValue>>;
}
/** Messages among the values are written in the same language; several, one after the other. */
type MessageValue = string | number | readonly Message[];

export function message(code: MessageCode, values?: CodedMessage['values']): Message {
  return values ? { code, values } : { code };
}

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageCode, string>>>> = { nl, en };

/** Returns the message of a rule about a field, which the screen shows too. */
export function fieldMessage(problem: FieldProblem): Message {
  return { rule: problem };
}

/** Returns what a bid lacks of the baseline, as part of a sentence. */
export function shortfallMessage(work: BidWork): Message {
  return { shortfall: work };
}

/** Returns the sentence for a message, with `{name}` replaced by its values. */
export function sentence(said: Message, language: Language): string {
  if ('rule' in said) return fieldProblemText(said.rule, language);
  if ('shortfall' in said) return shortfallText(said.shortfall, language, said.shortfall.shortfalls);
  const { code, values = {} } = said;
  return CATALOGUES[language][code].replace(/\{(\w+)\}/g, (whole, name: string) =>
    valueText(values[name] ?? whole, language),
  );
}

function valueText(value: MessageValue, language: Language): string {
  if (typeof value !== 'object') return String(value);
  return value.map((each) => sentence(each, language)).join(', ');
}
