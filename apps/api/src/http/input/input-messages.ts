import { unseenOf } from '@milieuspoor/contract';
import { nearestName, type UnseenKind } from '@milieuspoor/domain';
import { z } from 'zod';
import { type Message, type MessageCode, message } from '../../text/message.ts';

type Issue = z.core.$ZodIssue;

const UNSEEN: Readonly<Record<UnseenKind, MessageCode>> = {
  control: 'control-character',
  direction: 'direction-character',
  invisible: 'invisible-character',
};

/** Marks issues about an absent value, because an issue does not keep its input. */
const ABSENT = 'absent';
z.config({
  customError: ({ input, code, inst }) => {
    if (code === 'unrecognized_keys') return inst instanceof z.ZodObject ? namesOf(inst) : undefined;
    return input === undefined || input === null || input === '' ? ABSENT : undefined;
  },
});

/** An issue does not keep the schema either: its message lists the names that the object has. */
const namesOf = ({ shape }: z.ZodObject) => Object.keys(shape).join(' ');

/** Returns the findings of the schema as messages per field in the product's own words. */
export function inputMessages(issues: readonly Issue[]): Record<string, Message[]> {
  const fields: Record<string, Message[]> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const known = issue.message.split(' ').filter((name) => name !== '');
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = [unknownName(key, known)];
      continue;
    }
    const field = issue.path.length > 0 ? issue.path.join('.') : 'non_field_errors';
    fields[field] ??= [];
    fields[field].push(messageOf(issue));
  }
  return fields;
}

function unknownName(name: string, known: readonly string[]): Message {
  const nearest = nearestName(name, known);
  if (nearest !== null) return message('unknown-name-near', { nearest });
  return known.length > 0 && known.length <= LISTED_MAX
    ? message('unknown-name-among', { known: known.toSorted().join(', ') })
    : message('unknown-name');
}

/** More names than these are looked up in the description of the API. */
const LISTED_MAX = 15;

function messageOf(issue: Issue): Message {
  if (issue.message === ABSENT) return message('required');
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return message('too-small', { min: String(issue.minimum) });
      return issue.minimum > 1 ? message('too-short', { min: String(issue.minimum) }) : message('required');
    case 'too_big':
      return issue.origin === 'string'
        ? message('too-long', { max: String(issue.maximum) })
        : message('too-large', { max: String(issue.maximum) });
    case 'invalid_value':
      return message('not-a-choice');
    case 'invalid_format':
      if (issue.format === 'email') return message('invalid-email');
      if (issue.format === 'slug') return message('slug-form');
      if (issue.format === 'telephone') return message('invalid-telephone');
      return issue.format === 'uuid' ? message('not-a-uuid') : message('invalid-value');
    case 'custom': {
      const unseen = unseenOf(issue);
      if (!unseen) return message('invalid-value');
      return message(UNSEEN[unseen.kind], { codePoint: unseen.codePoint });
    }
    default:
      return message('invalid-value');
  }
}
