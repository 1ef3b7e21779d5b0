import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useFileTexts } from './use-file-texts.ts'
import { useStoredCostText } from './use-stored-cost-text.ts'
import type { ToldReason } from './reading/told-reasons.ts'

/** The one sentence of a reason. */
export function useReasonText(): (reason: ToldReason) => string {
  const t = useTranslations('sheetReasons')
  const format = useFormat()
  const text = useFileTexts()
  const storedCost = useStoredCostText()

  const figureOf = ({ figure, currency }: ToldReason, value: number | null): string => {
    if (value === null) return t('noQuantity')
    switch (figure) {
      case 'margin-percent':
      case 'cost-percent':
      case 'vat':
        return format.percent(value)
      case 'coefficient':
        return format.quantity(value, 2)
      case 'net-quantity':
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

  return (told) => {
    const { reason, rows, amount, price, priceUnit, figure, computed, stated, perPortion, likely } = told
    if (reason === 'stored-cost-differs') return storedCost(told)
    const values = {
      row: rows.map(String).join(', '),
      rows: rows.map(String).join(', '),
      count: rows.length,
      name: told.name ?? t('nameless'),
      amount: amount === null ? t('noQuantity') : text.amount(amount),
      price: price === null ? t('noQuantity') : text.price(price, priceUnit, told.currency),
      priceUnit: text.unitName(priceUnit),
      figure: figure === null ? '' : t(`figures.${figure}`, { cell: told.cell }),
      computed:
        reason === 'loss-unclear'
          ? format.percent(computed ?? 0)
          : reason === 'maybe-bought'
            ? text.price(computed ?? 0, priceUnit, told.currency)
            : figureOf(told, computed),
      stated: figureOf(told, stated),
      lost:
        perPortion === null
          ? t('lost', { amount: figureOf(told, computed) })
          : t('lostPerPortion', { amount: text.money(perPortion, told.currency) }),
      portions: stated ?? 0,
      columns: told.columns,
      cell: told.cell,
      currency: told.currency ?? '',
      path: told.path,
      written: told.written ?? '',
      charges: told.charges
        .map((each) =>
          t('charge', { name: each.name, amount: text.charge(each.amount, each.percent, told.currency) }),
        )
        .join(', '),
      charged: told.charges.length,
      others: told.others.map((title) => t('quoted', { title })).join(', '),
    }
    if (told.written !== null) {
      if (reason === 'quantity-unclear')
        return t(amount === null ? 'quantityUnread' : 'quantityWritten', values)
      if (reason === 'price-unclear') return t(price === null ? 'priceUnread' : 'priceWritten', values)
      if (reason === 'unit-missing') return t('unitWritten', values)
    }
    if (reason === 'total-leaves-out-lines' && told.oneOf) return t('leavesOutOneOf', values)
    if (reason === 'total-missing' && computed !== null) return t('totalMissingAlone', values)
    if (reason === 'title-unclear' && told.others.length === 0) return t('titleMissing', values)
    if (reason === 'portions-unclear' && likely !== null)
      return t(told.written === null ? 'portionsOther' : 'portionsWritten', { ...values, likely })
    if (reason === 'portions-missing' && likely !== null) return t('portionsLikely', { ...values, likely })
    return t(`reasons.${reason}`, values)
  }
}
