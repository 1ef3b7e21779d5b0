import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { LiveLine } from './live-sheet.ts'
import classes from './live-sheet.module.css'
import slider from './price-slider.module.css'

interface LiveLineRowProps {
  line: LiveLine
  /** EUR per unit bought, without VAT. */
  price: number
  /** EUR of the whole line. */
  cost: number
  /** The reader's hand is on it, or the keyboard. */
  onTouch: () => void
  onPrice: (price: number) => void
}

const shownPrice = (price: ReactNode) => <b className={classes.price}>{price}</b>

/** The position of a price between the line's lowest and highest, 0 to 1. */
function placeOf(price: number, { lowest, highest }: LiveLine): number {
  return (price - lowest) / (highest - lowest)
}

/** A product of the sheet: what it costs here, and its price to be dragged. */
export function LiveLineRow({ line, price, cost, onTouch, onPrice }: LiveLineRowProps) {
  const t = useTranslations('home.sheet')
  const format = useFormat()
  const name = t(`products.${line.key}`)
  const place = { '--place': placeOf(price, line), '--market': placeOf(line.market, line) } as CSSProperties
  return (
    <li className={classes.line}>
      <div className={classes.name}>{name}</div>
      <div className={classes.bought}>
        {t.rich('at', {
          quantity: format.quantity(line.quantity),
          unit: t(`units.${line.unit}`),
          price: format.euro(price),
          b: shownPrice,
          per: t(`units.${line.per}`),
        })}
        {line.wastagePercent > 0 && t('loss', { loss: format.percent(line.wastagePercent, 0) })}
      </div>
      <input
        type="range"
        autoComplete="off"
        className={slider.slider}
        data-print="hidden"
        data-needs-script
        style={place}
        min={line.lowest}
        max={line.highest}
        step={line.step}
        value={price}
        onPointerDown={onTouch}
        onFocus={onTouch}
        onChange={(event) => onPrice(event.currentTarget.valueAsNumber)}
        aria-label={t('priceOf', { product: name })}
        aria-valuetext={t(`priceText.${line.per}`, { price: format.euro(price) })}
      />
      <div className={classes.cost}>{format.euro(cost)}</div>
    </li>
  )
}
