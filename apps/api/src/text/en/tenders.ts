import type { tenders as dutch } from '../nl/tenders.ts';

export const tenders: Readonly<Record<keyof typeof dutch, string>> = {
  'bidder-restore-window-over':
    'This bidder was deleted more than 24 hours ago and does not come back. Enter the bid again.',
  'award-model-complete':
    'The award criterion is complete. Choose ‘Change criterion MKI’ first to change it.',
  'no-award-model': 'This project has no award criterion',
  'follows-from-steps': 'This follows from the steps and cannot be changed apart from them',
  'criteria-max-is-sum': 'This is the sum of the named criteria and cannot be changed by itself',
  'criterion-gone': 'This criterion no longer exists, or is given twice',
  'criterion-unknown': 'The project has no criterion ‘{name}’, or it is given twice',
  'criterion-other-maximum': 'The maximum discount on this criterion has been changed meanwhile',
  'criterion-no-level': 'Choose a level of the scale: {levels}',
  'criterion-value-follows': 'This discount follows from the level and cannot be changed by itself',
  'criterion-reason-without-level': 'Choose a level first, and give the reason with it',
  'criterion-without-scale': 'This criterion has no scale: enter an amount, without a level and a reason',
  'criteria-discount-is-sum':
    'This is the sum of the discounts per criterion and cannot be changed by itself',
  'applicant-without-type': 'A bidder belongs to calculations of the type applicant',
  'applicant-name-taken': 'Another bidder has this name already',
  'applicant-changed': 'Somebody else has changed this bidder meanwhile.',
  'applicant-changed-by': '{person} has changed this bidder meanwhile.',
  'bid-sealed': 'This bid is sealed: until the bids are opened only who entered it can see and change it.',
  'seal-after-bids':
    'Whether bids are sealed can no longer be changed: a bid was entered. To seal it now would say that nobody saw it; to take the seal away would show it.',
  'bids-not-sealed': 'The bids of this project are not sealed: they can be seen and need not be opened.',
  'correction-not-needed':
    'The bids of this project are not sealed and so do not lie fixed. No correction is needed: change what is not right.',
  'bids-sealed': 'Open the bids first',
  'bids-open': 'The bids are open already',
  'fixed-by-opening':
    'The bids were opened on {since} and lie fixed. Begin a correction first, with its reason.',
  'target-above-baseline':
    'The reference value would follow the baseline to {reference}, and your own target value of {target} lies above that. Lower the target value first, or fill in the reference value yourself.',
  'shown-overtaken': 'What you confirmed has changed meanwhile. Nothing was fixed: look at it again.',
  'winner-chosen-meanwhile':
    'Somebody else has made {name} the winner meanwhile. Nothing was changed: choose again if you want another winner.',
  'winner-taken-back-meanwhile':
    'Somebody else has taken back the choice of the winner meanwhile. Nothing was changed: choose again if you want a winner.',
  'correction-begun': '{person} has begun a correction already',
  'no-correction': 'No correction is running',
  'correction-model-open':
    'The EMVI model is being edited again. Complete it in its tab, and end the correction after that.',
  'opening-asked':
    '{name} asked on {at} to open the bids, and waits for the witness. Only {name} can take that back.',
  'no-opening-asked': 'Nobody asks to open these bids now: the request was taken back or declined.',
  'opening-for-other': 'Only {name}, who was asked as the witness, can confirm or decline the opening.',
  'opening-for-provider': 'The opening of these bids is confirmed by a member of the provider’s staff.',
  'opening-has-other-member':
    'The organisation has a second member by now. Have the opening asked again, with that member as the witness.',
  'opening-asker-gone':
    '{name}, who asked for the opening, no longer works in this organisation. Nothing was opened: have another member ask for it.',
  'opening-overtaken':
    'The model or a bidder changed since {name} asked for the opening. Nothing was opened: have {name} ask for it again.',
  'opening-withdrawn-by-asker': 'Only {name}, who asked for the opening, can take that back.',
  'witness-there-is': 'Choose another member of the organisation as the witness',
  'mail-opening-asked-subject': 'Opening of the bids for {project}',
  'mail-opening-asked': '{name} asks you to be the witness when the bids for project {project} are opened.',
  'mail-opening-asked-of-provider':
    '{name} has no second member in the organisation, and asks for one of our people as the witness when the bids for project {project} are opened.',
  'mail-opening-asked-how':
    'Log in with your own account, check the details, and confirm the opening or decline it. Only once you confirm it are prices and calculations seen; that cannot be undone.',
  'mail-opening-declined-subject': 'Bids for {project} not opened',
  'mail-opening-declined':
    '{name} did not confirm the opening of the bids for project {project}. They stay sealed. Ask for the opening again if it is meant.',
  'mail-opening-lapsed':
    'The request to open the bids for project {project} has lapsed: one of the two people whom it takes can no longer do so. The bids stay sealed. Ask for the opening again if that is what you want.',
  'mail-opening-link': 'To the bids',
  'witness-not-other-member': 'Choose another active member of the organisation as the second person',
  'winner-without-calculation': 'Upload the calculation of this bidder first',
  'winner-not-whole':
    'This bid is not complete and therefore cannot be the winner: {shortfall}. Upload a complete calculation of this bidder, or record at the calculation what does not apply.',
  'winner-set-aside':
    'This bid was set aside for what it lacks, and can’t be the winner. First take another decision about what is lacking.',
  'gaps-winner-chosen':
    'A winner was chosen already. First take that choice back: what a bid lacks is decided about before the award.',
  'scope-answer-winner-chosen':
    'A winner was chosen already. First take that choice back: what the empty cells of a bid or of the baseline mean is said before the award.',
  'asked-modules-empty':
    'The award model asks modules of each item that the active baseline leaves empty: {modules}, with in brackets at how many items. A bid that declares them could be compared with nothing. Fill them in in the baseline, say of the baseline what the empty cells mean, or do not ask them.',
  'gaps-unknown':
    'There is nothing to decide yet: the bid has no calculation, or was not compared with an active baseline of the same set.',
  'gap-not-there': 'This bid does not lack this, or it is listed twice. Look again at what is lacking.',
  'gap-without-value':
    'The baseline has no value here to fill it with. Choose whether it counts as 0, or set the bid aside.',
  'gap-reason-needed': 'Fill in the reason of this decision, in at least {min} characters',
  'winner-other-reference':
    'The reference value is that of a baseline that is not active, so no bid can be compared with it. Make that baseline active again, or open the award model again.',
  'winner-beyond-baseline':
    'This bid declares what the baseline leaves empty, so it cannot be compared with the reference value. First say what that means in the baseline.',
  'winner-above-ceiling':
    'The MKI of this bid is above the ceiling. It is set aside and cannot be the winner.',
  'winner-withdrawn': 'This bid was withdrawn and can’t win.',
  'winner-invalid': 'This bid is invalid and can’t win.',
  'winner-set-apart':
    'This bidder was chosen as the winner. Choose another one first, or take the choice back.',
  'ruling-reason-needed': 'Give the reason, in at least {min} characters.',
  'winner-reason-needed':
    'This bidder is not alone in first place. Fill in the reason of the choice, in at least {min} characters.',
  'bidder-has-calculation': 'This bidder has another calculation by now. Delete that one first.',
  'opening-needs-model': 'Complete the award model first, and open the bids after that.',
  'reset-of-sealed':
    'This can take away discounts of bids that somebody else entered and that are still sealed. Nothing was changed: open the bids first, or ask whoever entered them to change them.',
};
