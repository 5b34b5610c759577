import { findUnseen, findUnseenInText, UNSEEN_KINDS, type UnseenCharacter } from '@milieuspoor/domain';
import { z } from 'zod';

/** A name on one line that can be read as it is; '' is left to the schema's own minimum. */
export function visibleName(maxLength: number) {
  return z.string().trim().max(maxLength).superRefine(without(findUnseen));
}

/** A text that may have several lines, in which nothing turns or controls what is read. */
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

/** What an issue of these schemas is about; null of every other issue. */
export function unseenOf(issue: z.core.$ZodIssue): UnseenCharacter | null {
  return issue.code === 'custom' ? (unseenParams.safeParse(issue.params).data ?? null) : null;
}
