import { batchRounding } from '#domain/batches/batch-quantity.ts'
import { houseDay, HOUSE_TIME_ZONE } from '#domain/house/house-day.ts'
import { houseWall, LAST_MINUTE, timeOfTwo } from '#domain/house/house-instant.ts'
import { dayInWords, LOCALES } from '#web/lib/format/format.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function weekdayFormat(language: Language, withYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${String(withYear)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: HOUSE_TIME_ZONE,
  })
  formats.set(key, made)
  return made
}

/** 'mercredi 2 décembre', as the day is where the house is; with its year where that is not this one. */
export function weekday(instant: string, now: Date, language: Language): string {
  const otherYear = houseDay(instant).slice(0, 4) !== houseDay(now).slice(0, 4)
  return dayInWords(weekdayFormat(language, otherYear).format(new Date(instant)), language)
}

/** 'mercredi 2 décembre 2026'. */
export function weekdayOfYear(instant: string, language: Language): string {
  return dayInWords(weekdayFormat(language, true).format(new Date(instant)), language)
}

const OF_TWO = { fr: { summer: 'été', winter: 'hiver' }, en: { summer: 'summer', winter: 'winter' } } as const

/**
 * '14:30' on the wall of the house, '02:30 (hiver)' of a time that comes twice; null at the last minute of a day, which is the day as a
 * whole.
 */
export function houseTime(instant: string, language: Language): string | null {
  const { time } = houseWall(instant)
  if (time === LAST_MINUTE) return null
  const which = timeOfTwo(instant)
  return which === null ? time : `${time} (${OF_TWO[language][which]})`
}

/** How much of something there is, on its label and wherever its batch is named. */
export function batchText(quantity: number, unit: LineUnit, language: Language) {
  return kitchenText(quantity, unit, batchRounding(quantity), language)
}
