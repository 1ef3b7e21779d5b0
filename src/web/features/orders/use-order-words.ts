import { useLocale, useTranslations } from 'use-intl'
import type { OrderLine, OrderSummary } from '#contract/order-shapes.ts'
import { dayInWords, LOCALES } from '#web/lib/format/format.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** The words of an order that its list and its page share. */
export function useOrderWords() {
  const t = useTranslations('orders')
  const language = useLocale()
  const counted = useTranslations('trade.counted')
  const format = useFormat()
  /** 'jeudi 3 décembre' */
  const day = (of: string) => {
    const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
    return dayInWords(new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(of)), language)
  }
  return {
    day,
    /** 'Livraison jeudi 3 décembre' */
    delivery: ({ deliverOn }: Pick<OrderSummary, 'deliverOn'>) =>
      deliverOn === null ? t('noDay') : t('delivery', { day: day(deliverOn) }),
    /** 'Envoyée', or what became of a mail that has not left. */
    state: ({ state, mail }: Pick<OrderSummary, 'state' | 'mail'>) =>
      mail === null || mail.state === 'sent' ? t(`states.${state}`) : t(`mailStates.${mail.state}`),
    /** 50 kg of two sacks; empty where what a pack holds is not known, and for what is bought by its unit. */
    content: ({ packs, packQuantity, unit }: Pick<OrderLine, 'packs' | 'packQuantity' | 'unit'>) => {
      if (packs === null || packQuantity === null || packQuantity === 1 || unit === null) return ''
      const count = packs * packQuantity
      return `${format.quantity(count)}\u00a0${counted(unit, { count })}`
    },
  }
}
