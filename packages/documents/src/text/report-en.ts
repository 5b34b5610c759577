import { CHANGE_KIND_LABELS } from '@milieuspoor/domain';
import { outcomeEn } from './report/outcome-en.ts';
import { reportFigures } from './report-figures.ts';
import type { ReportText } from './report-nl.ts';

/** Writes how many of the items; both are written as figures. */
function ofItems(count: string, items: string): string {
  if (items === ONE) return 'the only item';
  return count === items ? allItems(items) : `${count} of the ${items} items`;
}

/** Writes how many of the items do not; both are written as figures. */
function itemsWithout(count: string, items: string): string {
  if (items === ONE) return 'the only item does not';
  if (count !== items) return `${count} of the ${items} items ${count === ONE ? 'does' : 'do'} not`;
  return items === '2' ? 'neither of the two items does' : `none of the ${items} items does`;
}

/** Writes that all items do; for more than one item. */
function allItems(items: string): string {
  return items === '2' ? 'both items' : `all ${items} items`;
}

const ONE = '1';

/** The texts of the report in English. */
export const reportEn: ReportText = {
  /** the notation of its figures */
  written: reportFigures('en'),
  title: 'Environmental impact report',
  contents: 'Contents',
  types: {
    'design-baseline': 'Design baseline',
    'design-optimization': 'Design optimisation',
    'as-built-baseline': 'As-built baseline',
    'as-built-optimization': 'As-built optimisation',
    applicant: 'Bid',
  },
  resources: {
    primaryTon: 'Primary material (tonnes)',
    secondaryTon: 'Secondary material (tonnes)',
    biobasedTon: 'Biobased material (tonnes)',
    renewableMj: 'Renewable energy (GJ)',
    fossilMj: 'Fossil energy (GJ)',
    equipmentEmissionFreeHours: 'Site equipment, emission-free (hours)',
    equipmentOtherHours: 'Site equipment, not emission-free (hours)',
    transportEmissionFreeTkm: 'Transport, emission-free (tkm)',
    transportOtherTkm: 'Transport, not emission-free (tkm)',
  },
  quantities: { mki: 'MKI', co2: 'CO2', material: 'raw materials' },
  variant: (number) => `Variant ${number}`,
  named: (number, name) => `Variant ${number}: ${name}`,
  inSentence: (number, name) => `Variant ${number} (${name})`,
  bidderInSentence: (number, bidder) => `${bidder} (variant ${number})`,
  variants: (numbers) => `Variant ${new Intl.ListFormat('en-GB').format(numbers.map(String))}`,
  table: 'Table',
  figure: 'Figure',
  unknown: 'not recorded',
  empty: 'not filled in',
  none: 'none',
  ton: 'tonnes',
  outcome: outcomeEn,
  cover: {
    organisation: 'Organisation',
    description: 'Description',
    location: 'Location',
    sector: 'Sector',
    projectType: 'Project type',
    contractType: 'Contract type',
    status: 'Project status',
    scope: 'Contract size (estimated)',
    days: {
      plannedAward: 'Planned award or choice of design',
      plannedCompletion: 'Planned completion',
      designComplete: 'Design phase completed',
      complete: 'Project completed',
    },
    variants: 'Variants in this report',
    madeOn: 'Made on',
    madeBy: 'Made by',
  },
  summary: {
    heading: 'Explanation',
    changes: 'What changes',
    noBaseline: (variant) =>
      `This report has no baseline of the same phase for ${variant}; there is nothing to compare this calculation with.`,
    onlyBaselines: (count) =>
      count === 1
        ? 'This report contains only a baseline; there is nothing to compare it with.'
        : 'This report contains only baselines; there is nothing to compare them with.',
    change: {
      mkiLower: (variant, amount, share, baseline) =>
        `The MKI of ${variant} is ${amount}${share} lower than that of ${baseline}.`,
      mkiHigher: (variant, amount, share, baseline) =>
        `The MKI of ${variant} is ${amount}${share} higher than that of ${baseline}.`,
      mkiEqual: (variant, baseline) => `The MKI of ${variant} is equal to that of ${baseline}.`,
      less: (variant, quantity, amount, share, baseline) =>
        `${variant} has ${amount}${share} less ${quantity} than ${baseline}.`,
      more: (variant, quantity, amount, share, baseline) =>
        `${variant} has ${amount}${share} more ${quantity} than ${baseline}.`,
      same: (variant, quantity, baseline) => `${variant} has as much ${quantity} as ${baseline}.`,
      incomplete: 'This difference is incomplete: one or more items leave environmental indicators out.',
      share: (share) => ` (${share})`,
    },
    notCompared: (variant, quantity, baseline, reason) =>
      `${variant} cannot be compared with ${baseline} in ${quantity}: ${reason}.`,
    shared: (variant, quantity, baseline, shared) =>
      `For ${variant} compared with ${baseline}, this can be said about ${quantity}: ${shared}.`,
    inSide: (side, variant, baseline) =>
      side === 'baseline' ? `In ${baseline}, compared with ${variant}` : `In ${variant}`,
    size: (variant, size) => `The work of ${variant} is not the same as that of the baseline: ${size}.`,
    target: {
      reached: (variant) => `${variant} reaches the goal of at least 50% less CO2.`,
      missed: (variant) => `${variant} does not reach the goal of at least 50% less CO2.`,
    },
    noted: (quantity, modules) => `Note on ${quantity}: ${modules} partly empty, less than 1%.`,
    largest: (variant, groups) => `The difference in MKI of ${variant} lies mainly in ${groups}.`,
    contributor: (name, amount, more) => `‘${name}’ (${amount} ${more ? 'higher' : 'lower'})`,
    coverage: 'How complete it is',
    whole: (variant, items) =>
      `${variant}: ${items === ONE ? 'the only item is' : `${allItems(items)} are`} declared in full, for every quantity and in every module.`,
    otherwiseWhole: (variant, items) =>
      `${variant}: otherwise ${items === ONE ? 'the only item is' : `${allItems(items)} are`} declared in full, for every quantity and in every module.`,
    notApplicable: (variant, said) =>
      `${variant}: empty, but recorded as not applicable, which counts as 0: ${said}. The Method chapter says when that was recorded.`,
    by: (what, by) => `${what} (${by})`,
    bare: (variant, count, items) =>
      `${variant}: the MKI of ${ofItems(count, items)} is given in the file as an amount on its own, without the environmental indicators it is derived from.`,
    notWhole: (variant, gaps) => `${variant}: ${gaps}.`,
    gap: {
      lacking: (lacking, other) => `${lacking}, while variant ${other} declares it`,
      variant: (number) => `variant ${number}`,
      modules: (codes) =>
        codes.length === 1
          ? `module ${codes[0]}`
          : `modules ${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`,
      both: 'MKI and CO2',
      inModules: (quantity, modules) => `${quantity} in ${modules}`,
      partly: (what) => `${what}, in part`,
      indicators: 'One or more environmental indicators',
      table: 'What is missing',
      columns: { variant: 'Variant', what: 'What is missing', posts: 'For items', of: 'Of' },
      undeclared: (quantity, count, items) => `${quantity} is missing for ${ofItems(count, items)}`,
      undeclaredModules: (quantity, modules, count, items) =>
        `${quantity} in ${modules} is missing for ${ofItems(count, items)}`,
      undeclaredModulesOfBoth: (modules, count, items) =>
        `MKI and CO2 in ${modules} are missing for ${ofItems(count, items)}`,
      incompleteModules: (quantity, modules, count, items) =>
        `${quantity} in ${modules} is declared only in part for ${ofItems(count, items)}`,
      incomplete: (count, items) =>
        `${ofItems(count, items)} ${count === ONE ? 'leaves' : 'leave'} environmental indicators out`,
    },
    countsAsZero: 'What is missing counts as 0 in a total; the real total may therefore be different.',
    restCountsAsZero:
      'What is missing without having been recorded as not applicable counts as 0 in a total as well; the real total may be different because of that.',
    unconfirmed: (variant, codes) =>
      `${variant} was calculated with weights whose source has not been confirmed yet: ${codes}.`,
  },
  origin: {
    heading: 'Where it comes from',
    table: 'The product group and the module with the highest MKI',
    columns: {
      variant: 'Variant',
      group: 'Largest product group',
      mki: 'MKI',
      share: 'Share',
      module: 'Highest module',
    },
    negative:
      'No share is given where the MKI of one or more other product groups is negative and is deducted from the total.',
    noShare: 'No share is given where the total is not complete or not above zero.',
  },
  notes: {
    undeclared: (quantity, count, items) =>
      `* ${quantity}: ${ofItems(count, items)} ${count === ONE ? 'declares nothing and counts' : 'declare nothing and count'} as 0.`,
    incomplete: (quantity, count, items) =>
      `* ${quantity}: ${ofItems(count, items)} ${count === ONE ? 'leaves' : 'leave'} environmental indicators out.`,
    notApplicable: (said) => `Empty, but recorded as not applicable, which counts as 0: ${said}.`,
    dash: 'A dash means that no item declares it; that is not the same as 0.',
  },
  figures: {
    groups: 'MKI and CO2 per product group',
    modules: 'MKI and CO2 per life-cycle module',
    resources: 'Raw materials, energy, equipment and transport',
    group: 'Product group',
    module: 'Module',
    share: '% of total MKI',
    noShares:
      'There are no percentages here, because not every item declares its MKI or the MKI is not above zero.',
    resource: 'Quantity',
    amount: 'Amount',
    mki: 'MKI',
    co2: 'CO2 (tonnes)',
    total: 'Total',
    notes: 'Notes',
    otherSet: (set, other) =>
      `This calculation has figures in ${other} as well. This report has its figures in ${set}.`,
    remark: (notes) => `Note on the calculation: ${notes}`,
  },
  comparison: {
    heading: 'Comparison',
    lead: 'A calculation is compared with the baseline of its own phase. Differences and percentages are given only where both calculations are complete, in the same set and with the same weights, and where neither leaves out a module or an indicator that the other declares. What is recorded as not applicable counts as 0.',
    single: 'There is one calculation in this report; there is nothing to compare.',
    table: 'MKI, CO2 and raw materials against the baseline',
    columns: {
      variant: 'Variant',
      quantity: 'Quantity',
      from: 'Baseline',
      to: 'Variant',
      difference: 'Difference',
      share: '%',
    },
    rows: { mki: 'MKI (euros)', co2: 'CO2 (tonnes)', material: 'Raw materials (tonnes)' },
    materials: 'Raw materials per variant',
    materialColumns: {
      variant: 'Variant',
      primary: 'Primary (tonnes)',
      secondary: 'Secondary (tonnes)',
      biobased: 'Biobased (tonnes)',
      share: 'Secondary of total',
    },
    notCompared: 'Not compared as a whole:',
    lackingSide: (side, lacking) =>
      `${side === 'baseline' ? 'in the baseline' : 'in the variant'}: ${lacking}, while the other declares it`,
    overShared: (modules, size, sign) =>
      sign === 0
        ? `over ${modules} there is no difference`
        : `over ${modules}: ${size} ${sign < 0 ? 'less' : 'more'}`,
    note: (side, modules) =>
      `${side === 'baseline' ? 'the baseline leaves' : 'the variant leaves'} something empty in ${modules} that the other declares. Together that is less than 1% of the MKI and of the CO2 of the other; the comparison stands.`,
    theSide: (side) => (side === 'baseline' ? 'the baseline' : 'the variant'),
    inSide: (side) => (side === 'baseline' ? 'in the baseline' : 'in the variant'),
    answeredBy: 'the Method chapter says by whom and when',
    incomplete: '† Incomplete: one or more items leave environmental indicators out.',
    obstacles: {
      'other-set': 'the calculations are in different sets',
      'other-weights': 'the calculations use different versions of the weights',
      'not-whole': 'not every item declares it',
      'unknown-work': 'whether it is the same work is not known',
    },
    gap: (side, undeclared, items) =>
      `${side === 'baseline' ? 'in the baseline' : 'in the variant'} ${itemsWithout(undeclared, items)}`,
  },
  changes: {
    table: 'Where the difference with the baseline comes from',
    columns: { variant: 'Variant', kind: 'Kind of change', mki: 'MKI (euros)', co2: 'CO2 (tonnes)' },
    kinds: CHANGE_KIND_LABELS.en,
    roundedTogether:
      '‘Together’ is the difference of the rounded totals here. The table of the comparison rounds the difference itself, so its last digit may be another one.',
    together: 'Together',
    oneKind: (variants) => `${variants}: the whole difference is one kind of change, so without a figure.`,
    convention:
      'A different quantity is valued with the profile of the baseline, a different profile with the quantity of the variant. An item that was replaced and could not be matched is listed both under left out and under added. Items in another unit cannot be broken down, nor can modules in which one side leaves something empty. The steps are rounded together.',
  },
  postsChanged: {
    table: (variant, baseline) => `Items that change most: ${variant}, beside ${baseline}`,
    columns: { post: 'Item', what: 'What changed', mki: 'MKI (euros)', co2: 'CO2 (tonnes)' },
    becomes: (from, to) => `${from} becomes ${to}`,
    others: (count, one) => (one ? 'The other item' : `The other ${count} items`),
    convention: 'In order of MKI, more and less together. The amounts are rounded together.',
  },
  award: {
    heading: 'Tender and award',
    noBids: 'There are no bids yet.',
    sealed: 'The bids are still sealed and are therefore not in this report.',
    table: 'Bids in the order of the fictitious price',
    columns: {
      rank: 'Place',
      name: 'Bidder',
      quote: 'Bid price',
      mki: 'MKI',
      score: 'MKI discount',
      other: 'Other discount',
      price: 'Fictitious price',
    },
    winner: (name) => `${name} (winner)`,
    shared: (rank) => `${rank} (shared)`,
    notes:
      'The fictitious price is the bid price less both discounts. A dash means that there is no amount. The MKI is given in whole euros here; discounts, places and differences are based on fifteen digits of the MKI.',
    remarks: 'Bids without a place, and notes on bids with one:',
    filled: (declared, counting) =>
      `an MKI of ${declared} was declared; with what was filled in, ${counting} counts`,
    noWinner: 'No winner has been chosen yet.',
    reason: (winner) => `${winner} is not the only bid in first place. The reason given for the choice:`,
    reasonUnknown: (winner) =>
      `${winner} is not the only bid in first place. Why this bidder was chosen is not recorded in Milieuspoor.`,
    claim: 'Offered and realised',
    outcome: (winner, offered, realised) =>
      `${winner} offered an MKI of ${offered}; the realised MKI is ${realised}.`,
    explained: {
      offered: (what) =>
        `In what was offered, this was recorded as not applicable, which counts as 0: ${what}.`,
      realised: (what) =>
        `In what was realised, this was recorded as not applicable, which counts as 0: ${what}.`,
    },
    baselineExplained: {
      design: (what) =>
        `In the design baseline, this was recorded as not applicable, which counts as 0: ${what}.`,
      asBuilt: (what) =>
        `In the as-built baseline, this was recorded as not applicable, which counts as 0: ${what}.`,
    },
    beside: {
      offered: (what) => `Realised compared with offered: ${what}.`,
      asBuilt: (what) => `Realised compared with the as-built baseline: ${what}.`,
    },
    marked: 'Incomplete: some items leave indicators out of the offered or the realised MKI.',
    promised: (offered, asBuilt, design, promised) =>
      `For the work carried out, this promises an MKI of ${promised}: ${offered} × (${asBuilt} ÷ ${design}), the MKI of the as-built baseline divided by that of the design baseline.`,
    atTender: (realised) =>
      `For the work put out to tender, the realised MKI corresponds to ${realised}; the discount is based on that.`,
    worse: (difference, share) => `That is ${difference}${share} higher than promised.`,
    better: (difference, share) => `That is ${difference}${share} lower than promised.`,
    equal: 'That is exactly what was promised.',
    penalty: (missed, factor, penalty) =>
      `The discount not earned is ${missed}. Multiplied by the factor ${factor}, that is an indicative penalty of ${penalty}; the contract decides.`,
    noPenalty: 'The whole discount was earned.',
    notHeld: (reason) => `Offered and realised cannot be compared: ${reason}.`,
    obstacles: {
      'model-open': 'the award model is not complete',
      'not-offered': 'the winner has no calculation',
      'not-realised': 'there is no active as-built optimisation calculation',
      incomplete: 'one of the two calculations has items without an environmental profile',
      'set-aside': 'the bid was set aside because of what is missing and earned no discount',
      'beyond-baseline': 'the bid declares what the baseline leaves empty and earned no discount',
      'other-reference': 'the reference value comes from another baseline, so the bid earned no discount',
      'gaps-decided':
        'work was missing from the bid and a decision was made about it, so what was offered is not the work that was carried out',
      'not-whole': 'the bid is not complete compared with the baseline and earned no discount',
      'other-work':
        'the bid and the work as built are not the same work: one of the two leaves out modules, indicators or items that the other has, however little they weigh',
      'no-design-baseline': 'there is an as-built baseline, but no active design baseline',
      'baseline-incomplete': 'one of the baselines has items without an environmental profile',
      'baseline-other-set': 'one of the baselines is in a different set from the bid',
      'baseline-other-weights':
        'one of the baselines was calculated with a different version of the weights from the bid',
      'baseline-other-work':
        'the baselines are not the work that was offered and carried out: one of them lacks items, modules or indicators, or has items that were not carried out',
      'baselines-unlike':
        'the as-built baseline is not about the same kind of work as the design baseline: one of the two leaves out modules or indicators that the other has, or items are gone for which nothing was offered, even if those were recorded as not applicable',
      'baseline-not-positive': 'the MKI of one of the baselines is not above zero',
      'above-ceiling': 'the MKI of the bid is above the ceiling and earned no discount',
      'other-set': 'the calculations are in different sets',
      'other-weights': 'the calculations use different versions of the weights',
    },
  },
  method: {
    heading: 'Method',
    lead: 'The MKI of an item is the sum of all environmental indicators of its profile, each multiplied by its weight, over all life-cycle modules. What is not declared counts as 0 in a sum and is reported; it is never compared as 0.',
    rounding:
      'Amounts and quantities are rounded, with halves going to the even digit. Added figures may therefore differ from their total in the last digit.',
    table: 'The weights used for each calculation',
    columns: {
      variant: 'Variant',
      set: 'Set',
      version: 'Weights',
      items: 'Items',
      modules: 'Modules declared',
      remark: 'Completeness',
    },
    version: (version) => `version ${version}`,
    complete: 'complete',
    otherwiseComplete: 'otherwise complete',
    notWhole: 'not complete: the Explanation chapter says what is missing',
    notApplicable: (what) => `not applicable, counts as 0: ${what}`,
    bare: (count, items) =>
      `the MKI of ${ofItems(count, items)} is given in the file as an amount on its own, without the environmental indicators it is derived from`,
    unconfirmed: (codes) => `Source not confirmed yet: ${codes}`,
    warnings: 'Warnings when the files were read',
    noWarnings: (count) =>
      count === 1 ? 'There were no warnings.' : 'There were no warnings about any of the calculations.',
    readingNotes: 'What was read differently from how it is written in the file',
    noReadingNotes: (count) =>
      count === 1
        ? 'The calculation was read exactly as written in its file.'
        : 'All calculations were read exactly as written in their files.',
    answers: 'What was asked to read the files, and what was answered',
    noAnswers: (count) =>
      count === 1
        ? 'No answer was needed to read the file.'
        : 'No answer was needed to read the file of any of the calculations.',
    explained: 'What was recorded as not applicable',
    noExplained: (count) =>
      count === 1
        ? 'Nothing was recorded as not applicable in the calculation.'
        : 'Nothing was recorded as not applicable in any of the calculations.',
    explainedBy: (by, at) => `not applicable, counts as 0 (${by}, ${at})`,
    explainedTable: 'What was recorded as not applicable, and counts as 0',
    explainedColumns: { variant: 'Variant', what: 'What', by: 'Recorded by', at: 'On' },
    more: (count, one) =>
      `and ${count} more, ${one ? 'which is' : 'all of which are'} in the workbook of this report.`,
    answer: (question, answer) => `${question} ${answer}`,
    figuresOf: (letters) => `The figures ${letters} of the sentence above`,
  },
  weights: {
    heading: (set, version) => `Appendix: weights of ${set}, version ${version}`,
    table: (set, version) => `Weights of ${set}, version ${version}`,
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
    source: (number, source) => `Source ${number}: ${source}`,
  },
  files: {
    heading: 'Appendix: files',
    lead: 'The figures come from the files below. Anyone who has a file can use the SHA-256 to check that it is exactly the same: with Get-FileHash in Windows, with sha256sum elsewhere.',
    table: 'Files',
    columns: { file: 'File', sha256: 'SHA-256' },
    uploaded: (at, by) => (by ? `uploaded on ${at} by ${by}` : `uploaded on ${at}; by whom is not recorded`),
    read: (version) =>
      version === null
        ? 'with which import version it was read is not recorded'
        : `import version ${version}`,
    versions:
      'An import version identifies the program code a file was read with: the same version reads the same file in the same way.',
    made: (build, at, by) => `This report was made on ${at} by ${by} with Milieuspoor, version ${build}.`,
  },
  signing: {
    heading: 'Signature',
    lead: 'Whoever signs adopts this report with the files below. A SHA-256 is the fingerprint of a file: if a single character differs, it differs.',
    fields: ['Name', 'Position', 'Place and date', 'Signature'],
    room: '\n\n',
    workbook: 'SHA-256 of the workbook that comes with this report',
    document: 'SHA-256 of the Word file',
    documentElsewhere: 'Stated in the PDF of this report, and beside the report in Milieuspoor.',
  },
  sheets: {
    criteria: {
      heading: 'Criteria',
      criterion: 'Criterion',
      maximum: 'Maximum discount',
      percentage: 'Percentage',
      level: 'Level',
      reason: 'Reason',
    },
    overview: 'Overview',
    posts: 'Items',
    name: 'Name',
    type: 'Type',
    set: 'Set',
    groups: 'Product groups',
    modules: 'Modules',
    comparison: 'Comparison',
    bids: 'Bids',
    weights: 'Weights',
    import: 'Import',
    sources: 'Sources',
    mki: 'MKI (euros)',
    co2: 'CO2 (tonnes)',
    secondaryShare: 'Secondary of total (%)',
    items: 'Number of items',
    withoutMki: 'Items without MKI',
    withoutCo2: 'Items without CO2',
    incomplete: 'Items that declare only some of the indicators',
    coverage: 'Coverage',
    undeclared: 'Not declared',
    notApplicable: 'Of those not applicable',
    partly: 'Declared in part',
    kind: 'Kind',
    kinds: {
      warning: 'Warning',
      readingNote: 'Read differently',
      answer: 'Question',
      explained: 'Not applicable',
    },
    finding: 'Finding or question',
    answer: 'Answer',
    against: 'Against',
    remark: 'Remark',
    answeredBy: 'the sheet Import says by whom and when',
    quantities: { mki: 'MKI (euros)', co2: 'CO2 (tonnes)', material: 'Raw materials (tonnes)' },
    winner: 'Winner',
    quote: 'Bid price',
    fictionalPrice: 'Fictitious price',
    claim: {
      offered: 'Offered MKI (euros)',
      realised: 'Realised MKI (euros)',
      designBaseline: 'Design baseline (euros)',
      asBuiltBaseline: 'As-built baseline (euros)',
      promised: 'Promised for the work carried out (euros)',
      deviation: 'Deviation (euros)',
      deviationShare: 'Deviation (%)',
      missed: 'Discount not earned (euros)',
      factor: 'Penalty factor',
      penalty: 'Indicative penalty (euros)',
      explained: {
        offered: 'Offered, not applicable, counts as 0',
        realised: 'Realised, not applicable, counts as 0',
      },
    },
    toVariant: 'Value of the variant',
    source: 'Item',
    value: 'Value',
    units: 'How to read this',
    unitsText:
      'Numbers are not rounded. An empty cell is a figure that nobody declared; that is not the same as 0. Totals are formulas over the rows above them.',
  },
};
