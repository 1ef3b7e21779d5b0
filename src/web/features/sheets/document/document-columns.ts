import { factsWith, keysOf, partsOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { INGREDIENT_COLUMNS, type IngredientColumnKey } from './ingredient-columns.ts'

export interface DocumentColumn {
  key: IngredientColumnKey
  heading: string
  /** Percent of the table's width. */
  width: number
  /** Aligned like figures. */
  end: boolean
}

const factColumns = keysOf(partsOf(factsWith(PRODUCT_FACTS, { onSheet: 'column' })))
type FactColumn = (typeof factColumns)[number]

/** A fact that says it is a column does not compile before there is one. */
const FACT_COLUMNS: ReadonlySet<IngredientColumnKey> = new Set(factColumns)
const isFactColumn = (key: IngredientColumnKey): key is FactColumn => FACT_COLUMNS.has(key)

/** A fact of the product is called as everywhere. */
function headingOf(key: IngredientColumnKey, t: Translate): string {
  return isFactColumn(key) ? t(`productFacts.labels.${key}`) : t(`document.ingredients.${key}`)
}

/** The columns of the sheet's table, each with its share of the width. */
export function documentColumns(t: Translate, hasCosts: boolean): DocumentColumn[] {
  const shown = INGREDIENT_COLUMNS.filter((column) => hasCosts || !('isCost' in column))
  const total = shown.reduce((sum, { width }) => sum + width, 0)
  return shown.map((column) => ({
    key: column.key,
    heading: headingOf(column.key, t),
    width: (100 * column.width) / total,
    end: 'end' in column,
  }))
}
