import type { tenders as dutch } from '../nl/tenders.ts';

export const tenders: Readonly<Record<keyof typeof dutch, string>> = {
  'bidder-restore-window-over':
    'This bidder was deleted more than 24 hours ago and does not come back. Enter the bid again.',
  'award-model-complete':
    'The award criterion is complete. Choose ‘Change criterion MKI’ first to change it.',
  'demand-changed': 'The proposal has changed in the meantime. Look at it again.',
  'demand-with-steps': 'The discount of this project is in steps. They set the target value.',
  'no-award-model': 'This project has no award criterion',
  'follows-from-steps': 'This follows from the steps and cannot be changed separately',
  'criteria-max-is-sum': 'This is the sum of the named criteria and cannot be changed separately',
  'criterion-gone': 'This criterion no longer exists, or is given twice',
  'criterion-unknown': 'The project has no criterion ‘{name}’, or it is given twice',
  'criterion-other-maximum': 'The maximum discount on this criterion has been changed in the meantime',
  'criterion-no-level': 'Choose a level of the scale: {levels}',
  'criterion-value-follows': 'This discount follows from the level and cannot be changed separately',
  'criterion-reason-without-level': 'Choose a level first, and give the reason with it',
  'criterion-without-scale': 'This criterion has no scale: enter an amount, without a level and a reason',
  'criteria-discount-is-sum':
    'This is the sum of the discounts per criterion and cannot be changed separately',
  'applicant-without-type': 'A bidder belongs to calculations of the type applicant',
  'applicant-name-taken': 'Another bidder already has this name',
  'applicant-changed': 'Somebody else has changed this bidder in the meantime.',
  'applicant-changed-by': '{person} has changed this bidder in the meantime.',
  'bid-sealed':
    'This bid is sealed: until the bids are opened, only the person who entered it can see and change it.',
  'seal-after-bids':
    'Whether bids are sealed can no longer be changed: a bid has been entered. Sealing it now would wrongly say that nobody has seen it; removing the seal would show it.',
  'bids-not-sealed':
    'The bids of this project are not sealed. Everybody can already see them; they do not have to be opened.',
  'correction-not-needed':
    'The bids of this project are not sealed, so they can still be changed. No correction is needed: change what is wrong.',
  'bids-sealed': 'Open the bids first',
  'bids-open': 'The bids have already been opened',
  'fixed-by-opening':
    'The bids were opened on {since} and can no longer be changed. Start a correction first, giving the reason.',
  'target-above-baseline':
    'The reference value would follow the baseline to {reference}, and your own target value of {target} is above that. Lower the target value first, or enter the reference value yourself.',
  'shown-overtaken':
    'What you confirmed has changed in the meantime. Nothing has been stored: look at it again.',
  'winner-chosen-meanwhile':
    'Somebody else has chosen {name} as the winner in the meantime. Nothing was changed: choose again if you want another winner.',
  'winner-taken-back-meanwhile':
    'Somebody else has undone the choice of the winner in the meantime. Nothing was changed: choose again if you want a winner.',
  'correction-begun': '{person} has already started a correction',
  'no-correction': 'No correction is in progress',
  'correction-model-open':
    'The award model is being edited again. Complete it in the Award criterion tab and then end the correction.',
  'opening-asked':
    '{name} asked on {at} to open the bids, and is waiting for the witness. Only {name} can withdraw that.',
  'no-opening-asked':
    'Nobody is asking to open these bids at the moment: the request was withdrawn or declined.',
  'opening-for-other': 'Only {name}, who was asked as the witness, can confirm or decline the opening.',
  'opening-for-provider': 'The opening of these bids is confirmed by Milieuspoor staff.',
  'opening-has-other-member':
    'The organisation now has a second member. Have the opening requested again, with that member as the witness.',
  'opening-asker-gone':
    '{name}, who asked for the opening, no longer works in this organisation. Nothing was opened: have another member ask for it.',
  'opening-overtaken':
    'The model or a bidder changed since {name} asked for the opening. Nothing was opened: have {name} ask for it again.',
  'opening-withdrawn-by-asker': 'Only {name}, who asked for the opening, can withdraw that.',
  'witness-there-is': 'Choose another member of the organisation as the witness',
  'mail-opening-asked-subject': 'Opening of the bids for {project}',
  'mail-opening-asked': '{name} asks you to be the witness when the bids for project {project} are opened.',
  'mail-opening-asked-of-provider':
    'The organisation of {name} has no second member. {name} therefore asks Milieuspoor staff to be the witness when the bids for project {project} are opened.',
  'mail-opening-asked-how':
    'Log in with your own account, check the details, and confirm the opening or decline it. Prices and calculations become visible only once you confirm it; that cannot be undone.',
  'mail-opening-declined-subject': 'Bids for {project} not opened',
  'mail-opening-declined':
    '{name} did not confirm the opening of the bids for project {project}. They stay sealed. Ask for the opening again if that is what you want.',
  'mail-opening-lapsed':
    'The request to open the bids for project {project} has lapsed: one of the two people it requires can no longer take part. The bids stay sealed. Ask for the opening again if that is what you want.',
  'mail-opening-link': 'To the bids',
  'witness-not-other-member': 'Choose another active member of the organisation as the second person',
  'winner-without-calculation': 'Upload the calculation of this bidder first',
  'winner-not-whole':
    'This bid is not complete and therefore cannot be the winner: {shortfall}. Upload a complete calculation of this bidder, or record with the calculation what does not apply.',
  'winner-set-aside':
    'This bid was set aside because of what is missing and cannot win. First make a different decision about what is missing.',
  'gaps-winner-chosen':
    'A winner has already been chosen. Undo that choice first: what is missing from a bid is decided before the award.',
  'scope-answer-winner-chosen':
    'A winner has already been chosen. Undo that choice first: what empty cells of a bid or of the baseline mean is recorded before the award.',
  'asked-modules-empty':
    'The award model requires modules of each item that the active baseline leaves empty: {modules}, with the number of items in brackets. A bid that declares them would then have nothing to be compared with. Enter them in the baseline, record with the baseline what the empty cells mean, or do not require them.',
  'gaps-unknown':
    'There is nothing to decide yet: the bid has no calculation, or has not been compared with an active baseline in the same set.',
  'gap-not-there': 'This is not missing from the bid, or it is listed twice. Look again at what is missing.',
  'gap-without-value':
    'The baseline has no value here to fill it with. Choose whether it counts as 0, or set the bid aside.',
  'gap-reason-needed': 'Enter the reason for this decision, in at least {min} characters',
  'winner-other-reference':
    'The reference value comes from a baseline that is not active, so no bid can be compared with it. Make that baseline active again, or reopen the award model.',
  'winner-beyond-baseline':
    'This bid declares what the baseline leaves empty, so it cannot be compared with the reference value. First record with the baseline what that means.',
  'winner-above-ceiling': 'The MKI of this bid is above the ceiling. It has been set aside and cannot win.',
  'winner-withdrawn': 'This bid was withdrawn and cannot win.',
  'winner-invalid': 'This bid is invalid and cannot win.',
  'winner-set-apart': 'This bidder was chosen as the winner. Choose another one first, or undo the choice.',
  'ruling-reason-needed': 'Give the reason, in at least {min} characters.',
  'winner-reason-needed':
    'This bidder is not alone in first place. Enter the reason for the choice, in at least {min} characters.',
  'bidder-has-calculation': 'This bidder now has another calculation. Delete that one first.',
  'opening-needs-model': 'Complete the award model first and then open the bids.',
  'reset-of-sealed':
    'This can remove discounts of bids that somebody else entered and that are still sealed. Nothing was changed: open the bids first, or ask whoever entered them to change them.',
};
