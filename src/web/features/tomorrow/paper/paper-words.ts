import type { ProductionNode } from '#domain/production/production-node.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { dayInWords, LOCALES } from '#web/lib/format/format.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** The words of what is made, in the reader's language. */
export function paperWords(t: Translate, language: Language) {
  const written = (day: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' })
    return dayInWords(format.format(new Date(day)), language)
  }
  /** '4,2 kg', '38 portions': as a kitchen weighs and counts it. */
  const amount = (quantity: number, unit: LineUnit) => {
    const text = kitchenText(quantity, unit, 'kitchen', language)
    return `${text.amount}\u00a0${t(`trade.counted.${text.unit}`, { count: text.count })}`
  }
  const figure = (portions: number) => kitchenText(portions, 'portion', 'kitchen', language).amount
  return {
    amount,
    /** 'mercredi 2 décembre 2026' */
    day: (day: string) => written(day, DAY),
    /** 'mercredi' */
    weekday: (day: string) => written(day, { weekday: 'long' }),
    /** '38 Bar', '2 kg Hollandaise', '24 Midi'. @param serviceName by the key of the service */
    reason: (reason: ProductionNode['reasons'][number], serviceName: (service: string) => string) => {
      if (reason.by === 'service')
        return t('tomorrowPaper.why.service', {
          figure: figure(reason.portions),
          service: serviceName(reason.service),
        })
      const { made, sheet } = reason
      return made.unit === 'portion'
        ? t('tomorrowPaper.why.dish', { figure: figure(made.quantity), title: sheet.title })
        : t('tomorrowPaper.why.sheet', { amount: amount(made.quantity, made.unit), title: sheet.title })
    },
  }
}
export type PaperWords = ReturnType<typeof paperWords>
