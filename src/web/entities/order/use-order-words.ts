import { useLocale, useTranslations } from 'use-intl'
import type { OrderLine, OrderSummary } from '#contract/order-shapes.ts'
import { leftoverPacks } from '#domain/orders/needed-packs.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import { dayInWords, LOCALES } from '#web/lib/format/format.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

type Leftover = Pick<OrderLine, 'packs' | 'neededPacks' | 'packQuantity' | 'unit' | 'packText'>

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
    /** 'reste 18,75 kg' beyond the need that a line was added for, or what it lacks; empty where neither is known. */
    leftover: (line: Leftover): { text: string; isShort: boolean } => {
      const { packQuantity, unit, packText } = line
      const packs = leftoverPacks(line) ?? 0
      if (packs === 0) return { text: '', isShort: false }
      const isShort = packs < 0
      return { text: t(isShort ? 'line.lacks' : 'line.rest', { rest: amountOf(Math.abs(packs)) }), isShort }

      function amountOf(left: number): string {
        if (unit === null || packQuantity === null)
          return [format.quantity(left), packText].filter(Boolean).join('\u00a0')
        const { amount, unit: readIn, count } = kitchenText(left * packQuantity, unit, 'kitchen', language)
        return `${amount}\u00a0${counted(readIn, { count })}`
      }
    },
  }
}
