/**
 * The texts about what the bids of a tender say of its model and of other formulas, and what became of the MKI that was
 * offered.
 */
export const tenderAnalysis = {
  nothing: {
    sealed: 'The bids are still sealed. This appears once they are opened.',
    'model-open':
      'Fill in the maximum discount, the reference value and the target value of the MKI first; the reference value has to be above the target value.',
    'too-few-bids': 'Fewer than two bids compete.',
    tied: 'Nobody wins alone: the best bids share first place, with the same price and the same MKI.',
  },
  leftOut: {
    title: 'Not taken into account:',
    'no-price': 'no bid price',
    'no-calculation': 'no calculation',
    withdrawn: 'withdrawn',
    invalid: 'invalid',
    incomplete: 'items are missing from the MKI',
    'set-aside': 'set aside because of what is missing',
    'other-reference': 'cannot be compared: the reference value comes from a baseline that is not active',
    'beyond-baseline': 'cannot be compared: the calculation declares what the baseline leaves empty',
    'not-whole': 'not complete: the calculation leaves out what the baseline declares',
    'other-set': 'the MKI is not in the same set as the baseline or another bid',
    'above-ceiling': 'set aside: the MKI is above the ceiling',
    'other-weights': 'the MKI was not calculated with the same weights as the baseline or another bid',
  },
  marked: 'Taken into account, but incomplete: some items leave indicators out of the MKI of {{names}}.',
  thresholds: {
    title: 'The model against the bids',
    lead: 'How much one value of the model would have had to differ for somebody else to win. The other values, the bid prices, the MKIs and the discounts on other criteria stay as they are. Calculated in whole euros, not estimated.',
    winner: 'By the model {{name}} wins, with a fictitious price of {{price}}.',
    chosen: '{{chosen}} was chosen as the winner. The table is about {{name}}, the winner by the model.',
    columns: {
      value: 'Value of the model',
      present: 'Now',
      nearest: 'Nearest value',
      difference: 'Difference',
      winner: 'Would then win',
    },
    rows: {
      'maximum-discount': {
        lower: 'Maximum discount, lower',
        higher: 'Maximum discount, higher',
      },
      'reference-value': { lower: 'Reference value, lower', higher: 'Reference value, higher' },
      'target-value': { lower: 'Target value, lower', higher: 'Target value, higher' },
    },
    none: 'no value',
    undecided: 'not established',
    notes: {
      none: 'No value: in that direction nobody else wins at any value. The maximum discount is at least €1,- and together with other criteria at most the size of the project; the target value stays below the reference value.',
      undecided: 'Not established: two bids are so close to each other that only rounding tells them apart.',
    },
  },
  without: {
    title: 'Leaving out a loser does not change the winner',
    why: 'The fictitious price is a bidder’s own bid price, less the discount for its own MKI, less its own discount on other criteria. The discount for the MKI follows from that MKI and the model. Nothing in that price depends on another bid. If a loser drops out, everybody else keeps their price, and the lowest price stays the lowest. Below, the ranking is redone leaving out one loser at a time.',
    all: 'all of them',
    one: 'without {{name}}',
    columns: {
      bidders: 'Bidders',
      winner: 'Winner',
      winnerPrice: 'Winner’s price',
      next: 'Next',
      nextPrice: 'Next price',
    },
  },
  criteria: {
    worked: '{{percentage}} of {{maximum}} = {{amount}}',
    noReason: 'No reason yet',
    title: 'Discounts on other criteria',
    lead: 'What each bid was given on each named criterion. A dash means not entered and counts as 0.',
    sum: 'Together',
  },
  formulas: {
    title: 'Formulas side by side',
    lead: 'The same bids under three formulas. Under each one the lowest amount wins and, if amounts are equal, the lowest MKI. Only the bounded discount is the formula of this project.',
    bidder: 'Bidder',
    factor: 'Factor for the MKI',
    factorHint: 'The client chooses the factor; 2 is only an example.',
    factorWrong:
      'Fill in a number from 0 to 1000, with at most two decimals after a point or comma. The table still uses {{factor}}.',
    names: {
      'bounded-discount': 'Bounded discount',
      'weighted-mki': 'MKI × {{factor}} added to the price',
      'price-per-point': 'Price per point of quality',
    },
    meaning: {
      'bounded-discount':
        'the bid price, less the discount for the MKI between the target value and the reference value, less the discount on other criteria.',
      'weighted-mki':
        'the bid price, less the discount on other criteria, plus {{factor}} times the MKI. There are no limits: every euro of MKI counts. Rijkswaterstaat has awarded this way since 27 May 2024 (MKI-Waardering, MKI-W). A bid without an MKI has no outcome here.',
      'price-per-point':
        'the bid price divided by the points. The points are the discounts earned, as a percentage of what could be earned. A bid without points has no outcome here.',
    },
    winner: {
      one: '{{names}} wins',
      tied: '{{names}} share first place',
      none: 'No winner: no bid has an outcome here',
    },
    place: {
      winner: 'place 1, wins',
      alone: 'place {{rank}}',
      tied: 'shared place {{rank}}',
    },
    noOutcome: 'no outcome',
    changed: {
      title: 'Who changes place',
      between: 'From {{first}} to {{second}}',
      pair: '{{ahead}} goes from above {{others}} to below',
      none: 'Nobody changes places.',
    },
    chart: {
      title: 'Ranking by formula',
      note: 'The shorter the bar, the better: place 1 wins. Where a bar is missing, the formula says nothing about that bid.',
    },
  },
  claim: {
    title: 'Offered and realised MKI',
    lead: 'The MKI that the winner offered compared with the MKI of the active as-built optimisation, with the discount that goes with each.',
    winner: 'Winner: {{name}}',
    columns: {
      what: 'What',
      offered: 'Offered',
      realised: 'Realised',
      difference: 'Difference',
    },
    rows: {
      mki: 'MKI',
      tendered: 'MKI for the work put out to tender',
      carriedOut: 'MKI for the work carried out',
      discount: 'Fictitious discount for the MKI',
    },
    promised: 'Promised for the work carried out: offered MKI × (as-built baseline ÷ design baseline)',
    answered:
      'This relies on what somebody answered about empty cells in {{calculations}}: what is not applicable counts as 0 there.',
    sets: { a1: 'Set A1', a2: 'Set A2' },
    rounded: '{{difference}}, before rounding',
    missed: 'Discount not earned',
    nothingMissed: '{{missed}}: the realised MKI earns as much discount or more',
    factor: 'Factor',
    penalty: 'Indicative penalty',
    marked: 'Incomplete: some items leave indicators out of the offered or the realised MKI.',
    indicative:
      'The penalty is indicative: the factor times the discount that was granted and not earned. The contract decides whether there is a penalty and how high it is.',
    beside: {
      offered: 'Realised compared with offered: {{size}}.',
      asBuilt: 'Realised compared with the as-built baseline: {{size}}.',
    },
    reasons: {
      'no-winner': 'No winner has been chosen yet.',
      sealed: 'The bid of the winner is still sealed.',
      'model-open':
        'Cannot be compared: the model has no maximum discount, or no reference value above the target value.',
      'not-offered': 'Cannot be compared: the winner submitted no calculation.',
      'not-realised': 'Cannot be compared: there is no active as-built optimisation yet.',
      'offered-incomplete': 'Cannot be compared: items are missing from the offered MKI.',
      'realised-incomplete': 'Cannot be compared: items are missing from the realised MKI.',
      'offered-set-aside':
        'The bid of the winner was set aside because of what is missing and earned no discount.',
      'offered-other-reference':
        'Cannot be compared: the reference value comes from a baseline that is not active, so the bid was not scored.',
      'offered-beyond-baseline':
        'Cannot be compared: the bid declares what the baseline leaves empty and was not scored.',
      'gaps-decided':
        'Work was missing from the bid of the winner, and a decision was made about it. What was offered is therefore not the work that was carried out.',
      'offered-not-whole':
        'Cannot be compared: the bid is not complete compared with the baseline and was not scored.',
      'other-work':
        'Cannot be compared: offered and realised are not the same work. One of the two leaves out modules, indicators or items that the other has, however little they weigh. If a module did not occur during construction, state 0 for it in the as-built calculations: empty means not declared.',
      'baseline-other-work':
        'The baselines are not the work that was offered and carried out: one of them lacks items, modules or indicators, or has items that were not carried out. They cannot show what was promised for the work that was carried out.',
      'baselines-unlike':
        'The as-built baseline is not about the same kind of work as the design baseline: one of the two leaves out modules or indicators that the other has, or items are gone for which nothing was offered, even if those were recorded as not applicable. They cannot show what was promised for the work that was carried out. If a module did not occur, state 0 for it: empty means not declared.',
      'no-design-baseline':
        'Cannot be compared: there is an as-built baseline, but no active design baseline to convert the offer to the work carried out.',
      'baseline-incomplete': 'Cannot be compared: items are missing from one of the baselines.',
      'baseline-other-set': 'Cannot be compared: one of the baselines is in a different set from the bid.',
      'baseline-other-weights':
        'Cannot be compared: one of the baselines was calculated with a different version of the weights from the bid.',
      'baseline-not-positive': 'Cannot be compared: the MKI of one of the baselines is not above zero.',
      'offered-other-set':
        'Cannot be compared: the offered MKI is in a different set from the baseline and was not scored.',
      'offered-other-weights':
        'Cannot be compared: the offered MKI was calculated with different weights from the baseline and was not scored.',
      'other-set': 'Cannot be compared: offered and realised are in different sets.',
      'offered-above-ceiling':
        'Cannot be compared: the offered MKI is above the ceiling and earned no discount.',
      'other-weights':
        'Cannot be compared: offered and realised were calculated with different versions of the weights.',
    },
  },
} as const;
