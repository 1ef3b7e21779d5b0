import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer, PlannedPrice } from '#contract/invoice-shapes.ts'
import { DoubtMark } from '#web/entities/import-flow/doubt-mark.tsx'
import { questionOf } from './line-state.ts'
import type { LineTexts } from './use-line-texts.ts'

export interface LinePriceProps {
  line: InvoiceLineAnswer
  planned: PlannedPrice | undefined
  texts: LineTexts
}

/** The price that a line sets; one that is in doubt with its reasons, and of several none. */
export function LinePrice({ line, planned, texts }: LinePriceProps) {
  const t = useTranslations('invoice.lines')
  if (questionOf(line) !== 'price')
    return (
      <span>{planned ? texts.price({ unit: planned.unit, priceHt: planned.after }) : texts.own(line)}</span>
    )
  const { readings, doubts } = line
  if (readings.length > 1) return <span className="dimmed">{t('several', { count: readings.length })}</span>
  return (
    <span className="dimmed">
      <DoubtMark reasons={doubts.map((reason) => texts.doubt(reason, line))} /> {texts.own(line)}
    </span>
  )
}
