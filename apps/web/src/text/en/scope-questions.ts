export const scopeQuestions = {
  title: 'Questions about the scope',
  against: 'Compared with {{name}}.',
  why: 'What one calculation states and the other leaves empty makes the difference between the two unknown until somebody says what the empty cells mean. Without an answer they count as not calculated.',
  whyPosts:
    'Items that are not there count without an answer as a change of the design: the two are compared then. If somebody says that they were not calculated, the whole is not compared.',
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
  weight: 'That weighs {{mki}} and {{co2}} CO2.',
  weightInSet_one:
    'In {{set}} it is about {{count, number}} item: that weighs {{mki}} and {{co2}} CO2 there.',
  weightInSet_other:
    'In {{set}} it is about {{count, number}} items: that weighs {{mki}} and {{co2}} CO2 there.',
  amountsInSet: 'The amounts are of {{set}}; a dash stands at what is empty in the other set only.',
  percent: '{{percentage}} % of the other side',
  overWhole:
    'More than 100 %: credits, as in module D, count in this weight as costs do, and are taken off the total of the other side.',
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
  proposed: 'Proposed: so answered for {{name}}.',
  answered: 'Answered by {{person}} on {{day}}.',
  elsewhere_one: 'For {{count, number}} item the same calculation does declare {{modules}} in {{set}}.',
  elsewhere_other: 'For {{count, number}} items the same calculation does declare {{modules}} in {{set}}.',
  elsewhereCo2_one: 'For {{count, number}} item the same calculation does declare CO2 there in {{set}}.',
  elsewhereCo2_other: 'For {{count, number}} items the same calculation does declare CO2 there in {{set}}.',
  elsewhereOfAll: 'So it cannot be that it does not apply.',
  elsewhereOfSome:
    'So ‘not applicable’ holds for {{count, number}} of the {{posts, number}} items; the rest stays open and counts as not calculated.',
  answeredPartly_one:
    'Last answered by {{person}} on {{day}}; of the {{posts, number}} items {{count, number}} is still open.',
  answeredPartly_other:
    'Last answered by {{person}} on {{day}}; of the {{posts, number}} items {{count, number}} are still open.',
  answeredApart: 'Last answered by {{person}} on {{day}}; not alike for all items.',
  somebody: 'somebody',
  posts_one: 'See {{count, number}} item',
  posts_other: 'See {{count, number}} items',
  cut_one: 'The heaviest {{count, number}} item.',
  cut_other: 'The heaviest {{count, number}} items.',
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
    'Compared by modules only: which environmental indicators stand behind the MKI was not kept of this older calculation. Upload the file again to compare those as well.',
} as const;
