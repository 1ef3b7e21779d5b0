import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { ProductCombobox } from '../product-entry/product-combobox.tsx'
import type { DraftLine } from '../state/draft.ts'
import { useEditor } from '../state/use-editor.ts'
import { focusCell } from './focus-cell.ts'
import classes from './product-cell.module.css'

interface ProductCellProps {
  line: DraftLine
  wrongBecause?: string | undefined
}

/** The product of a line: its name, and in its place the search when another is to be chosen. */
export function ProductCell({ line, wrongBecause }: ProductCellProps) {
  const { dispatch } = useEditor()
  const t = useTranslations('editor')
  const [choosing, setChoosing] = useState(false)
  const { key, product } = line

  const choose = (chosen: LineProduct) => {
    flushSync(() => {
      dispatch({ type: 'product-chosen', key, product: chosen })
      setChoosing(false)
    })
    focusCell(key, 'quantity')
  }
  const giveUp = () => {
    flushSync(() => setChoosing(false))
    focusCell(key, 'product')
  }

  if (choosing) {
    return (
      <ProductCombobox
        label={product === null ? t('table.noProduct') : t('line.change', { product: product.name })}
        onChoose={choose}
        onGiveUp={giveUp}
        onLeave={() => setChoosing(false)}
        takesFocus
      />
    )
  }
  return (
    <button
      type="button"
      className={classes.name}
      data-column="product"
      data-missing={product === null || undefined}
      aria-label={product === null ? t('table.noProduct') : t('line.change', { product: product.name })}
      aria-describedby={wrongBecause}
      onClick={() => setChoosing(true)}
    >
      {product?.name ?? t('table.noProduct')}
    </button>
  )
}
