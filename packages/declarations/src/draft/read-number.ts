import { isNotDeclared } from '@milieuspoor/workbook/safe-files';
import type { JsonView } from '../json/json-view.ts';
import { refuse } from '../problems/declaration-fault.ts';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const SHOWN_MAX = 40;

/**
 * Reads a figure that is written as text: with a decimal point, as XML and JSON write it. Returns null for what means
 * 'not declared', which is never 0; refuses any other text.
 */
export function readNumber(text: string, path: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '' || isNotDeclared(trimmed)) return null;
  const value = DECIMAL.test(trimmed) ? Number(trimmed) : Number.NaN;
  if (!Number.isFinite(value)) refuse('not-a-number', { value: trimmed.slice(0, SHOWN_MAX) }, path);
  return value;
}

/** Reads the amount for which figures are declared; refuses what is not above 0. */
export function readAmount(text: string, path: string): number {
  const amount = readNumber(text, path);
  if (amount === null || !(amount > 0)) refuse('declared-amount', { value: text.slice(0, SHOWN_MAX) }, path);
  return amount;
}

/** Reads a figure of JSON, as a number or as text; refuses what is neither. */
export function readFigure(view: JsonView): number | null {
  const { value } = view;
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string')
    refuse('not-a-number', { value: Array.isArray(value) ? '[…]' : '{…}' }, view.path);
  return readNumber(value, view.path);
}
