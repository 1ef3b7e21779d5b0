import type { ProductionLine } from '#domain/production/production-lines.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { PaperWords } from './paper-words.ts'

/** A line of a sheet, for all that is made of it. */
export interface PaperLine {
  amount: string
  name: string
  /** Its note, and what is taken before the loss where that is another quantity. */
  aside: string
}

/** The lines that name something; a forfait has no quantity, and none is shown. */
export function paperLines(lines: readonly ProductionLine[], t: Translate, words: PaperWords): PaperLine[] {
  return lines.flatMap((line) => {
    const { product, preparation, note, net, gross, qs } = line
    const source = product?.name ?? preparation?.title ?? null
    const name = source ?? note ?? ''
    if (name === '') return []
    const of = (quantity: number | null) =>
      quantity === null ? { amount: '', exact: null } : words.lineAmount(quantity, line)
    const [after, before] = [of(net), of(gross)]
    return [
      {
        amount: qs ? t('trade.qs') : after.amount,
        name,
        aside: [
          source === null ? null : note,
          after.exact,
          before.amount === after.amount && before.exact === after.exact
            ? null
            : t('tomorrowPaper.gross', { amount: before.exact ?? before.amount }),
        ]
          .filter(Boolean)
          .join(' · '),
      },
    ]
  })
}
