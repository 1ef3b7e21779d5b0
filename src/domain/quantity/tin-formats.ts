/** Nominal capacities of the French tin formats, in millilitres: 1/1 was the litre tin, 4/4 is its successor. */
export const TIN_FORMATS: Readonly<Record<string, number>> = {
  '1/8': 106,
  '1/4': 212,
  '1/2': 425,
  '4/4': 850,
  '2/1': 1700,
  '3/1': 2650,
  '5/1': 4250,
}
