import { memo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { readWastage } from '../entry/read-wastage.ts'
import { wastageRule } from '../state/issues.ts'
import { useEditor } from '../state/use-editor.ts'
import { lineFormId } from './line-form.tsx'
import { NumberCell } from './number-cell.tsx'

interface WastageCellProps {
  lineKey: string
  percent: number
  label: string
  wrongBecause?: string | undefined
}

/** A loss in percent, or a gain of weight in cooking as '×2,47'. */
export const WastageCell = memo(function WastageCell(props: WastageCellProps) {
  const { lineKey: key, percent: value, label, wrongBecause } = props
  const { dispatch } = useEditor()
  const format = useFormat()
  const t = useTranslations()
  const language = useLocale()
  const parse = (text: string) => readWastage(text, language)
  const change = (wastagePercent: number) =>
    dispatch({ type: 'line-changed', key, change: { wastagePercent } })

  return (
    <NumberCell
      value={value}
      parse={parse}
      isWrong={(percent) => percent !== null && wastageRule(percent) !== null}
      format={(percent) => {
        if (percent === 0) return t('common.none')
        return format.wastage(percent)
      }}
      formatFocused={(percent) => (percent < 0 ? format.wastage(percent) : null)}
      onType={(text) => change(parse(text))}
      onRestore={(percent) => change(percent ?? 0)}
      label={label}
      title={t('editor.line.wastageHint')}
      column="wastage"
      form={lineFormId(key)}
      wrongBecause={wrongBecause}
      dimmed
    />
  )
})
