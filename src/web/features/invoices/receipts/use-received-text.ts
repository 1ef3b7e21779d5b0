import { useTranslations } from 'use-intl'
import type { ReceivedLine } from '#contract/invoice-receipts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** '2 reçus sur 5, abîmés', in the reader's language; the demand for a credit note says the same in French. */
export function useReceivedText(): (line: ReceivedLine) => string {
  const t = useTranslations('invoiceReceipts')
  const format = useFormat()
  const stateOf = ({ receipt, packs, receivedQuantity, replacedBy }: ReceivedLine): string => {
    const facts = {
      kept: receivedQuantity === null ? 'none' : format.quantity(receivedQuantity),
      count: receivedQuantity ?? 0,
      of: packs === null ? 'none' : format.quantity(packs),
    }
    switch (receipt) {
      case 'none':
        return ''
      case 'ok':
        return receivedQuantity === null || receivedQuantity === packs ? '' : t('short', facts)
      case 'short':
        return t('short', facts)
      case 'refused':
        return receivedQuantity === null || receivedQuantity === 0 ? t('refused') : t('partlyRefused', facts)
      case 'replaced':
        return t('replaced', { kept: facts.kept, by: replacedBy === '' ? 'none' : replacedBy })
    }
  }
  return (line) => {
    const { reason, weighedQuantity, weighedUnit, priceHt, notedPriceHt } = line
    return [
      stateOf(line),
      reason,
      weighedQuantity === null || weighedUnit === null
        ? ''
        : t('weighed', { quantity: format.quantity(weighedQuantity), unit: weighedUnit }),
      notedPriceHt === null || notedPriceHt === priceHt
        ? ''
        : t('noted', {
            price: format.euro(notedPriceHt),
            ordered: priceHt === null ? 'none' : format.euro(priceHt),
          }),
    ]
      .filter((words) => words !== '')
      .join(', ')
  }
}
