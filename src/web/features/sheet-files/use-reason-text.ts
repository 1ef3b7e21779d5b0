import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useFileTexts } from './use-file-texts.ts'
import { useStoredCostText } from './use-stored-cost-text.ts'
import type { ShownReason } from './reading/shown-reasons.ts'

/** The one sentence of a reason. */
export function useReasonText(): (reason: ShownReason) => string {
  const t = useTranslations('sheetReasons')
  const format = useFormat()
  const text = useFileTexts()
  const storedCost = useStoredCostText()

  const figureOf = ({ figure, currency }: ShownReason, value: number | null): string => {
    if (value === null) return t('noQuantity')
    switch (figure) {
      case 'margin-percent':
      case 'cost-percent':
      case 'vat':
        return format.percent(value)
      case 'coefficient':
        return format.quantity(value, 2)
      case 'net-quantity':
      case 'quantity-total':
        return format.quantity(value, 4)
      case 'total':
      case 'total-ttc':
      case 'portion-cost':
      case 'margin':
      case 'price-ttc':
      case null:
        return text.money(value, currency)
    }
  }

  return (shown) => {
    const { reason, rows, amount, price, priceUnit, figure, computed, stated, perPortion, likely } = shown
    if (reason === 'stored-cost-differs') return storedCost(shown)
    const values = {
      row: rows.map(String).join(', '),
      rows: rows.map(String).join(', '),
      count: rows.length,
      name: shown.name ?? t('nameless'),
      amount: amount === null ? t('noQuantity') : text.amount(amount),
      price: price === null ? t('noQuantity') : text.price(price, priceUnit, shown.currency),
      priceUnit: text.unitName(priceUnit),
      figure: figure === null ? '' : t(`figures.${figure}`, { cell: shown.cell }),
      computed:
        reason === 'loss-unclear'
          ? format.percent(computed ?? 0)
          : reason === 'maybe-bought'
            ? text.price(computed ?? 0, priceUnit, shown.currency)
            : figureOf(shown, computed),
      stated: figureOf(shown, stated),
      lost:
        perPortion === null
          ? t('lost', { amount: figureOf(shown, computed) })
          : t('lostPerPortion', { amount: text.money(perPortion, shown.currency) }),
      portions: stated ?? 0,
      columns: shown.columns,
      cell: shown.cell,
      currency: shown.currency ?? '',
      path: shown.path,
      written: shown.written ?? '',
      charges: shown.charges
        .map((each) =>
          t('charge', { name: each.name, amount: text.charge(each.amount, each.percent, shown.currency) }),
        )
        .join(', '),
      charged: shown.charges.length,
      others: shown.others.map((title) => t('quoted', { title })).join(', '),
    }
    if (shown.written !== null) {
      if (reason === 'quantity-unclear')
        return t(amount === null ? 'quantityUnread' : 'quantityWritten', values)
      if (reason === 'price-unclear') return t(price === null ? 'priceUnread' : 'priceWritten', values)
      if (reason === 'unit-missing') return t('unitWritten', values)
    }
    if (reason === 'total-leaves-out-lines' && shown.oneOf) return t('leavesOutOneOf', values)
    if (reason === 'total-missing' && computed !== null) return t('totalMissingAlone', values)
    if (reason === 'title-unclear' && shown.others.length === 0) return t('titleMissing', values)
    if (reason === 'portions-unclear' && likely !== null)
      return t(shown.written === null ? 'portionsOther' : 'portionsWritten', { ...values, likely })
    if (reason === 'portions-missing' && likely !== null) return t('portionsLikely', { ...values, likely })
    return t(`reasons.${reason}`, values)
  }
}
