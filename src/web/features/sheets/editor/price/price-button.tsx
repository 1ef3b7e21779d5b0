import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
import type { LineFrame } from '../state/draft.ts'
import { LinePrice } from '../table/line-figures.tsx'
import classes from './price-button.module.css'

interface PriceButtonProps {
  line: LineFrame
  /** Whether Tab stops at it. */
  ownStop?: boolean
}

/** The price of a line; that of a product opens it, to be read and changed. Alt + P does so from any cell of the line. */
export const PriceButton = memo(function PriceButton({ line, ownStop = false }: PriceButtonProps) {
  const t = useTranslations('editor.price')
  const texts = usePriceTexts()
  const { openPrice } = useEditorDialogs()
  const { key, product, costing } = line
  // A line QS or a forfait has no price in its cost.
  if (product === null || costing !== 'quantity') return <LinePrice lineKey={key} />
  return (
    <button
      type="button"
      className={classes.price}
      data-column="price"
      // Out of the way of Tab, which leads from cell to cell.
      tabIndex={ownStop ? undefined : -1}
      aria-haspopup="dialog"
      aria-label={t('button', {
        product: product.name,
        price: texts.unitPrice(product.priceHt, product.unit),
      })}
      title={t('hint')}
      onClick={() => openPrice(product.id)}
    >
      <LinePrice lineKey={key} />
    </button>
  )
})
