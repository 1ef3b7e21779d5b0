import { plainHead } from '../tables/head-hints.ts'
import { readDays } from '../tables/read-days.ts'
import { phrases } from '../words/word-list.ts'

const WEEK = /\b(?:s|sem|semaine|week|kw|w)[. ]*(\d{1,2})\b/u
const YEAR = /\b(20\d\d)\b/u
/** Heads of this week or this month: newer than those which say another one. */
const CURRENT =
  /^(?:sem|semaine|mois|jour|prix)?[. ]*(?:en cours|actuel(?:le)?s?|du jour|nouveaux?)$|^(?:sem|semaine)\.?$/u

/** A year of no meaning, by which months without one are compared. */
const ANY_YEAR = '2000'

const WEEKDAYS = phrases`
lun(di)
mar(di)
mer(credi)
jeu(di)
ven(d)(redi)
sam(edi)
dim(anche)
`
const WEEKDAY = new RegExp(String.raw`^${WEEKDAYS}s?\.?$`, 'u')
/** '12/10', 'Lun. 12/10', 'Prix du 12/10', 'Tarif 12-10': a day without its year, that a word of days or of prices may introduce. */
const SHORT_DAY = new RegExp(
  String.raw`^(?:(?:${WEEKDAYS}\.?|prix(?: ht)?|px|tarifs?(?: ht)?|cours|sem(?:aine|\.)?|ht|d[ue]s?|au|le|a partir|valable|livraison) ?)*(\d{1,2})[/.-](\d{1,2})$`,
  'u',
)

/** The day of a head that names no year, in the year by which months are compared; null for anything else. */
function shortDayIn(head: string): string | null {
  const [, day, month] = SHORT_DAY.exec(head) ?? []
  return readDays(`${day ?? ''}/${month ?? ''}/${ANY_YEAR}`)?.firstDay ?? null
}

/** Whether a head says when its prices hold: a day, also of the week, a week, a month or a year. */
export function isTimeHead(header: string): boolean {
  return WEEKDAY.test(plainHead(header)) || periodOf(header) !== null
}

/** A day, a week, a month or a year that a head names; those of one kind are in the order of their texts. */
interface Period {
  kind: 'day' | 'month' | 'week' | 'year' | 'current'
  at: string
}

/** When the prices under a head hold; null for a head that does not say it. */
export function periodOf(header: string): Period | null {
  const head = plainHead(header)
  const days = readDays(head)
  if (days !== null) return { kind: 'day', at: days.firstDay }
  const short = shortDayIn(head)
  if (short !== null) return { kind: 'month', at: short }
  if (CURRENT.test(head)) return { kind: 'current', at: head }
  const [, week] = WEEK.exec(head) ?? []
  if (week !== undefined) return { kind: 'week', at: week.padStart(2, '0') }
  const month = readDays(`${head} ${ANY_YEAR}`)
  if (month !== null) return { kind: 'month', at: month.firstDay }
  const [, year] = YEAR.exec(head) ?? []
  return year === undefined ? null : { kind: 'year', at: year }
}

const TURN_OF_YEAR: Partial<Record<Period['kind'], (at: string) => boolean>> = {
  month: (at) => at.startsWith(`${ANY_YEAR}-12`),
  week: (at) => Number(at) > 50,
}

/**
 * Of columns of prices the newest one, where each head names a day, a week, a month or a year; null where they do not, and
 * where a year may have turned between them ('Décembre', 'Janvier').
 * @param columns indexes into the headers
 */
export function newestColumn(columns: readonly number[], headers: readonly string[]): number | null {
  const dated = columns.flatMap((column) => {
    const period = periodOf(headers[column] ?? '')
    return period === null ? [] : [{ column, ...period }]
  })
  const [first] = dated
  if (first === undefined || dated.length < columns.length) return null
  if (dated.some(({ kind }) => kind !== first.kind)) return null
  const sorted = dated.toSorted((one, other) => (one.at < other.at ? 1 : -1))
  const turned = TURN_OF_YEAR[first.kind]
  if (turned !== undefined && sorted.some(({ at }) => turned(at))) return null
  return sorted[0]?.at === sorted[1]?.at ? null : (sorted[0]?.column ?? null)
}
