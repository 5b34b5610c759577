import { findUnseen, findUnseenInText, UNSEEN_KINDS, type UnseenCharacter } from '@milieuspoor/domain';
import { z } from 'zod';

/** A readable name on one line; the schema's own minimum decides about ''. */
export function visibleName(maxLength: number) {
  return z.string().trim().max(maxLength).superRefine(without(findUnseen));
}

/** A readable text of several lines, without characters that change its direction or control it. */
export function visibleText(maxLength: number) {
  return z.string().trim().max(maxLength).superRefine(without(findUnseenInText));
}

function without(find: (text: string) => UnseenCharacter | null) {
  return (text: string, context: z.RefinementCtx<string>) => {
    const unseen = find(text);
    if (unseen)
      context.addIssue({ code: 'custom', message: `${unseen.kind} character`, params: { ...unseen } });
  };
}

const unseenParams = z.object({ kind: z.enum(UNSEEN_KINDS), codePoint: z.string() });

/** Returns the unseen character that an issue of these schemas is about; null for every other issue. */
export function unseenOf(issue: z.core.$ZodIssue): UnseenCharacter | null {
  return issue.code === 'custom' ? (unseenParams.safeParse(issue.params).data ?? null) : null;
}
