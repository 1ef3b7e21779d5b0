import { allergenState, type DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import classes from './allergens-in-cell.module.css'

export interface AllergensInCellProps {
  product: Omit<DeclaredAllergens, 'traces'>
  /** The names of the allergens, or the state that they are in. */
  words: string
}

/** The allergens of a row. In a table, a product that is declared free of them has a dash; on a card it has its words. */
export function AllergensInCell({ product, words }: AllergensInCellProps) {
  const state = allergenState(product)
  if (state === 'declared') return words
  if (state === 'undeclared') return <span className="dimmed">{words}</span>
  return (
    <span className="dimmed">
      <span className={classes.dash} aria-hidden>
        –
      </span>
      <span className={classes.words}>{words}</span>
    </span>
  )
}
