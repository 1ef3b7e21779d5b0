import { useTranslations } from 'use-intl'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { ChoiceCell } from '#web/ui/cells/choice-cell.tsx'
import { MoneyCell } from '#web/ui/cells/money-cell.tsx'
import { FIRST_OF_AMOUNT, FIRST_OF_WORDS } from '#web/ui/cells/use-cells.ts'
import type { CellFacts, CellFieldProps } from '#web/ui/cells/use-cells.ts'
import type { SheetEditing } from './cell-facts.ts'

type FieldProps = CellFieldProps<SheetEditing>

export const SHEET_CELLS: CellFacts<SheetEditing> = {
  category: { first: FIRST_OF_WORDS, field: CategoryCell },
  price: { first: FIRST_OF_AMOUNT, field: PriceCell },
}

function CategoryCell({ draft, onCommit, ...cell }: FieldProps) {
  const t = useTranslations()
  return (
    <ChoiceCell
      {...cell}
      values={SHEET_CATEGORIES}
      value={draft.category}
      textOf={(category) => t(`trade.sheetCategories.${category}`)}
      listLabel={t('sheets.table.category')}
      empty={t('cells.noCategoryFound')}
      onCommit={(category) => onCommit({ category })}
    />
  )
}

/** An emptied price is none. */
function PriceCell({ draft, onCommit, ...cell }: FieldProps) {
  const t = useTranslations()
  const negative = t('errors.rules.price-negative')
  return (
    <MoneyCell
      {...cell}
      amount={draft.priceTtc}
      negative={negative}
      problemOf={(price, text) => {
        if (price === null) return null
        if (Number.isNaN(price)) return t('common.number.unreadable', { text: text.trim() })
        if (price < 0) return negative
        return price > MAX_AMOUNT ? t('sheets.table.priceTooHigh') : null
      }}
      onCommit={(priceTtc) => onCommit({ priceTtc })}
    />
  )
}
