import { useTranslations } from 'use-intl'
import type { OrderLine } from '#contract/order-shapes.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { differences, type ReceiptDraft, type Tick, uncounted, unticked } from './receipt-draft.ts'
import type { ReceiptWords } from './receipt-versions.ts'
import type { DeliveryWords } from './delivery-versions.ts'
import type { ReceiptBody } from './waiting-receipt.ts'

/** The words of what is typed at the back door. */
export function useReceiptWords() {
  const t = useTranslations('deliveries')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const { day } = useOrderWords()
  const degrees = (temperature: number | null) =>
    temperature === null ? none : t('degrees', { count: format.quantity(temperature) })

  /** '3 reçus, DLC 12/12/2026' */
  const tick = (of: Tick | undefined): string => {
    if (of === undefined) return t('line.unticked')
    const { receipt, receivedQuantity, reason, replacedBy, weighedQuantity, weighedUnit } = of
    const { notedPriceHt, useBy, lot } = of
    return [
      ...(receipt === 'replaced' && replacedBy !== '' && receivedQuantity !== null
        ? [t('line.replacedAs', { count: format.quantity(receivedQuantity), name: replacedBy })]
        : [
            t(`line.${receipt === 'none' ? 'unticked' : receipt}`),
            receivedQuantity !== null && t('line.kept', { shown: format.quantity(receivedQuantity) }),
            replacedBy !== '' && replacedBy,
          ]),
      reason !== '' && reason,
      weighedQuantity !== null &&
        weighedUnit !== null &&
        t('line.weighedAs', { quantity: format.quantity(weighedQuantity), unit: weighedUnit }),
      notedPriceHt != null && t('line.notedAs', { price: format.euro(notedPriceHt) }),
      useBy !== null && t('line.useByOn', { day: day(useBy) }),
      lot !== null && lot !== '' && t('line.lotOf', { lot }),
    ]
      .filter((part) => part !== false)
      .join(', ')
  }

  const compared = {
    tick,
    gone: t('conflict.gone'),
    temperature: {
      label: t('temperature'),
      textOf: ({ temperature }: Pick<ReceiptDraft, 'temperature'>) => degrees(temperature),
    },
    note: { label: t('note'), textOf: ({ note }: Pick<ReceiptDraft, 'note'>) => note || none },
  } satisfies ReceiptWords

  const comparedUnordered: DeliveryWords = {
    supplier: { label: t('unordered.supplier'), textOf: ({ supplierName }) => supplierName },
    temperature: compared.temperature,
    note: compared.note,
  }

  return {
    tick,
    compared,
    comparedUnordered,
    /** 'Tout est là', or what is not: '2 écarts, 1 ligne non cochée'. */
    summary: (items: readonly Pick<OrderLine, 'id'>[], draft: ReceiptDraft): string => {
      const [different, open] = [differences(draft), unticked(items, draft).length]
      const toCount = uncounted(items, draft).length
      if (different === 0 && open === 0) return t('all')
      return [
        different > 0 && t('differences', { count: different }),
        toCount > 0 && t('uncounted', { count: toCount }),
        open > 0 && t('unticked', { count: open }),
      ]
        .filter((part) => part !== false)
        .join(', ')
    },
    supplierOf: (body: ReceiptBody) =>
      body.is === 'order' ? body.order.supplierName : body.draft.supplierName,
  }
}
