export const goals = {
  indicators: {
    mki: 'MKI',
    co2: 'CO2',
    primary_material: 'primary material',
    secondary_material: 'secondary material',
    biobased_material: 'biobased material',
    renewable_energy: 'renewable energy',
    emission_free_equipment: 'emission-free equipment',
    emission_free_transport: 'emission-free transport',
  },
} as const;
