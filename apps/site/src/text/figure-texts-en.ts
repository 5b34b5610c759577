import type { FigureTexts } from './figure-texts-nl.ts';

export const figureTextsEn: FigureTexts = {
  withoutScript: 'You are looking at an example. With JavaScript you can change the figures yourself.',
  live: {
    'mki-calculator': {
      title: 'Work out an MKI yourself, Set A1',
      source:
        'Example: "Menggranulaat, 250mm" (mixed aggregate), LCA Rapportage categorie 3 data NMD, H80 Funderingslagen, 11-10-2021. The published MKI is €0.76 per m2. Weights: shadow prices of TNO, as included in the Dutch assessment method.',
    },
    'award-calculator': {
      title: 'Two bids under an award model',
      source:
        'The amounts are an example and belong to no tender. Bidder B has an MKI of €85,000. The discount is rounded to whole euros, by the same rule as in the application.',
    },
  },
  weights: {
    title: {
      a1: 'The eleven impact categories of Set A1',
      a2: 'The nineteen impact categories of Set A2',
    },
    source: {
      a1: 'Source: shadow prices of TNO, as included in the Bepalingsmethode Milieuprestatie Bouwwerken (Stichting NMD). Each mark is a factor of ten.',
      a2: 'Source: CE Delft, environmental prices as weights in the assessment method (Stichting NMD). For six weights we could not check a source; they are marked as unconfirmed. Each mark is a factor of ten.',
    },
    category: 'Category',
    unit: 'Unit',
    weight: 'Euro per unit',
    part: 'in the total',
    unconfirmed: 'unconfirmed',
  },
  twoSets: {
    title: 'One m2 of concrete paving blocks, module A1-A3, in both sets',
    source:
      'A1: ÖKOBAUDAT 2020-II, "Betonpflaster- Standardstein grau mit Vorsatz". A2: EPD "Beton-Pflastersteine" (EN 15804+A2). Contributions below half a cent are left out, and each amount is rounded separately, so the parts do not always add up exactly. The two declarations were made in different years, so the data differ as well.',
    columns: ['Category', 'MKI'],
    ofDeclared: (set, declared, all) => `${set}, over ${declared} of the ${all} categories`,
  },
  modules: {
    title: 'The life-cycle modules in which Milieuspoor calculates',
    source: 'After EN 15804. In the use stage the standard also has B2, B3, B5, B6 and B7.',
    phases: { build: 'Make and build', use: 'Use', end: 'End of life', beyond: 'After' },
    meanings: {
      'A1-A3': 'extracting and transporting raw materials, and making the product',
      A4: 'transport to the site',
      A5: 'installation, with equipment and construction waste',
      B1: 'what is released in use, such as leaching',
      B4: 'replacement during the life of the work',
      C1: 'demolition',
      C2: 'transport to processing',
      C3: 'processing into raw material',
      C4: 'landfill or incineration of what remains',
      D: 'benefits and burdens beyond the system, such as primary material that is saved',
    },
  },
  road: {
    title: 'Where the MKI of one m2 of road comes from, Set A1',
    cut: 'Cross-section of the example road',
    source:
      'Incomplete: for the asphalt, seven of the eleven categories are declared, and transport to the site (A4) is not. Sources: ÖKOBAUDAT 2020-II (asphalt, thinkstep) and LCA Rapportage categorie 3 data NMD, H80 Funderingslagen, 11-10-2021. The thicknesses and the density of 2,400 kg/m3 are our assumption. Each amount is rounded separately, so the parts do not always add up exactly.',
    columns: ['Layer', 'MKI per m2'],
    layers: {
      surface: 'Surface layer, SMA',
      binder: 'Binder layer, AC bind',
      base: 'Base layer, AC base',
      foundation: 'Foundation, mixed aggregate',
    },
    parts: (production, other) => `production ${production}, other ${other}`,
    total: 'per m2, over what is declared',
  },
  awardLine: {
    title: 'Three bids on the discount line',
    source:
      'Example with a maximum discount of €200,000. Bid 1 earns all of it, 2 half of it (€100,000), 3 nothing.',
  },
  promise: {
    title: 'Promised and built',
    source:
      'Example with a reference value of €100,000, a target value of €50,000 and a maximum discount of €200,000.',
    columns: ['MKI', 'Amount'],
    offered: 'In the bid',
    built: 'At completion',
    discount: (amount) => `discount earned ${amount}`,
    notEarned: 'discount that was not earned',
  },
  lcaSteps: {
    title: 'The four steps of an LCA',
    source: 'After ISO 14040 and ISO 14044.',
    steps: [
      {
        mark: '1',
        title: 'Goal and scope',
        text: 'What is the study for, of which product, for which unit and in which modules?',
      },
      {
        mark: '2',
        title: 'Inventory',
        text: 'What goes in and out: raw materials, energy, transport, emissions and waste, step by step.',
      },
      {
        mark: '3',
        title: 'Impact assessment',
        text: 'The flows are converted to environmental impacts, such as kg CO2 equivalent.',
      },
      {
        mark: '4',
        title: 'Interpretation',
        text: 'Which steps decide the outcome, how sensitive is it, and what may you conclude?',
      },
    ],
  },
  dataCategories: {
    title: 'Three categories of data in the Dutch environmental database',
    source: 'As Stichting Nationale Milieudatabase divides them.',
    steps: [
      {
        mark: '1',
        title: 'Brand-specific, verified',
        text: 'Data of one manufacturer, verified by an independent recognised expert.',
      },
      {
        mark: '2',
        title: 'Not brand-specific, verified',
        text: 'Data of a group of manufacturers or an industry, verified as well, with the participants named.',
      },
      {
        mark: '3',
        title: 'Not brand-specific, not verified',
        text: 'Generic data, with a surcharge of 30% because they are not verified.',
      },
    ],
  },
  verificationSteps: {
    title: 'A verification in six steps',
    source:
      'This is how we work. Which protocol applies depends on the database or EPD programme that you need the data for.',
    steps: [
      {
        mark: '1',
        title: 'Intake',
        text: 'Product, unit, modules, rules and planning. You hear beforehand what we need.',
      },
      {
        mark: '2',
        title: 'Completeness',
        text: 'We check that the file is complete: report, data, model and evidence.',
      },
      {
        mark: '3',
        title: 'Review',
        text: 'Assumptions, boundaries, allocation, data quality and calculation, against the standard.',
      },
      {
        mark: '4',
        title: 'Questions',
        text: 'Findings in one list, by severity. The author answers and makes corrections.',
      },
      { mark: '5', title: 'Second review', text: 'We check the changes and recalculate samples.' },
      {
        mark: '6',
        title: 'Statement',
        text: 'A review report and a statement with which you can submit the data.',
      },
    ],
  },
  policy: {
    title: 'Law and policy over time',
    source:
      'Checked in November 2026. The sources are listed below the article; always check the text in force before you use it.',
    steps: [
      {
        mark: '2012',
        title: 'EN 15804 and the Dutch building decree',
        text: 'European calculation rules for construction products (2012, amendment A1 in 2013). From 2013 new homes and offices in the Netherlands need an environmental calculation.',
      },
      {
        mark: '2016',
        title: 'Revised procurement act',
        text: 'Directive 2014/24/EU, with life-cycle and environmental cost, has been part of the Dutch Public Procurement Act since 1 July 2016.',
      },
      {
        mark: '2018',
        title: 'Limit value for buildings',
        text: 'From 1 January 2018 a limit value applies to new homes and to new offices from 100 m2. Not to infrastructure.',
      },
      {
        mark: '2019',
        title: 'Climate Act and EN 15804+A2',
        text: 'The Dutch Climate Act applies from 1 September 2019. In the same year the standard gets a new set of impacts.',
      },
      {
        mark: '2020',
        title: 'Climate-neutral and circular state infrastructure',
        text: 'The strategy of 15 June 2020 names 2030 as its goal for state infrastructure projects.',
      },
      {
        mark: '2023',
        title: 'Circular economy and clean building',
        text: 'The National Circular Economy Programme appears on 3 February. In autumn 45 parties sign the agreement on clean and emission-free building (SEB).',
      },
      {
        mark: '2025',
        title: 'Construction products and a bill',
        text: 'Regulation (EU) 2024/3110 has been in force since 7 January 2025, and most of it has applied since 8 January 2026. On 4 July 2025 the council of ministers agreed to a bill on environmental requirements in tenders.',
      },
      {
        mark: '2027',
        title: 'Duties expected',
        text: 'Requirements on concrete and asphalt, and the MKI as an award criterion in large projects. That was the expectation in March 2026.',
      },
    ],
  },
};
