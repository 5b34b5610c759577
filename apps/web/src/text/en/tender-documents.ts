export const tenderDocuments = {
  title: 'Tender documents',
  text: 'Milieuspoor staff will contact you about the tender documents for the MKI calculation.',
  contact: 'Get in touch yourself',
  export: {
    title: 'Award criterion as a document',
    text: 'A Word document with the award criterion of this project: the model, the formula of the discount, a worked table with a chart, and what a bidder hands in. Exporting issues it: it gets a number, and the model, the moment and the file are kept. Export the same model again and you get the same file; a changed model gets the next number.',
    action: 'Export award criterion (Word)',
    busy: 'The document is being made',
    failed: 'The document was not made',
  },
  record: {
    title: 'Record of the award',
    text: 'A Word document that states how the award came about: the model, the bids with their ranking, the formula worked out for each bidder, who did what when, and the SHA-256 of each file.',
    action: 'Export record of the award (Word)',
    obstacles: {
      model: 'You can export the record once the award criterion is complete and a winner was chosen.',
      sealed: 'You can export the record once the bids are opened and a winner was chosen.',
      winner: 'You can export the record once a winner was chosen.',
    },
    toBids: 'To the bids',
  },
  missing: {
    title: 'The award criterion is not complete yet',
    lead: 'You can export the document once the model is complete. This is still missing:',
    complete: 'Everything is filled in. Complete the model in step 5; then you can export the document.',
    step: 'Step {{step}}, {{field}}: {{problem}}',
    toStep: 'To step {{step}} of the award criterion',
    fields: {
      scopeEur: 'size of the project',
      benefitEur: 'total fictional discount',
      mkiMaxDiscountEur: 'maximum discount for the MKI',
      criteriaMaxDiscountEur: 'maximum discount for other criteria',
      upperEur: 'reference value',
      lowerEur: 'target value',
      ceilingEur: 'MKI ceiling',
    },
  },
};
