import { IconWheat } from '#web/ui/icons/wheat.ts'
import { allergenState, type DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import classes from './allergens-in-cell.module.css'

export interface AllergensInCellProps {
  product: Omit<DeclaredAllergens, 'traces'>
  /** The names of the allergens, or the state that they are in. */
  words: string
}

/**
 * The allergens of a row. In a table, a product that is declared free of them has a dash; on a card, which has no head,
 * an ear of wheat says what the words are about.
 */
export function AllergensInCell({ product, words }: AllergensInCellProps) {
  const state = allergenState(product)
  const icon = <IconWheat size={13} aria-hidden className={classes.icon} />
  if (state === 'declared') {
    return (
      <>
        {icon}
        {words}
      </>
    )
  }
  if (state === 'undeclared') {
    return (
      <span className="dimmed">
        {icon}
        {words}
      </span>
    )
  }
  return (
    <span className="dimmed">
      <span className={classes.dash} aria-hidden>
        –
      </span>
      <span className={classes.words}>{words}</span>
    </span>
  )
}
