/**
 * One m2 of a road foundation, "Menggranulaat, 250mm": what is declared of it in the eleven categories of Set A1, per
 * module, in the unit of the category. The weighted sum is 0.755 euro, published as 0.76.
 *
 * Source: "LCA Rapportage categorie 3 data NMD, H80 Funderingslagen", 11-10-2021, the public report behind the cards of
 * the Nationale Milieudatabase. It has one module B, which stands in B1; B4 is not declared.
 * The columns are A1-A3, A4, A5, B1, C1, C2, C3, C4 and D.
 */
export const FOUNDATION_LAYER: Readonly<Record<string, readonly number[]>> = {
  ADPE: [0, 3.95e-6, 9.5e-7, 0, 3.14e-7, 3.99e-6, 0, 2.9e-8, 1.13e-7],
  ADPF: [0, 0.0156, 0.0139, 0, 0.00458, 0.0157, 0, 0.000376, 0.00014],
  GWP: [0, 2.06, 2.03, 0, 0.671, 2.08, 0, 0.0257, 0.0205],
  ODP: [0, 4.09e-7, 3.53e-7, 0, 1.17e-7, 4.14e-7, 0, 9.28e-9, 1.83e-9],
  POCP: [0, 0.0013, 0.000668, 0, 0.000221, 0.00131, 0, 2.8e-5, 1.48e-5],
  AP: [0, 0.00751, 0.00595, 0, 0.00197, 0.00759, 0, 0.000194, 0.000117],
  EP: [0, 0.00153, 0.00114, 0, 0.000376, 0.00155, 0, 3.67e-5, 2.04e-5],
  HTP: [0, 0.725, 0.502, 0.145, 0.166, 0.733, 0, 0.0112, 0.00914],
  FAETP: [0, 0.0468, 0.00995, 0.0632, 0.00329, 0.0472, 0, 0.000271, 0.000131],
  MAETP: [0, 122, 33.3, 139, 11, 124, 0, 0.95, 0.572],
  TETP: [0, 0.0043, 0.00179, 0.093, 0.000591, 0.00434, 0, 2.8e-5, 4.77e-5],
};
