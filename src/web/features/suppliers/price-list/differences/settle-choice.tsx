import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import type { Difference, Option } from '../reading/compare-with-catalogue.ts'
import classes from './differences.module.css'
import type { DifferenceTexts } from './use-difference-texts.ts'

export interface SettleChoiceProps {
  difference: Difference
  settled: Option | undefined
  texts: DifferenceTexts
  onSettle: (id: string, option: Option | null) => void
}

/** Which row, and which product, is meant; left out until somebody says. */
export const SettleChoice = memo(function SettleChoice(props: SettleChoiceProps) {
  const { difference, settled, texts, onSettle } = props
  const { id, options } = difference
  return (
    <NativeSelect
      className={classes.choice}
      aria-label={texts.settle(difference)}
      value={settled === undefined ? '' : String(options.indexOf(settled))}
      onChange={(event) => onSettle(id, options[Number(event.currentTarget.value || Number.NaN)] ?? null)}
      data={[
        { value: '', label: texts.leave },
        ...options.map((option, at) => ({ value: String(at), label: texts.option(option) })),
      ]}
    />
  )
})
