/** Returns a declaration of openEPD; what a test states replaces the invented fields. */
export function exampleOpenEpd(over: object = {}): string {
  return JSON.stringify({
    ...{ doctype: 'openEPD', id: 'ec3', product_name: 'Slab', valid_until: '2029-02-24T00:00:00Z' },
    ...{
      program_operator: { name: 'Programme' },
      program_operator_doc_id: 'EPD-2',
      manufacturer: { name: 'Maker' },
    },
    ...{ declared_unit: { qty: 1, unit: 'm2' }, kg_per_declared_unit: { qty: 188, unit: 'kg' } },
    ...{ compliance: [{ short_name: 'EN 15804+A2' }] },
    impacts: {
      'EF 3.1': {
        gwp: { A1A2A3: { mean: 12.5, unit: 'kgCO2e' }, D: { mean: -1, unit: 'kgCO2e' } },
        'gwp-fossil': {
          A1: { mean: 1, unit: 'kgCO2e' },
          A2: { mean: 2, unit: 'kgCO2e' },
          A3: { mean: 3, unit: 'kgCO2e' },
        },
        'ADP-fossil': { A1A2A3: { mean: 100, unit: 'MJ' } },
      },
    },
    resource_uses: { sm: { A1A2A3: { mean: 20, unit: 'kg' } } },
    ...over,
  });
}

/** Returns a declaration of LCAx; what a test states replaces the invented fields. */
export function exampleLcax(over: object = {}): string {
  return JSON.stringify({
    ...{ id: 'lcax', name: 'Slab', declared_unit: 'M3', version: '1', valid_until: '2029-02-24' },
    ...{
      standard: 'EN15804A2',
      source: { name: 'Maker' },
      conversions: [{ value: 2400, to: 'KG', meta_data: '' }],
    },
    impacts: {
      gwp: { a1a3: 12.5, c3: null, d: -1 },
      ep_fw: { a1a3: 0.25 },
      pert: { a1a3: 9 },
      sm: { a1a3: 20 },
    },
    ...over,
  });
}
