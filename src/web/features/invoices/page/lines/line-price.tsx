import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer, PlannedPrice } from '#contract/invoice-shapes.ts'
import { DoubtMark } from '#web/entities/import-flow/doubt-mark.tsx'
import { questionOf, reasonsOf } from './line-state.ts'
import type { LineTexts } from './use-line-texts.ts'

export interface LinePriceProps {
  line: InvoiceLineAnswer
  planned: PlannedPrice | undefined
  texts: LineTexts
}

/** The price that a line sets; one that is in doubt with its reasons, and of several none. */
export function LinePrice({ line, planned, texts }: LinePriceProps) {
  const t = useTranslations('invoice.lines')
  const question = questionOf(line)
  if (question !== 'price' && question !== 'misfit')
    return (
      <span>{planned ? texts.price({ unit: planned.unit, priceHt: planned.after }) : texts.own(line)}</span>
    )
  const { readings } = line
  if (question === 'price' && readings.length > 1)
    return <span className="dimmed">{t('several', { count: readings.length })}</span>
  return (
    <span className="dimmed">
      <DoubtMark reasons={reasonsOf(line).map((reason) => texts.doubt(reason, line))} /> {texts.own(line)}
    </span>
  )
}
