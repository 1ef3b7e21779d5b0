import type { ProductionLine } from '#domain/production/production-lines.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { lineRounding } from '../production/line-rounding.ts'
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
    const { product, preparation, note, unit, net, gross, qs } = line
    const rounding = lineRounding(line)
    const source = product?.name ?? preparation?.title ?? null
    const name = source ?? note ?? ''
    if (name === '') return []
    const amount = net === null ? '' : words.amount(net, unit, rounding)
    const before = gross === null ? '' : words.amount(gross, unit, rounding)
    return [
      {
        amount: qs ? t('trade.qs') : amount,
        name,
        aside: [
          source === null ? null : note,
          before === amount ? null : t('tomorrowPaper.gross', { amount: before }),
        ]
          .filter(Boolean)
          .join(' · '),
      },
    ]
  })
}
