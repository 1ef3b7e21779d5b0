import { useTranslations } from 'use-intl'
import { netUnitPrice } from '#domain/costing/net-unit-price.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { strong } from '#web/ui/rich-text.tsx'
import classes from './settings.module.css'

interface WastageExampleProps {
  method: WastageMethod
  /** EUR per kg, without VAT. */
  price: number | null
  /** Percent. */
  loss: number | null
}

/** What a kilo comes to by one method, from the very function that costs the sheets. */
export function WastageExample({ method, price, loss }: WastageExampleProps) {
  const t = useTranslations('settings.wastage')
  const format = useFormat()
  return <p className={classes.result}>{sentence()}</p>

  function sentence() {
    const net = price === null || loss === null ? undefined : netUnitPrice(price, loss, method)
    if (price === null || loss === null || net === undefined) return t('invalid')
    if (!net.known)
      return net.reason === 'total-loss' ? t('impossible', { loss: format.rate(loss) }) : t('invalid')
    return t.rich('result', {
      price: format.euro(price),
      loss: format.rate(loss),
      net: format.euro(net.price),
      strong,
    })
  }
}
