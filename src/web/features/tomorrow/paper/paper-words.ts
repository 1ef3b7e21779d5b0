import type { ProductionNode } from '#domain/production/production-node.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { dayInWords, formatQuantity, LOCALES } from '#web/lib/format/format.ts'
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
  /** Portions of menus are parts of one, where they are spread over dishes. */
  const figure = (portions: number) => formatQuantity(portions, language, 1)
  const weekday = (day: string) => written(day, { weekday: 'long' })
  return {
    amount,
    /** 'mercredi 2 décembre 2026' */
    day: (day: string) => written(day, DAY),
    /** 'mercredi' */
    weekday,
    /**
     * '24 Midi, 30 jeudi, 38 Bar, 2 kg Hollandaise': the portions of each service, of later days those of the day.
     * @param serviceName by the key of a service of the day itself
     */
    why: (reasons: ProductionNode['reasons'], day: string, serviceName: (service: string) => string) => {
      const portions = new Map<string, number>()
      for (const reason of reasons) {
        if (reason.by !== 'service') continue
        const when = reason.day === day ? serviceName(reason.service) : weekday(reason.day)
        portions.set(when, (portions.get(when) ?? 0) + reason.portions)
      }
      const served = [...portions].map(([service, count]) =>
        t('tomorrowPaper.why.service', { figure: figure(count), service }),
      )
      const taken = reasons.flatMap((reason) => {
        if (reason.by !== 'sheet') return []
        const { quantity, unit } = reason.made
        const { title } = reason.sheet
        return unit === 'portion'
          ? [t('tomorrowPaper.why.dish', { figure: figure(quantity), title })]
          : [t('tomorrowPaper.why.sheet', { amount: amount(quantity, unit), title })]
      })
      return [...served, ...taken].join(', ')
    },
  }
}
export type PaperWords = ReturnType<typeof paperWords>
