/**
 * The texts about what the bids of a tender say of its model and of other formulas, and what became of the MKI that was
 * offered.
 */
export const tenderAnalysis = {
  nothing: {
    sealed: 'The bids are still sealed. This appears once they are opened.',
    'model-open':
      'Fill in the maximum discount, the reference value and the target value of the MKI first; the reference value has to be above the target value.',
    'too-few-bids': 'Fewer than two bids take part.',
    tied: 'Nobody wins alone: the best bids share the first place, with the same price and the same MKI.',
  },
  leftOut: {
    title: 'Not taken into account:',
    'no-price': 'no bid price',
    'no-calculation': 'no calculation',
    withdrawn: 'withdrawn',
    invalid: 'invalid',
    incomplete: 'items are missing from the MKI',
    'set-aside': 'set aside for what it lacks',
    'other-reference': 'cannot be compared: the reference value is that of a baseline that is not active',
    'beyond-baseline': 'cannot be compared: the calculation declares what the baseline leaves empty',
    'not-whole': 'not complete: the calculation leaves out what the baseline declares',
    'other-set': 'the MKI is of another set than the baseline or another bid',
    'above-ceiling': 'set aside: the MKI is above the ceiling',
    'other-weights': 'the MKI was weighed with other factors than the baseline or another bid',
  },
  marked: 'Taken into account, but incomplete: some items leave indicators out of the MKI of {{names}}.',
  thresholds: {
    title: 'The model against the bids',
    lead: 'By how much one value of the model would have had to differ for somebody else to win. The other values, the bid prices, the MKI and the discounts on other criteria stay as they are. Worked out in whole euros, not estimated.',
    winner: 'By the model {{name}} wins, with a fictitious price of {{price}}.',
    chosen: '{{chosen}} was chosen as the winner. The table is about {{name}}, the winner by the model.',
    columns: {
      value: 'Value of the model',
      present: 'Now',
      nearest: 'Nearest value',
      difference: 'Difference',
      winner: 'Then wins',
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
    why: 'The fictitious price is a bidder’s own bid price, less the discount for its own MKI, less its own discount on other criteria. The discount for the MKI follows from that MKI and the model. Nothing of another bid is in that price. When a loser drops out, everybody else keeps their price, and the lowest price stays the lowest. Below, the ranking was made anew without one loser at a time.',
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
    lead: 'What each bid was given on each named criterion. A dash is not filled in and counts as 0.',
    sum: 'Together',
  },
  formulas: {
    title: 'Formulas side by side',
    lead: 'The same bids under three formulas. Under each the lowest amount wins, and of equal amounts the lowest MKI. Only the bounded discount is the formula of this project.',
    bidder: 'Bidder',
    factor: 'Weighting factor of the MKI',
    factorHint: 'The client chooses the factor; 2 is only an example.',
    factorWrong:
      'Fill in a number from 0 to 1000, with at most two decimals behind a point or a comma. The table still reckons with {{factor}}.',
    names: {
      'bounded-discount': 'Bounded discount',
      'weighted-mki': 'MKI × {{factor}} added to the price',
      'price-per-point': 'Price per point of quality',
    },
    meaning: {
      'bounded-discount':
        'the bid price, less the discount for the MKI between the target value and the reference value, less the discount on other criteria.',
      'weighted-mki':
        'the bid price, less the discount on other criteria, plus {{factor}} times the MKI. There are no boundaries: every euro of MKI counts. Rijkswaterstaat has awarded this way since 27 May 2024 (MKI-Waardering, MKI-W). A bid without an MKI has no outcome here.',
      'price-per-point':
        'the bid price divided by the points. Points are what was earned of the discounts, in percent of what could be earned. A bid without points has no outcome here.',
    },
    winner: {
      one: '{{names}} wins',
      tied: '{{names}} share the first place',
      none: 'No winner: no bid has an outcome here',
    },
    place: {
      winner: 'place 1, wins',
      alone: 'place {{rank}}',
      tied: 'shared place {{rank}}',
    },
    noOutcome: 'no outcome',
    changed: {
      title: 'Who change places',
      between: 'From {{first}} to {{second}}',
      pair: '{{ahead}} is first above {{others}}, then below',
      none: 'Nobody changes places.',
    },
    chart: {
      title: 'Ranking by formula',
      note: 'The shorter the bar the better: place 1 wins. Where a bar is missing, the formula says nothing of that bid.',
    },
  },
  claim: {
    title: 'Offered and realised MKI',
    lead: 'The MKI that the winner offered beside the MKI of the active as-built optimisation, with the discount that goes with each.',
    winner: 'Winner: {{name}}',
    columns: {
      what: 'What',
      offered: 'Offered',
      realised: 'Realised',
      difference: 'Difference',
    },
    rows: {
      mki: 'MKI',
      tendered: 'MKI at the work put out to tender',
      carriedOut: 'MKI at the work carried out',
      discount: 'Fictitious discount MKI',
    },
    promised: 'Promised at the work carried out: offered MKI × (as-built baseline ÷ design baseline)',
    answered:
      'This rests on what somebody answered about empty cells of {{calculations}}: what is not applicable counts as 0 there.',
    sets: { a1: 'Set A1', a2: 'Set A2' },
    rounded: '{{difference}}, rounded',
    missed: 'Missed advantage',
    nothingMissed: '{{missed}}: the realised MKI earns as much discount or more',
    factor: 'Factor',
    penalty: 'Indicative penalty',
    marked: 'Incomplete: some items leave indicators out of the offered or the realised MKI.',
    indicative:
      'The penalty is indicative: the factor times the discount that was granted and not earned. Whether there is a penalty and how high it is, is decided by the contract.',
    beside: {
      offered: 'Realised beside offered: {{size}}.',
      asBuilt: 'Realised beside the as-built baseline: {{size}}.',
    },
    reasons: {
      'no-winner': 'No winner was chosen yet.',
      sealed: 'The bid of the winner is still sealed.',
      'model-open':
        'Cannot be compared: the model has no maximum discount, or no reference value above the target value.',
      'not-offered': 'Cannot be compared: the winner handed in no calculation.',
      'not-realised': 'Cannot be compared: there is no active as-built optimisation yet.',
      'offered-incomplete': 'Cannot be compared: items are missing from the offered MKI.',
      'realised-incomplete': 'Cannot be compared: items are missing from the realised MKI.',
      'offered-set-aside': 'The bid of the winner was set aside for what it lacks and earned no discount.',
      'offered-other-reference':
        'Cannot be compared: the reference value is that of a baseline that is not active, so that the bid was not scored.',
      'offered-beyond-baseline':
        'Cannot be compared: the bid declares what the baseline leaves empty and was not scored.',
      'gaps-decided':
        'The bid of the winner lacked work that was decided about. What was offered is not the work that was carried out.',
      'offered-not-whole':
        'Cannot be compared: the bid is not complete beside the baseline and was not scored.',
      'other-work':
        'Cannot be compared: offered and realised are not the same work. One of the two leaves out modules, indicators or items that the other has, however little they weigh. If there was nothing of a module in the execution, state 0 there in the as-built calculations: empty means not declared.',
      'baseline-other-work':
        'The baselines are not the work that was offered and carried out: one of them lacks items, modules or indicators, or has items that were not carried out. What was promised for the work that was carried out can’t be told by them.',
      'baselines-unlike':
        'The as-built baseline is not about the same kind of work as the design baseline: one of the two leaves out modules or indicators that the other has, or items are gone for which nothing was offered, even if those were recorded as not applicable. What was promised for the work that was carried out can’t be told by them. If there was nothing of a module, state 0 there: empty means not declared.',
      'no-design-baseline':
        'Cannot be compared: there is an as-built baseline, but no active design baseline to restate the offer for the work carried out.',
      'baseline-incomplete': 'Cannot be compared: items are missing from one of the baselines.',
      'baseline-other-set': 'Cannot be compared: one of the baselines is of another set than the bid.',
      'baseline-other-weights':
        'Cannot be compared: one of the baselines was weighed with another version of the factors than the bid.',
      'baseline-not-positive': 'Cannot be compared: the MKI of one of the baselines is not above zero.',
      'offered-other-set':
        'Cannot be compared: the offered MKI is of another set than the baseline and was not scored.',
      'offered-other-weights':
        'Cannot be compared: the offered MKI was weighed with other factors than the baseline and was not scored.',
      'other-set': 'Cannot be compared: offered and realised are of different sets.',
      'offered-above-ceiling':
        'Cannot be compared: the offered MKI is above the ceiling and earned no discount.',
      'other-weights':
        'Cannot be compared: offered and realised were weighed with different versions of the factors.',
    },
  },
} as const;
