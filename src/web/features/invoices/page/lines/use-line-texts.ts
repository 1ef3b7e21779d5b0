import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import { billedUnit } from '#domain/invoices/unit-codes.ts'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { listPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useUnitPriceText } from '#web/entities/price/use-price-text.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { type LineAnswer, questionOf, tiedProduct } from './line-state.ts'

type Billed = Pick<InvoiceLineAnswer, 'quantity' | 'unitCode'>

/** Whether it is asked what the billed unit is. */
const isOfUnit = ({ doubts }: InvoiceLineAnswer) =>
  doubts.includes('unit-unknown') || doubts.includes('unit-missing')

/** How a line says itself, its doubts and its answers, made once for the list. */
export function useLineTexts(currency: string) {
  const t = useTranslations('invoice')
  const counted = useTranslations('trade.counted')
  const format = useFormat()
  const prices = usePriceTexts(currency)
  const unitPrice = useUnitPriceText(listPriceDecimals, currency)
  return useMemo(() => {
    const price = ({ unit, priceHt }: { unit: Unit; priceHt: number }) => unitPrice(priceHt, unit)
    const own = ({ unit, unitPriceHt }: InvoiceLineAnswer) =>
      unit === null || unitPriceHt === null ? '' : price({ unit, priceHt: unitPriceHt })
    /** '27,30 € pour 6 L : 4,55 € / L' */
    const reading = (line: InvoiceLineAnswer, { unit, priceHt }: { unit: Unit; priceHt: number }) => {
      const { lineTotal, quantity } = line
      if (lineTotal === null || quantity === null || quantity === 0) return price({ unit, priceHt })
      const billed = lineTotal / quantity
      const count = Math.round((billed / priceHt) * 1000) / 1000
      return t('details.reading', {
        billed: format.money(billed, currency, SHOWN_AMOUNT_DECIMALS),
        quantity: format.quantity(count),
        unit: counted(unit, { count }),
        price: price({ unit, priceHt }),
      })
    }
    const tied = (line: InvoiceLineAnswer) => {
      const product = tiedProduct(line)
      return product === null ? null : `→ ${product.name}`
    }
    return {
      isOfUnit,
      price,
      own,
      reading,
      prices,
      /** '9,14 kg', '4 cartons'; an unknown code as it is printed. */
      billed: ({ quantity, unitCode }: Billed) => {
        if (quantity === null) return ''
        const unit = unitCode === null ? null : billedUnit(unitCode)
        if (unit === null)
          return unitCode === null
            ? format.quantity(quantity)
            : t('lines.packs', { quantity: format.quantity(quantity), unit: unitCode })
        if (unit.kind === 'measure')
          return t('lines.quantity', { quantity: format.quantity(quantity * unit.factor), unit: unit.word })
        if (unit.kind === 'piece')
          return t('lines.quantity', {
            quantity: format.quantity(quantity),
            unit: counted('unité', { count: quantity }),
          })
        return t('lines.quantity', {
          quantity: format.quantity(quantity),
          unit: t(`lines.packages.${unit.word}`, { count: quantity }),
        })
      },
      charge: (charge: Charge) => t(`lines.charges.${charge}`),
      /** The product that follows a new article: '→ Beurre doux'. */
      tied,
      amount: (value: number | null) => (value === null ? '' : format.money(value, currency)),
      since: (instant: string | null) =>
        instant === null ? '' : t('lines.since', { day: format.dateLong(instant) }),
      doubt: (reason: string, { unitCode }: Pick<InvoiceLineAnswer, 'unitCode'>) => {
        const key = `doubts.${reason}` as 'doubts.unit-unknown'
        return t.has(key) ? t(key, { unit: unitCode ?? '' }) : t('otherDoubt')
      },
      answer: (line: InvoiceLineAnswer, answer: LineAnswer) => {
        switch (answer.as) {
          case 'price':
            if (questionOf(line) === 'misfit') return t('details.ofArticle', { price: price(answer) })
            if (isOfUnit(line)) return t('details.isUnit', { unit: answer.unit, price: price(answer) })
            return line.readings.length > 1
              ? reading(line, answer)
              : t('details.confirm', { price: price(answer) })
          case 'article': {
            const { name, code, product } = answer.article
            const article = t('details.article', { name, code: code ?? 'none', price: price(answer.article) })
            return product === null ? article : t('details.tied', { article, product: product.name })
          }
          case 'new':
            return answer.product === null
              ? t('details.new', { name: line.name, price: own(line) })
              : t('details.newTied', { name: line.name, price: own(line), product: answer.product.name })
          case 'charge':
            return t('details.charge', { charge: t(`lines.charges.${answer.charge}`) })
          case 'open':
            return t('details.otherArticle')
          case 'unpriced':
            return t('details.unpriced')
        }
      },
    }
  }, [t, counted, format, prices, currency, unitPrice])
}
export type LineTexts = ReturnType<typeof useLineTexts>
