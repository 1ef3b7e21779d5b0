import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import type { OfferedPrice } from '#domain/invoices/prices-for-unit.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import { billedUnit } from '#domain/invoices/unit-codes.ts'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { listPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useUnitPriceText } from '#web/entities/price/use-price-text.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { answersOf, type LineAnswer, questionOf, tiedProduct } from './line-state.ts'

type Billed = Pick<InvoiceLineAnswer, 'quantity' | 'unitCode'>

/** Whether it is asked what the billed unit is. */
const isOfUnit = ({ doubts }: InvoiceLineAnswer) =>
  doubts.includes('unit-unknown') || doubts.includes('unit-missing')

/** What one billed unit costs; null where that is not known. */
function billedPrice({ lineTotal, quantity }: InvoiceLineAnswer): number | null {
  return lineTotal === null || quantity === null || quantity === 0 ? null : lineTotal / quantity
}

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
    /** '27,30 € pour 6 L : 4,55 € / L', or about so. */
    const reading = (line: InvoiceLineAnswer, { unit, priceHt, approximate = false }: OfferedPrice) => {
      const billed = billedPrice(line)
      if (billed === null) return price({ unit, priceHt })
      const count = roundHalfAwayFromZero(billed / priceHt, approximate ? 1 : 3)
      return t('details.reading', {
        about: String(approximate),
        billed: format.money(billed, currency, SHOWN_AMOUNT_DECIMALS),
        quantity: format.quantity(count),
        unit: counted(unit, { count }),
        price: price({ unit, priceHt }),
      })
    }
    const priceAnswer = (line: InvoiceLineAnswer, answer: OfferedPrice) => {
      const isOfBilled = Math.abs((billedPrice(line) ?? answer.priceHt) / answer.priceHt - 1) < 1e-3
      if (isOfUnit(line) && isOfBilled)
        return t('details.isUnit', { unit: answer.unit, price: price(answer) })
      const several = answersOf(line).filter(({ as }) => as === 'price').length > 1
      if (several || answer.approximate || !isOfBilled) return reading(line, answer)
      return t(`details.${questionOf(line) === 'misfit' ? 'ofArticle' : 'confirm'}`, { price: price(answer) })
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
            return priceAnswer(line, answer)
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
