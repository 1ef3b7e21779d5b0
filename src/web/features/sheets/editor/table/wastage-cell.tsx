import { useTranslations } from 'use-intl'
import { WASTAGE_DECIMALS } from '#domain/costing/limits.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { readDecimal } from '#domain/quantity/read-decimal.ts'
import type { DraftLine } from '../state/draft.ts'
import { wastageRule } from '../state/issues.ts'
import { useEditor } from '../state/use-editor.ts'
import { lineFormId } from './line-form.tsx'
import { NumberCell } from './number-cell.tsx'

/** An empty cell is no loss; a text that is no number is no loss that could be stored. */
function wastageIn(text: string): number {
  if (text.trim() === '') return 0
  const percent = readDecimal(text)
  return percent === null ? Number.NaN : roundHalfAwayFromZero(percent, WASTAGE_DECIMALS)
}

interface WastageCellProps {
  line: DraftLine
  label: string
  wrongBecause?: string | undefined
}

export function WastageCell({ line, label, wrongBecause }: WastageCellProps) {
  const { dispatch } = useEditor()
  const format = useFormat()
  const t = useTranslations('common')
  const change = (wastagePercent: number) =>
    dispatch({ type: 'line-changed', key: line.key, change: { wastagePercent } })

  return (
    <NumberCell
      value={line.wastagePercent}
      parse={wastageIn}
      isWrong={(percent) => percent !== null && wastageRule(percent) !== null}
      format={(percent) => {
        if (percent === 0) return t('none')
        return format.rate(percent)
      }}
      onType={(text) => change(wastageIn(text))}
      onRestore={(percent) => change(percent ?? 0)}
      label={label}
      column="wastage"
      form={lineFormId(line.key)}
      wrongBecause={wrongBecause}
      dimmed
    />
  )
}
