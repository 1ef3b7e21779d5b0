import { Box, Popover } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { CategoryPicker } from '#web/entities/product/category-picker.tsx'
import type { ProductDraft } from '#web/entities/product/form/product-draft.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import classes from './product-cells.module.css'
import { usePriceProblem } from './use-price-problem.ts'
import { useCellField } from './use-cell-field.ts'

export interface CellFieldProps {
  label: string
  /** What the field begins with. */
  draft: ProductDraft
  onCommit: (change: Partial<ProductDraft>) => void
  onGiveUp: () => void
}

/** The price of a product, typed in its cell. A refused one keeps the field open, with the reason below. */
export function PriceCell({ label, draft, onCommit, onGiveUp }: CellFieldProps) {
  const t = useTranslations()
  const id = useId()
  const [price, setPrice] = useState(draft.priceHt)
  const [errorText, setErrorText] = useState<string | null>(null)
  const [judged, setJudged] = useState<string | null>(null)
  const problemOf = usePriceProblem()
  const sentence = errorText ?? judged
  const { onKeyDownCapture, onKeyDown, onBlurSaves } = useCellField({
    onGiveUp,
    onCommit: (input) => {
      const problem = problemOf(price, input.value)
      setJudged(problem)
      if (problem !== null) return false
      onCommit({ priceHt: price })
      return true
    },
  })
  return (
    <Popover
      opened={sentence !== null}
      position="bottom-end"
      withRoles={false}
      trapFocus={false}
      shadow="md"
      portalProps={{ target: 'main' }}
    >
      <Popover.Target>
        <Box mx={-6} className={classes.field}>
          <MoneyField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was opened to type in it
            autoFocus
            aria-label={label}
            aria-describedby={sentence === null ? undefined : id}
            size="xs"
            decimals={PRICE_DECIMALS}
            unit={t('products.form.priceUnit', { unit: t(`trade.units.${draft.unit}`) })}
            rightSectionWidth={74}
            classNames={{ input: classes.price, section: classes.unit }}
            negative={t('products.form.issues.price-negative')}
            validateOnSubmit
            value={price}
            error={sentence !== null}
            onErrorText={setErrorText}
            onChange={(typed) => {
              setPrice(typed)
              setJudged(null)
            }}
            onKeyDownCapture={onKeyDownCapture}
            onKeyDown={onKeyDown}
            onBlur={onBlurSaves}
          />
        </Box>
      </Popover.Target>
      <Popover.Dropdown className={classes.sentence} id={id} role="alert">
        {sentence}
      </Popover.Dropdown>
    </Popover>
  )
}

export function CategoryCell({ label, draft, onCommit, onGiveUp }: CellFieldProps) {
  const { ref, choose, onKeyDownCapture, onKeyDown, onLeave } = useCellField({ onGiveUp })
  return (
    <Box mx={-6} className={classes.field} ref={ref}>
      <CategoryPicker
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
        autoFocus
        aria-label={label}
        size="xs"
        rightSectionWidth={24}
        value={draft.category}
        onChange={(category) => choose(() => onCommit({ category }))}
        onKeyDownCapture={onKeyDownCapture}
        onKeyDown={onKeyDown}
        onLeave={onLeave}
      />
    </Box>
  )
}

export function SupplierCell({ label, draft, onCommit, onGiveUp }: CellFieldProps) {
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
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
