export const scopeQuestions = {
  title: 'Questions about the scope',
  against: 'Compared with {{name}}.',
  why: 'If one calculation declares what the other leaves empty, the difference between the two is unknown until somebody says what the empty cells mean. Without an answer they count as not calculated.',
  whyPosts:
    'Without an answer, items that are not there count as a change of the design, and the two are compared. If somebody says that they were not calculated, the whole is not compared.',
  whyPostsOfBid: 'A bid has to have the items of the baseline: without an answer it is not scored.',
  differs: 'The scope differs: {{changes}}.',
  changes: {
    missing_one: '{{count, number}} item fewer',
    missing_other: '{{count, number}} items fewer',
    added_one: '{{count, number}} item more',
    added_other: '{{count, number}} items more',
    quantities_one: '{{count, number}} with another quantity',
    quantities_other: '{{count, number}} with another quantity',
    units_one: '{{count, number}} in another unit',
    units_other: '{{count, number}} in another unit',
  },
  weight: 'That amounts to {{mki}} and {{co2}} CO2.',
  weightInSet_one:
    'In {{set}} this is {{count, number}} item: that amounts to {{mki}} and {{co2}} CO2 there.',
  weightInSet_other:
    'In {{set}} this is {{count, number}} items: that amounts to {{mki}} and {{co2}} CO2 there.',
  amountsInSet: 'The amounts are in {{set}}; a dash marks what is empty in the other set only.',
  percent: '{{percentage}} % of the other side',
  overWhole:
    'More than 100 %: credits, as in module D, count as positive here but are deducted from the total of the other side.',
  note: 'Together with what else is open that is under 1 %: a note.',
  noteOfBid:
    'Together with what else is open that is under 1 %. A bid has to declare it all the same: without an answer it is not scored.',
  meanings: {
    'not-applicable': 'Not applicable: counts as 0',
    'not-calculated': 'Not calculated',
  },
  // The MKI itself counts as it is stated: only the indicators behind it are empty.
  meaningsOfBare: {
    'not-applicable': 'Nothing is missing: the MKI counts as it is stated',
    'not-calculated': 'Not calculated',
  },
  proposed: 'Suggested: this was the answer for {{name}}.',
  answered: 'Answered by {{person}} on {{day}}.',
  elsewhere_one: 'For {{count, number}} item the same calculation does declare {{modules}} in {{set}}.',
  elsewhere_other: 'For {{count, number}} items the same calculation does declare {{modules}} in {{set}}.',
  elsewhereCo2_one: 'For {{count, number}} item the same calculation does declare CO2 there in {{set}}.',
  elsewhereCo2_other: 'For {{count, number}} items the same calculation does declare CO2 there in {{set}}.',
  elsewhereOfAll: 'So ‘not applicable’ cannot be right.',
  elsewhereOfSome:
    'So ‘not applicable’ applies to {{count, number}} of the {{posts, number}} items; the rest stays open and counts as not calculated.',
  answeredPartly_one:
    'Last answered by {{person}} on {{day}}; of the {{posts, number}} items {{count, number}} is still open.',
  answeredPartly_other:
    'Last answered by {{person}} on {{day}}; of the {{posts, number}} items {{count, number}} are still open.',
  answeredApart: 'Last answered by {{person}} on {{day}}; not the same for all items.',
  somebody: 'somebody',
  posts_one: 'View {{count, number}} item',
  posts_other: 'View {{count, number}} items',
  cut_one: 'The heaviest {{count, number}} item.',
  cut_other: 'The {{count, number}} items that weigh most.',
  none: 'There is nothing to ask: both calculations state the same.',
  failed: 'The answer was not stored',
  failedAnswer: 'The answer was not stored: ‘{{answer}}’',
  line_one: 'Questions about the scope: {{count, number}} item open',
  line_other: 'Questions about the scope: {{count, number}} items open',
  lineOf_one: 'Questions about the scope: {{count, number}} item open, {{name}}',
  lineOf_other: 'Questions about the scope: {{count, number}} items open, {{name}}',
  lineAnswered: 'Questions about the scope answered',
  lineAnsweredOf: 'Questions about the scope answered, {{name}}',
  refused: {
    all: '{{line}}; nothing can be compared',
    both: '{{line}}; MKI and CO2 cannot be compared',
    mki: '{{line}}; the MKI cannot be compared',
    co2: '{{line}}; the CO2 cannot be compared',
  },
  modulesOnly:
    'Compared by modules only: for this older calculation it was not kept which environmental indicators are behind the MKI. Upload the file again to compare those as well.',
} as const;
