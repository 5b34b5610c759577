export const workbookHelp = {
  title: 'Workbook layout',
  lead: 'How Milieuspoor reads your calculation from Excel.',
  open: 'The workbook layout explained',
  backToFaq: 'To frequently asked questions',
  contents: 'On this page',
  template: 'Download the template',
  templateFile: 'Milieuspoor-calculation-template.xlsx',
  example: 'Download a filled-in example',
  exampleFile: 'Milieuspoor-calculation-example.xlsx',
  downloadFailed: 'The file could not be downloaded.',
  print: 'Print',
  required: 'Required columns',
  optional: 'Columns you may leave out',
  otherNames: 'Also known as: {{names}}.',
  start: {
    title: 'How it works',
    perUnit:
      'Every figure is for one unit of an item: one m2, one ton, one piece. The application multiplies it by Hoeveelheid (quantity), so never enter totals.',
    sheets:
      'A calculation has the sheet {{posten}} with a row for each item, and at least one of the sheets {{sets}} with the environmental profiles. Each item needs rows on each of those sheets that your file has.',
    header:
      'Columns are found by their name, in any order. The header row may be anywhere in the first {{rows}} rows of the sheet. Case and spaces make no difference. You may add columns and sheets of your own; they are not counted. The check names any column with numbers under an unknown header.',
    numbers:
      'Formulas count with their last calculated result. If you type a number as text, 1.234,5 is read as 1234.5. Format the column Postnummer (item number) as Text: to Excel, 10.10 is otherwise the same number as 10.1.',
    file: 'You can upload {{extensions}}, up to {{megabytes}} MB. Macros are never run.',
  },
  posten: {
    title: 'Sheet Posten (items)',
    lead: 'One row for each item. Blank rows are skipped.',
  },
  sets: {
    title: 'Sheets Set A1 and Set A2',
    lead: 'One row for each item and indicator, with a value per life-cycle module. Environmental declarations and the national database (NMD) give profiles in this form, so you can paste a block.',
    modules:
      'An empty cell means not declared and counts as 0; the coverage shown with the calculation says so.',
    moduleNote:
      'A column for each module, with the value for one unit of the item. A1-A3 is required; a module without a column is not declared. Cells may be empty.',
    indicators: 'Indicators of {{set}} ({{standard}})',
    weights: 'The MKI is the sum of each value times its weight.',
    version: 'Weights version {{version}}.',
    unconfirmed: 'Unconfirmed: {{codes}}.',
    indicator: 'Indicator',
    unit: 'Unit',
    weight: 'Euro per unit',
    core: 'Required',
    yes: 'Yes',
    no: 'No',
    part: 'part of {{whole}}',
    otherUnit: 'or {{units}}, which is converted',
    scroll: 'Table of the indicators of {{set}}',
  },
  mki: {
    title: 'The row MKI',
    instead:
      'If the MKI is all you have for an item, enter one row {{row}} instead of the indicators, in euros per unit and per module. Add a row {{co2}} too, or the CO2 emissions of the item are unknown.',
    both: 'If the indicators are there too, their weighted sum counts. If the stated MKI differs from it by more than 1% and more than €0,05 × Hoeveelheid, a warning names both amounts.',
  },
  others: {
    title: 'Other layouts that are read',
    lead: 'A program or database may lay out profiles differently. These layouts are read too, and the check says which one it is. All the rules above apply.',
    scroll: 'Table with the start of an example: {{title}}',
    modules: {
      title: 'Each module in a row of its own',
      text: 'On a sheet {{sheets}}, with a column for each indicator of the set. The unit may be in the header or in a row below it. A1-A3 is required.',
    },
    values: {
      title: 'Each value in a row of its own',
      text: 'On a sheet {{sheets}}. The column Eenheid (unit) may be left out.',
    },
    shared: {
      title: 'Both sets on one sheet',
      text: 'Each value in a row of its own, with a column Set. The sheet may have any name, if the file has no sheet Set A1 or Set A2.',
    },
    columns: {
      title: 'The MKI on the sheet Posten',
      text: 'If you have no profiles but only the MKI, you may put it on the sheet {{sheets}}, beside the columns above: a column for each module, and the same for CO2. A1-A3 is required; an MKI without modules is not read. The header may name the set, as MKI Set A2 A1-A3, and what the values are, as MKI A1-A3 (€ per eenheid). The check asks what is not there: the set, and whether the values are per Unit or for the whole quantity. If the file has a sheet of the same set as well, that sheet counts.',
    },
  },
  taken: {
    title: 'What is read as well',
    lead: 'What your file writes differently from the layout is read as follows. The check names each difference once, and the note stays with the calculation.',
    headers:
      'Columns by another name, such as Eenheid, Postnr., Groep, Subgroep and Aantal, and Omschrijving when there is no column Product.',
    units:
      'Material, energy, hours and transport with another unit in the header, such as Primair materiaal (kg) or Energie fossiel (GJ): the values are converted.',
    placing:
      'A column with an unknown header: point out in the check which column it is, also for Postnummer. Your choice is remembered for your organisation. A header A1, A2 or A3 cannot be chosen for A1-A3: add the three up first.',
    modules: 'Modules as A1-3, A1/A3 or Module D. A module without a column is not declared.',
    amounts:
      'A column that you point out and that is for the whole quantity, not per Unit, such as Energie totaal (MJ): the check asks, and then divides by Hoeveelheid.',
    times: 'A time such as 1:30 in a column of hours: an hour and a half.',
    sheets: 'Sheets called A1, Set_A1, Set-A1 or EN15804+A1, and the same for A2.',
    notDeclared:
      'ND, MND, MNR, MNA, INA, NR, n/a, n.v.t. or a dash in a column of numbers: not declared, which is not 0.',
    indicators:
      'Indicators by their full Dutch or English name, and units written differently, such as kg CO2e.',
    resourceRows: 'Rows of resource use and waste (PERT, PENRT, SM, FW, HWD and the like) are skipped.',
    filledDown:
      'An item number on the first row of a block only, or in merged cells, also counts for the rows below it, up to a blank row.',
    noItems:
      'A row of the sheet Posten without number, product and unit (chapter, total, signature) is not an item. If it has a product group and a quantity all the same, you get a warning.',
    choices:
      'Categorie 1, Cat. 3a or a dash as NMD-categorie, and vervanging (replacement) as Soort werk: that is new work.',
    zero: 'A Hoeveelheid (quantity) of 0 is work that was not done: the item does not count in any figure.',
  },
  errors: {
    title: 'What stops the import',
    lead: 'With an error, nothing is stored. You see all errors at once, with sheet, row and column, and can download your own Excel file with the cells marked.',
    file: 'The file is damaged, has a password, is larger than {{megabytes}} MB or is not {{extensions}}.',
    sheets:
      'The sheet Posten is missing, both sheets with profiles are missing and Posten has no MKI per module, or a sheet is there twice.',
    columns:
      'A required column is missing or is there twice, or a header among the items has a column in another place.',
    postNumber:
      'An item number is missing or used twice, or is on a sheet with profiles but not on the sheet Posten.',
    fields: 'Productgroep, Productsubgroep, Product or Unit is missing, or Unit is a number.',
    quantity: 'Hoeveelheid (quantity) is missing or negative; material, hours or transport is negative.',
    cells:
      'A column of numbers holds text, a date, TRUE or FALSE, an error such as #REF! or a formula without a result.',
    merged:
      'Cells are merged in the rows with data, other than the item number of a block on a sheet with profiles.',
    example: 'The example of the template is still there.',
    indicators: 'An indicator is unknown, is there twice for the same item or has a unit that does not fit.',
    profile: 'An item has no rows on a sheet with profiles, or lacks a required indicator without a row MKI.',
    size: 'There are more than {{items}} items, a text has more than {{characters}} characters, or there is a value beyond column {{lastColumn}} (number {{columns}}).',
  },
  warnings: {
    title: 'What only gives a warning',
    lead: 'The calculation is stored; the warning stays with it.',
    undeclared: 'An optional indicator of Set A2 is not declared ({{indicators}}): the MKI is incomplete.',
    co2: 'An item with a row MKI has no row for CO2.',
    mki: 'The stated MKI differs from the weighted indicators.',
    ambiguous: 'A number entered as text can be read in two ways, such as 1.234.',
    energy: 'An amount of energy is negative.',
    resembling:
      'The name of a column resembles a column of the layout but is not the same, such as Primair materiaal without a unit: the column is not read.',
    sheet: 'A sheet looks like one with profiles and is not read.',
    module:
      'A column of a module that the layout does not have, such as B2, holds values: they are not counted.',
  },
  worked: {
    title: 'An example worked out',
    lead: 'Item {{post}}, {{product}}, from the template: the values of all modules together, for one {{unit}}. The figures are invented.',
    scroll: 'Table with the worked example',
    value: 'Value per {{unit}}',
    mki: 'MKI per {{unit}}',
    sum: 'Together',
    total: '{{quantity}} {{unit}} × {{unitMki}} = {{total}} MKI.',
  },
} as const;
