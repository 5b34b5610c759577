import type { ReferenceSource } from '@milieuspoor/domain';
import type { EmviText } from './emvi-nl.ts';

type ReferenceFigures = Parameters<EmviText['boundaries']['reference']>[1];

const references: Readonly<Record<ReferenceSource, (figures: ReferenceFigures) => string>> = {
  baseline: ({ reference, baseline, set, version }) =>
    `The reference value of ${reference} is the MKI of the active baseline calculation ‘${baseline}’, rounded to whole euros. That calculation was made in ${set} and uses version ${version} of the weights.`,
  'by-hand': ({ reference }) => `The reference value of ${reference} was set by the client.`,
  'former-baseline': ({ reference, former }) =>
    former === null
      ? `The reference value of ${reference} comes from an earlier baseline calculation.`
      : `The reference value of ${reference} is the MKI of the baseline calculation ‘${former}’, rounded to whole euros. That calculation is no longer the active one.`,
};

/** The texts of the tender document in English. */
export const emviEn: EmviText = {
  title: 'Award criterion MKI',
  introduction: (project, organisation) =>
    `This document describes how the environmental cost of a bid counts in the award of ‘${project}’ by ${organisation}. Environmental cost is expressed as the environmental cost indicator (MKI), in euros: the lower the MKI, the smaller the burden on the environment. A lower MKI earns a fictitious discount. It counts when bids are compared and is not deducted from the price that is paid.`,
  edition: {
    conceptTitle: 'DRAFT Award criterion MKI',
    concept:
      'This is a draft: it has not been issued and may still change. No rights can be derived from it.',
    first: (number, at) => `This is number ${number} of the award criterion, issued on ${at}.`,
    later: (number, at, before) =>
      `This is number ${number} of the award criterion, issued on ${at}. It replaces number ${before}.`,
  },
  changes: {
    heading: (number) => `Changes since number ${number}`,
    lead: (number, at) => `This is different from number ${number}, which was issued on ${at}:`,
    rest: 'Anything not listed here is unchanged in the award model.',
    changed: (what, before, after) => `${what}: was ${before}, is now ${after}.`,
    another: (what, name) => `${what}: is now a different calculation, with the same name: ${name}.`,
    none: 'none',
    amounts: {
      scopeEur: 'Size of the project (estimated)',
      benefitEur: 'Total fictitious discount',
      mkiMaxDiscountEur: 'Maximum discount for the MKI',
      criteriaMaxDiscountEur: 'Maximum discount on other criteria together',
      upperEur: 'Reference value',
      lowerEur: 'Target value',
      ceilingEur: 'MKI ceiling',
    },
    penaltyFactor: 'Factor of the indicative penalty',
    contractType: 'Contract type',
    setByHand: 'The reference value is now set by the client.',
    followsBaseline: 'The reference value now comes from a baseline calculation.',
    reference: 'Calculation the reference value is taken from',
    baseline: 'Active baseline calculation',
    baselineIs: (name, set, version, mki) =>
      `‘${name}’ in ${set}, with version ${version} of the weights, MKI ${mki}`,
    askedModules: 'Modules required of each item, in addition to what the baseline declares',
    noModules: 'none',
    line: 'Course of the discount for the MKI',
    straight: 'a straight line between target value and reference value',
    step: (upto, discount) => `up to ${upto}: ${discount}`,
    criterionAdded: (name, maximum) => `New criterion ‘${name}’, with a maximum discount of ${maximum}.`,
    criterionRemoved: (name, maximum) =>
      `The criterion ‘${name}’, with a maximum discount of ${maximum}, was dropped.`,
    criterionName: (before, after) => `The criterion ‘${before}’ is now called ‘${after}’.`,
    criterionScale: (name) => `Scale of the criterion ‘${name}’`,
    inEuro: 'amounts in euros',
    onScale: (scale) => `Scale: ${scale}.`,
    criterionMaximum: (name) => `Maximum discount on the criterion ‘${name}’`,
    criteriaOrder: (names) => `The criteria are now in this order: ${names}.`,
  },
  note: {
    title: 'Note on changes in the award criterion MKI',
    introduction: (project, organisation) =>
      `This note belongs to the award criterion MKI of ‘${project}’ of ${organisation}.`,
    replaces: (number, at, before, beforeAt) =>
      `On ${at} number ${number} of the award criterion was issued. It replaces number ${before} of ${beforeAt}.`,
  },
  project: {
    heading: 'The project',
    name: 'Project',
    organisation: 'Client',
    location: 'Location',
    sector: 'Sector',
    projectType: 'Project type',
    contractType: 'Contract type',
    madeOn: 'Drawn up on',
    provider: 'Questions about Milieuspoor',
    empty: 'Not stated',
  },
  model: {
    heading: 'The award model',
    scope: 'Size of the project (estimated)',
    benefit: 'Total fictitious discount',
    ofScope: (amount, share) => `${amount} (${share} of the size)`,
    distribution: 'Table 1. Distribution of the fictitious discount',
    columns: {
      criterion: 'Criterion',
      maximum: 'Maximum discount',
      share: 'Share',
      target: 'Target value',
      reference: 'Reference value',
    },
    criteria: { mki: 'MKI', other: 'Other criteria together' },
    total: 'Total',
    rounded: 'Each share is rounded to two decimals; unrounded they come to 100%.',
    noOther: 'No fictitious discount can be earned on criteria other than the MKI.',
  },
  boundaries: {
    heading: 'Reference value and target value',
    reference: (source, figures) => references[source](figures),
    compared: (baseline, mki, set, version) =>
      `The MKI of the active baseline calculation ‘${baseline}’ is ${mki}, in ${set} and with version ${version} of the weights.`,
    target: (target, share) => `The target value is ${target}, which is ${share} of the reference value.`,
    meaning: (target, reference, maximum) => [
      `An MKI of ${reference} or more earns no fictitious discount.`,
      `An MKI of ${target} or less earns the maximum fictitious discount: ${maximum}.`,
      'In between, the discount rises evenly as the MKI falls.',
    ],
    meaningOfSteps: (target, reference, maximum) => [
      `An MKI above ${reference} earns no fictitious discount.`,
      `An MKI of ${target} or less earns the maximum fictitious discount: ${maximum}.`,
      'In between, steps decide the discount.',
    ],
    ceiling: (ceiling) =>
      `The MKI ceiling is ${ceiling}. A bid with a higher MKI is set aside: no discount, no fictitious price and no place in the ranking. A bid with an MKI of exactly ${ceiling} competes. Fifteen digits of the MKI are compared, without rounding to euros or cents.`,
  },
  discount: {
    heading: 'The fictitious discount for the MKI',
    lead: 'Between the target value and the reference value the fictitious discount for the MKI is:',
    words: {
      discount: 'discount',
      maximum: 'maximum discount',
      over: 'reference value − MKI of the bid',
      under: 'reference value − target value',
    },
    filledIn: 'With the values of this project, in euros:',
    bidMki: 'MKI of the bid',
    stimulation: (stimulation) =>
      `Between these boundaries, each euro of lower MKI earns ${stimulation} euros of fictitious discount.`,
    example: (mki) => `Example: a bid with an MKI of ${mki} gets, in euros:`,
    rounded: (discount) => `, rounded ${discount}`,
    rounding:
      'The discount is rounded once, to whole euros, with half a euro rounded up. The MKI itself is not rounded to euros or cents for this: fifteen digits of it count.',
    table: 'Table 2. Fictitious discount at several values of the MKI',
    columns: { mki: 'MKI of the bid', discount: 'Fictitious discount', note: 'Note' },
    notes: {
      below: 'below the target value',
      target: 'target value',
      reference: 'reference value',
      above: 'above the reference value',
    },
    aboveCeiling: (ceiling) =>
      `A dash: the MKI is above the MKI ceiling of ${ceiling}. The bid is set aside and has no discount.`,
    chart: 'Figure 1. Fictitious discount by MKI',
    axes: { mki: 'MKI of the bid (€)', discount: 'Fictitious discount (€)' },
    chartText: (target, reference, maximum) =>
      `Line of the fictitious discount: up to an MKI of ${target} the discount is ${maximum}, then it falls evenly to zero at an MKI of ${reference}. The figures are in table 2.`,
    steps: {
      lead: 'The fictitious discount for the MKI follows from steps. A bid gets the discount of the first step that its MKI does not exceed; above the last step the discount is 0.',
      table: 'Table 2. Steps of the fictitious discount',
      columns: { upto: 'MKI up to and including', discount: 'Fictitious discount' },
      above: (reference) => `higher than ${reference}`,
      noSlope:
        'Steps have no fixed discount per euro of MKI: within a step, a lower MKI earns nothing extra.',
      example: (mki, discount) =>
        `Example: a bid with an MKI of ${mki} gets a fictitious discount of ${discount}.`,
      exact:
        'For the steps the MKI is not rounded to euros or cents: fifteen digits of it are compared. An MKI equal to that of a step belongs to that step.',
      worked: 'Fictitious discount at each step and just above it',
      chartText: (first, most, last) =>
        `Stairs of the fictitious discount: up to and including an MKI of ${first} the discount is ${most}, then it falls at each step, and above an MKI of ${last} it is zero. The figures are in table 2.`,
    },
  },
  scales: {
    heading: 'The discount on other criteria',
    lead: 'On criteria with a scale a bid is given a level. The discount is the percentage of the level times the maximum discount of the criterion, rounded once to whole euros, with half a euro rounded up.',
    inEuro: (names) =>
      `Without a scale, and so with an amount in whole euros from 0 up to and including the maximum discount: ${names.join('; ')}. This document does not say how the client sets that amount: the client describes that in the other tender documents, under the same ${names.length === 1 ? 'name' : 'names'}.`,
    asOne: (maximum) =>
      `On the other criteria together a bid gets an amount in whole euros, from 0 up to and including ${maximum}. This document does not say which criteria these are or how the client sets the amount: the client describes that in the other tender documents.`,
    table: (name, maximum) => `Scale of ${name}, maximum discount ${maximum}`,
    columns: { level: 'Level', percentage: 'Percentage', discount: 'Fictitious discount' },
  },
  price: {
    heading: 'The fictitious price and the ranking',
    lead: 'Bids are compared by their fictitious price:',
    words: {
      withOther: 'fictitious price = bid price − discount for the MKI − discount on other criteria',
      mkiOnly: 'fictitious price = bid price − discount for the MKI',
    },
    example: (quote, mki, other) =>
      other === null
        ? `Example: with a bid price of ${quote} and an MKI of ${mki} the fictitious price is, in euros:`
        : `Example: with a bid price of ${quote}, an MKI of ${mki} and a discount on other criteria of ${other} the fictitious price is, in euros:`,
    sumOfCriteria: (names) =>
      `The discount on other criteria is the sum of what the bid is given on: ${names.join('; ')}. A criterion that was not entered counts as 0.`,
    invented: 'The amounts in this example were chosen to show the calculation.',
    rules: [
      'The bid with the lowest fictitious price ranks first.',
      'The contractor is paid the bid price; the fictitious discount is not deducted from it.',
      'If fictitious prices are equal, the lowest MKI ranks first, compared to the cent.',
      'If the MKI is also equal to the cent, the bids share their place and the calculation names no winner. The tender documents state how the decision is then made.',
    ],
  },
  handIn: {
    heading: 'What a bidder submits',
    lead: 'With the bid, a bidder submits:',
    quote: 'the bid price in whole euros;',
    file: (extensions, megabytes) =>
      `a calculation of the work offered, as an Excel file (${extensions}, ${megabytes} MB at most) in the layout of Milieuspoor’s template, with all items on the sheet Posten;`,
    profiles: (set, standard) => `the environmental profile of each item on the sheet ${set} (${standard}).`,
    anyProfiles: 'the environmental profile of each item, for all items in the same set.',
    weighing: (set, version) =>
      `The profiles are valued with version ${version} of the weights of ${set}, which are in the appendix. Bids are compared with one another and with the reference value only if set and version are the same.`,
    notScoredLead: 'How a calculation counts if it is not complete or cannot be compared:',
    notScored: [
      'A bid without a calculation has a fictitious discount for the MKI of 0 euros and does not compete: it has no place in the ranking.',
      'A bid that is withdrawn, or that the client declares invalid, does not compete. The award record gives the reason.',
      'A calculation that has items without an environmental profile, was made in a different set or with a different version of the weights is not scored: the bid has no discount, no fictitious price and no place in the ranking, and the reason is given.',
      'A calculation is not complete if it lacks items of the baseline, if it leaves empty a life-cycle module or environmental indicator of an item that the baseline declares for that item, or if it states an MKI there without the indicators behind it. Until the client has made a decision about each missing part, such a bid is not scored: no discount, no fictitious price and no place in the ranking, and the bidder is told what is missing. A module in which nothing happens is therefore declared as 0 and not left empty. What is empty counts as 0 only after the client has recorded that it does not apply, or has decided that it counts as 0.',
      'An item without an environmental indicator that the baseline does not declare either counts with what is declared. The outcome says so.',
    ],
  },
  whole: {
    heading: 'What a calculation has to declare',
    lead: (baseline) =>
      `For each item a bid declares at least what the baseline ‘${baseline}’ declares for that item: the same life-cycle modules, with the same core indicators. The table shows how many items of the baseline declare a module, and whether the client also requires it of each item of the bid.`,
    withoutBaseline:
      'There is no active baseline yet. For each item a bid declares at least what the baseline will declare for that item. The table shows which life-cycle modules the client also requires of each item.',
    table: 'Life-cycle modules that a bid declares',
    columns: {
      module: 'Module',
      posts: 'Items of the baseline that declare it',
      each: 'Required of each item',
    },
    none: 'not known yet',
    yes: 'yes',
    no: 'no',
    gapsLead: 'What happens if something is missing, or if the baseline leaves something empty:',
    gaps: [
      'If a bid declares a module or core indicator that the baseline leaves empty for that item, and it amounts to 1% or more of its MKI or CO2, the bid is not scored until the client has recorded what the empty cells of the baseline mean: without that, its MKI cannot be compared with the reference value. If it amounts to less, it counts and the award record says so.',
      'An MKI stated without the indicators behind it is not accepted where the baseline declares indicators.',
      'If items, modules or core indicators are missing, or an MKI is stated without indicators, the bid is not scored until the client has recorded a decision about each part, with a reason.',
      'Such a decision is one of three: what is missing counts as 0; it is filled in with the value the baseline has for that item and module; or the bid is set aside.',
      'Filling in is done per item and module, with the amount and sign of the baseline. Where indicators are missing or an MKI is stated without indicators, the baseline’s value replaces what was declared; if what was declared is higher, that stands. Where the baseline has no value for an item, nothing is filled in.',
      'A bid that has been filled in is scored on the declared MKI plus what was filled in. For each bid the award record says what was missing, what was decided, by whom and why, and states both amounts.',
    ],
  },
  claim: {
    heading: 'If the realised MKI is higher than the offered one',
    kept: 'After the award, the MKI that the winner offered is kept alongside the MKI of the work as built.',
    follows:
      'What the winner promises is the reduction. If the quantities of the work carried out differ from those of the tender, the promise follows the work carried out:',
    promised: 'promised MKI = offered MKI ×',
    designBaseline: 'MKI design baseline',
    asBuiltBaseline: 'MKI as-built baseline',
    lead: 'The realised MKI is converted to the work of the tender and then compared with the reference value and the target value:',
    atTender: 'realised MKI for the work put out to tender = realised MKI ×',
    penalty: 'If that earns less fictitious discount than the offered MKI, the indicative penalty is:',
    formula: (factor) =>
      `${factor} × (discount offered MKI − discount realised MKI for the work put out to tender)`,
    indicative:
      'Without an as-built baseline the promised MKI is the offered one, and the realised MKI counts as it is. If the realised MKI earns as much discount or more, the penalty is 0. The contract decides whether and how the penalty applies. It can only be calculated if all calculations are complete, in the same set and with the same version of the weights. The bid and the work as built must cover the same work, and so must both baselines: neither leaves out modules or indicators that the other has, and no item has disappeared for which the winner had offered nothing. Quantities may differ.',
  },
  openPoints: {
    heading: 'Open points about these figures',
    none: 'When this document was drawn up, there were no open points about these figures.',
    lead: 'Check these points before this document becomes part of the tender documents.',
    noBaseline:
      'The project has no active baseline calculation. The set and the version of the weights for the bids are therefore not fixed.',
    formerBaseline: (reference, mki) =>
      `The reference value is ${reference}, but the MKI of the active baseline calculation is now ${mki}.`,
    formerBaselineGone: 'The baseline calculation the reference value comes from is no longer active.',
    unconfirmed: (set, version, codes) =>
      `Not all weights of ${set}, version ${version}, have a source that was confirmed. Not yet confirmed: ${codes}. They may have been used for the reference value and the MKI of the bids.`,
    undeclared: (count, items) =>
      `Items without an environmental profile in the baseline calculation: ${count} of ${items}. The MKI of the baseline is therefore too low.`,
    incomplete: (count, items) =>
      `Items in the baseline calculation that lack one or more environmental indicators: ${count} of ${items}. The MKI of the baseline may therefore be too low.`,
    otherWeights: (version, current) =>
      `The baseline calculation was valued with version ${version} of the weights; version ${current} is now valid. Bids uploaded now can therefore not be compared with the baseline. Have the baseline revalued first.`,
  },
  weights: {
    heading: (set, version) => `Appendix: weights of ${set}, version ${version}`,
    lead: 'The MKI is the sum of all declared amounts, each multiplied by the weight of its environmental indicator. An indicator with weight 0 is part of another one and is not counted again.',
    table: 'Table 3. Weights',
    source: (number, source) => `Source ${number}: ${source}`,
    columns: {
      code: 'Indicator',
      unit: 'Unit',
      value: 'Euros per unit',
      source: 'Source',
      confirmed: 'Checked',
    },
    confirmed: {
      yes: 'yes',
      no: 'no',
      weighsNothing: 'weighs nothing',
      sourceOnly: 'source stated, not checked',
    },
  },
};
