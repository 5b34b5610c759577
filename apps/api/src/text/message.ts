import type { Language } from '@milieuspoor/domain';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type MessageCode = keyof typeof nl;

/** What is to be said, before it is said in a language. */
export interface Message {
  readonly code: MessageCode;
  readonly values?: Readonly<Record<string, MessageValue>>;
}
/** Messages among the values are said in the same language; of several, one after the other. */
type MessageValue = string | number | readonly Message[];

export function message(code: MessageCode, values?: Message['values']): Message {
  return values ? { code, values } : { code };
}

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageCode, string>>>> = { nl, en };

/** The sentence for a message: `{name}` is filled in from its values. */
export function sentence({ code, values = {} }: Message, language: Language): string {
  return CATALOGUES[language][code].replace(/\{(\w+)\}/g, (whole, name: string) =>
    said(values[name] ?? whole, language),
  );
}

function said(value: MessageValue, language: Language): string {
  if (typeof value !== 'object') return String(value);
  return value.map((each) => sentence(each, language)).join(', ');
}
