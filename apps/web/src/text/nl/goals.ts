export const goals = {
  indicators: {
    mki: 'MKI',
    co2: 'CO2',
    primary_material: 'primair materiaal',
    secondary_material: 'secundair materiaal',
    biobased_material: 'biobased materiaal',
    renewable_energy: 'hernieuwbare energie',
    emission_free_equipment: 'emissieloos materieel',
    emission_free_transport: 'emissieloos transport',
  },
} as const;
