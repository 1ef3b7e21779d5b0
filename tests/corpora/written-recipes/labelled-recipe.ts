/** A line as a cook understands it: the quantity, the unit or the counted word, the name; 'doubt' where a cook would ask. */
export type LineOfRecipe = [quantity: number | null, unit: string | null, name: string, doubt?: 'doubt']

/** A text as people paste it, and what it means; written before it was read for the first time. */
export interface LabelledRecipe {
  kind: string
  text: string
  title: string | null
  portions: number | null
  lines: LineOfRecipe[]
}
