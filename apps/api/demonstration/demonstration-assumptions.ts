/**
 * The assumptions of the demonstration where no figure is published. They are round numbers of ours, plausible for a
 * Dutch project and unsuitable for anything else.
 */

/** Emission of a lorry; the patterns over the indicators come from published transport columns. */
export const TRANSPORT_CO2_KG_PER_TKM = 0.132;

/** Emission of an average diesel machine: about 18 litres an hour, production of the fuel included. */
export const EQUIPMENT_CO2_KG_PER_HOUR = 60;

/** Primary energy per kg CO2 of diesel; 30.9 MJ on 2.03 kg in the construction column of "Menggranulaat, 250mm". */
export const DIESEL_FOSSIL_MJ_PER_KG_CO2 = 15.2;
/** Energy of an emission-free machine or lorry for each MJ of diesel: a third, some of it renewable. */
export const ELECTRIC_RENEWABLE_MJ_PER_DIESEL_MJ = 0.15;
export const ELECTRIC_FOSSIL_MJ_PER_DIESEL_MJ = 0.2;

/** The share of diesel's environmental cost that remains with electric work (Dutch power, batteries). */
export const ELECTRIC_SHARE_OF_DIESEL_IMPACT = 0.2;

/** Distance to processing at the end of life. */
export const END_OF_LIFE_TRANSPORT_KM = 50;
/** Machine hours of demolition for each hour of construction. */
export const DEMOLITION_HOURS_SHARE = 0.5;

/**
 * Part of the MKI in Set A1 that the four toxicity indicators make up. OEKOBAUDAT does not declare them; in the
 * production columns of the category 3 report they are 8 % (foamed concrete) to 36 % (AGREC).
 */
export const A1_TOXICITY_SHARE = 0.2;

/** MKI for each kg CO2 of a material whose profile the other set lacks; the products in the table are close to it. */
export const A1_MATERIAL_MKI_EUR_PER_KG_CO2 = 0.075;
export const A2_MATERIAL_MKI_EUR_PER_KG_CO2 = 0.16;

/** 1 kg PO4-eq in kg P-eq: the ratio of the molar masses, 30.97 / 94.97. */
export const KG_P_PER_KG_PO4 = 0.326;
