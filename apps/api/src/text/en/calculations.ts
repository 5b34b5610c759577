import type { calculations as dutch } from '../nl/calculations.ts';

export const calculations: Readonly<Record<keyof typeof dutch, string>> = {
  'calculation-active': 'This calculation is active. Deactivate it first, then delete it.',
  'cannot-mark': 'This file cannot be opened, so nothing can be marked in it.',
  'restore-window-over': 'This calculation was deleted too long ago to be restored. Upload the file again.',
  'set-mismatch':
    'The values of this calculation are stated in {set}, but this project has active calculations in {otherSet}: {others}. Values of different sets are not compared. Use a calculation with {otherSet}, or first deactivate what is in {otherSet} (delete an as-built baseline).',
  'compare-no-shared-set':
    'These calculations have no set in common: {calculations}. Values of different sets are not compared. Choose calculations that are stated in the same set.',
  'compare-set-not-stated':
    'Not every chosen calculation is stated in {set}: {calculations}. Values of different sets are not compared.',
  'compare-in-sets': '‘{name}’ is in {sets}',
  'compare-against-another': 'Choose one of the calculations that you compare',
  'sets-mixed':
    'The active calculations of this project are not all in the same set. In {firstSet}: {first}. In {otherSet}: {others}. Values of different sets are not compared. First replace or deactivate what is not in the same set (delete an as-built baseline); have the project reopened for that if the phase is complete.',
  'file-damaged': 'The stored file is no longer the file that was uploaded',
  'revaluation-refused': 'The stored file can no longer be read; nothing was changed.',
  'revaluation-other': 'The result is now different from the one you saw. Compare again and then choose.',
  'revaluation-project-locked':
    'This project is locked. Confirm that you still want to revalue this calculation.',
  'revaluation-project-complete':
    'This project is complete. Confirm that you still want to revalue this calculation.',
  'revaluation-design-phase-complete':
    'The tender phase of this project is complete. Confirm that you still want to revalue this calculation.',
  'called-design-baseline': 'baseline ‘{name}’',
  'called-design-optimization': 'optimisation ‘{name}’',
  'called-as-built-baseline': 'as-built baseline ‘{name}’',
  'called-as-built-optimization': 'as-built optimisation ‘{name}’',
  'called-applicant': 'bid ‘{name}’',
  'one-file': 'Send one file at a time',
  'file-missing': 'Choose an Excel file (.xlsx, .xlsm or .xls)',
  'file-too-large': 'The file is larger than {megabytes} MB. Remove sheets and pictures that are not needed.',
  'other-file-missing': 'Choose a file',
  'other-file-too-large': 'The file is larger than {megabytes} MB. Choose a smaller file.',
  'file-too-complex': 'This file takes too much time or memory to read.',
  'file-too-complex-remedy':
    'If it has sheets other than Posten, Set A1 and Set A2, or rows below the calculation, remove them; otherwise split the calculation into parts.',
  'other-file-too-complex-remedy': 'Leave out what is not needed, or divide it.',
  'other-file-breaks-reader-remedy': 'Create it again in the program that it comes from, and try that.',
  'file-breaks-reader': 'The reading program crashed on this file, so nothing was stored.',
  'file-breaks-reader-remedy':
    'Open it in Excel and save it as a new .xlsx file, without sheets other than Posten, Set A1 and Set A2 if it has any, and try that.',
  'no-reader': 'Files cannot be read at the moment and nothing was stored. Try again in half a minute.',
  'upload-incomplete': 'The file did not arrive completely. Try again.',
  'check-gone': 'The check of this file is no longer kept, or is out of date. Send the file again.',
  'checks-fill-account':
    'You have had more files checked in the past hour than can be kept. Continue in {minutes} minutes; what you have already checked can be added now.',
  'checks-fill-all':
    'More files were checked in the past hour than can be kept. Continue in {minutes} minutes; what you have already checked can be added now.',
  'calculation-changed': 'Somebody else has changed this calculation in the meantime.',
  'report-choice-of-provider': 'Only staff choose which calculations are in the report.',
  'calculation-changed-by': '{person} has changed this calculation in the meantime.',
  'scope-file': 'this file',
  'scope-baseline': 'the baseline',
  'scope-optimization': 'the optimisation',
  'scope-post': '{count} item',
  'scope-posts': '{count} items',
  'scope-asks-in-set': '{set}: {question}',
  'scope-asks-module':
    'Module {modules}: {declaring} states it for {posts} where {asked} leaves it empty. Is there none, or was it not calculated?',
  'scope-asks-indicators':
    'In {modules}, {asked} leaves core indicators of {posts} empty that {declaring} states: are there none, or were they not calculated?',
  'scope-asks-bare':
    'In {modules}, {asked} states only an MKI for {posts}, while {declaring} states the indicators behind it: is nothing missing, or were they not calculated?',
  'scope-asks-posts':
    'Not in {asked}: {posts} that {declaring} has. Is that work no longer part of it, or was it not calculated?',
  'scope-told-module': 'Module {module}, empty for {posts}',
  'scope-told-indicators': 'Core indicators, empty for {posts}',
  'scope-told-bare': 'Only an MKI for {posts}',
  'scope-told-posts': '{posts} of the baseline, not in this calculation',
  'scope-answer-not-applicable': 'not applicable: counts as 0 ({person}, {day})',
  'scope-answer-not-calculated': 'not calculated ({person}, {day})',
  'scope-somebody': 'somebody',
  'scope-answer-unasked':
    "'{id}' is not a question about the scope of this file. Use the ids of the questions that the check of the file gives.",
  'scope-answer-unreadable': "There is no such answer to '{id}'. Choose from: {meanings}.",
  'scope-answer-beside-none':
    "Send 'scope:against' along with answers about the scope: the uuid of the calculation that the check of the file names.",
  'scope-answer-contradicted':
    'It cannot be that {modules} does not apply: in {set} this calculation does declare something there for {posts}. Complete it in the other set and upload the calculation again, or answer that it was not calculated.',
  'scope-answer-contradicted-co2':
    'It cannot be that the empty indicators do not apply: in {set} this calculation does declare CO2 there for {posts}. Complete it in the other set and upload the calculation again, or answer that it was not calculated.',
  'scope-question-other':
    'This question is no longer the one you saw: one of the two calculations has been changed or is no longer active. Look at it again.',
  'upload-place':
    'Name a project, or for the calculation of a bidder (calculation_type applicant) the bidder',
};
