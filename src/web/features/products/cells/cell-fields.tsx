import { Box } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import { ChoiceCell } from '#web/ui/cells/choice-cell.tsx'
import classes from '#web/ui/cells/edited-cell.module.css'
import { MoneyCell } from '#web/ui/cells/money-cell.tsx'
import { useCellField } from '#web/ui/cells/use-cell-field.ts'
import { FIRST_OF_AMOUNT, FIRST_OF_WORDS } from '#web/ui/cells/use-cells.ts'
import type { CellFacts, CellFieldProps } from '#web/ui/cells/use-cells.ts'
import type { ProductEditing } from './cell-facts.ts'
import { usePriceProblem } from './use-price-problem.ts'

type FieldProps = CellFieldProps<ProductEditing>

export const PRODUCT_CELLS: CellFacts<ProductEditing> = {
  category: { first: FIRST_OF_WORDS, field: CategoryCell },
  price: { first: FIRST_OF_AMOUNT, field: PriceCell },
  supplier: { first: FIRST_OF_WORDS, field: SupplierCell },
}

function PriceCell({ draft, onCommit, ...cell }: FieldProps) {
  const t = useTranslations()
  return (
    <MoneyCell
      {...cell}
      amount={draft.priceHt}
      decimals={PRICE_DECIMALS}
      unit={t('products.form.priceUnit', { unit: t(`trade.units.${draft.unit}`) })}
      rightSectionWidth={74}
      problemOf={usePriceProblem()}
      negative={t('products.form.issues.price-negative')}
      onCommit={(priceHt) => onCommit({ priceHt })}
    />
  )
}

function CategoryCell({ draft, onCommit, ...cell }: FieldProps) {
  const t = useTranslations()
  return (
    <ChoiceCell
      {...cell}
      values={PRODUCT_CATEGORIES}
      value={draft.category}
      textOf={(category) => t(`trade.productCategories.${category}`)}
      listLabel={t('productFacts.labels.category')}
      empty={t('cells.noCategoryFound')}
      onCommit={(category) => onCommit({ category })}
    />
  )
}

function SupplierCell({ label, draft, onCommit, onGiveUp }: FieldProps) {
  const { ref, choose, onKeyDownCapture, onKeyDown, onLeave } = useCellField({
    onGiveUp,
    // As in the form, an emptied field is no supplier.
    onCommit: (input) => {
      if (input.value !== '') return true
      onCommit({ supplier: null })
      return true
    },
  })
  return (
    <Box mx={-6} className={classes.field} ref={ref}>
      <SupplierPicker
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was opened to type in it
        autoFocus
        inCell
        none
        aria-label={label}
        size="xs"
        rightSectionWidth={24}
        value={draft.supplier}
        onChange={(supplier) => choose(() => onCommit({ supplier }))}
        onKeyDownCapture={onKeyDownCapture}
        onKeyDown={onKeyDown}
        onLeave={onLeave}
      />
    </Box>
  )
}
