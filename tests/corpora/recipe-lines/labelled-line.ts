/**
 * A line and what it means: the quantity, the unit or the counted word, and the name to search. 'doubt' where even a
 * cook would ask.
 */
export type LabelledLine = [
  text: string,
  quantity: number | null,
  unit: string | null,
  name: string,
  doubt?: 'doubt',
]
