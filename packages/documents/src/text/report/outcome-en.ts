import type { OutcomeText } from './outcome-nl.ts';

/** The texts of the page with which a report begins, in English. */
export const outcomeEn: OutcomeText = {
  heading: 'Summary',
  about: (count, project, organisation) =>
    count === 1
      ? `The question is what ‘${project}’ of ${organisation} costs the environment. This report gives the answer of one calculation.`
      : `The question is what ‘${project}’ of ${organisation} costs the environment. This report gives the answer of ${count} calculations, and how they differ.`,
  table: 'The answer',
  columns: {
    variant: 'Variant',
    mki: 'MKI',
    mkiChange: 'Difference MKI',
    co2: 'CO2 (tonnes)',
    co2Change: 'Difference CO2',
  },
  baseline: 'The difference is with the baseline of the same phase: minus is less than that baseline.',
  notCompared: (variants, quantities) =>
    `No difference in ${quantities} for ${variants}: they cannot be compared as a whole. The chapter Comparison says why, and what can be said.`,
  otherWork: (variants, baseline, size) => `‡ ${variants} beside ${baseline}: not the same work; ${size}.`,
  otherWorkOf: (variants) =>
    `‡ Not the same work as the baseline: variant ${listed(variants)}. The chapter Comparison says in how many items they differ.`,
  lacking: (variants) =>
    `* Not every item declares this in variant ${listed(variants)}; a dash is a figure that is not there. The chapter Explanation says what is missing.`,
  more: (variants) =>
    `Also in this report: variant ${listed(variants)}, each with a chapter of its own; the chapter Comparison has the differences.`,
  list: (numbers) => `variant ${listed(numbers)}`,
  rests: 'What this rests on:',
  files: (files, items) =>
    files === 1
      ? `One file with ${items} items; its SHA-256 is in the appendix about the files.`
      : `${files} files with ${items} items together; the SHA-256 of each is in the appendix about the files.`,
  weights: (set, version, checked, count) =>
    `The weights of ${set}, version ${version}. ${checked === 0 ? `Of the ${count} that weigh, nobody recorded that any was checked against its source.` : `For ${checked} of the ${count} that weigh, somebody recorded that they were checked against their source.`}`,
  whole: (variants) => `Declared in full, for every quantity and in every module: ${variants}.`,
  restsNot: 'What makes the answer less certain:',
  notWhole: (variants) =>
    `Not declared in full: ${variants}. What is missing counts as 0; the chapter Explanation says what that is.`,
  bare: (variants) =>
    `In ${variants} the MKI of one or more items is given in the file as an amount on its own, without the environmental indicators it is derived from.`,
  answered: (variants) => `In ${variants} something counts as 0, because it was recorded as not applicable.`,
  unconfirmed: (variants) => `For ${variants}, weights count whose source has not been confirmed yet.`,
  sealed:
    'One or more of the chosen calculations belong to a bid that is still sealed. They are not in this report.',
  mixedSets:
    'The calculations in this report are not all in the same set. MKI and CO2 of different sets cannot be compared.',
  award: {
    table: 'The award',
    columns: {
      rank: 'Place',
      name: 'Bidder',
      mki: 'MKI that counts',
      price: 'Fictitious price',
      distance: 'Above the lowest',
    },
    won: (winner) => `The contract was awarded to ${winner}.`,
    notYet: 'No winner has been chosen yet.',
    lowest: 'Reason: the lowest fictitious price, shared with nobody.',
    reason: (reason) => `Not alone in first place. Reason given: ${reason}`,
    reasonUnknown: 'Not alone in first place; why this bidder was chosen is not recorded.',
    second: (second, distance) => `Second is ${second}, ${distance} higher in fictitious price.`,
    remarked: (names) =>
      `There is a remark about what counts for ${names}; it is in the chapter Tender and award.`,
    withoutPlace: (names) => `Without a place: ${names}. The chapter Tender and award says why.`,
    more: (count) => `${count} more with a place: see the chapter Tender and award.`,
    bidders: (count) => `${count} bidders`,
    and: (names) => new Intl.ListFormat('en-GB').format(names),
  },
};

function listed(numbers: readonly number[]): string {
  return new Intl.ListFormat('en-GB').format(numbers.map(String));
}
