import type { HouseStyleChanges } from '@milieuspoor/contract';
import { contrastOnPaper, formatNumber, isLegibleOnPaper, TEXT_CONTRAST_MIN } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { isStale } from '../projects/seen-version.ts';
import { changeStyle } from './change-style.ts';
import type { HouseStyleRow, StyleFields } from './house-style.queries.ts';
import { type OwnedStyle, toHouseStyle } from './to-house-style.ts';

/**
 * Changes colours and standard texts; `seen` is the version on which the change is based, null when the caller does not
 * state it.
 */
export async function changeStyleFields(
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  {
    organisationId,
    input,
    seen,
  }: {
    readonly organisationId: string;
    readonly input: HouseStyleChanges;
    readonly seen: string | null;
  },
): Promise<Outcome<OwnedStyle>> {
  return changeStyle(dependencies, caller, organisationId, (stored) => {
    if (seen !== null && isStale(stored.row, seen))
      return refused({
        kind: 'stale',
        message: message('house-style-changed'),
        current: toHouseStyle(stored),
      });
    const fields = fieldsAfter(stored.row, input);
    return refuseColours(fields) ?? done(fields);
  });
}

function fieldsAfter(before: HouseStyleRow, input: HouseStyleChanges): StyleFields {
  return {
    accentColour: input.accent_color === undefined ? before.accentColour : input.accent_color,
    groundColour: input.ground_color === undefined ? before.groundColour : input.ground_color,
    closingNl: input.closing_nl ?? before.closingNl,
    closingEn: input.closing_en ?? before.closingEn,
    contactNl: input.contact_nl ?? before.contactNl,
    contactEn: input.contact_en ?? before.contactEn,
  };
}

function refuseColours({ accentColour, groundColour }: StyleFields): ReturnType<typeof refused> | null {
  if ((accentColour === null) !== (groundColour === null))
    return invalidField(accentColour === null ? 'accent_color' : 'ground_color', message('both-colours'));
  if (accentColour === null || isLegibleOnPaper(accentColour)) return null;
  return invalidField(
    'accent_color',
    message('colour-too-light', {
      contrast: formatNumber(contrastOnPaper(accentColour), 1),
      min: formatNumber(TEXT_CONTRAST_MIN, 1),
    }),
  );
}
