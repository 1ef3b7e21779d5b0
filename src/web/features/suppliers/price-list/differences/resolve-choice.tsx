import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import type { Difference, Option } from '../reading/compare-with-catalogue.ts'
import classes from './differences.module.css'
import type { DifferenceTexts } from './use-difference-texts.ts'

export interface ResolveChoiceProps {
  difference: Difference
  resolved: Option | undefined
  texts: DifferenceTexts
  onResolve: (id: string, option: Option | null) => void
}

/** Which row, and which product, is meant; left out until somebody says. */
export const ResolveChoice = memo(function ResolveChoice(props: ResolveChoiceProps) {
  const { difference, resolved, texts, onResolve } = props
  const { id, options } = difference
  return (
    <NativeSelect
      className={classes.choice}
      aria-label={texts.resolve(difference)}
      value={resolved === undefined ? '' : String(options.indexOf(resolved))}
      onChange={(event) => onResolve(id, options[Number(event.currentTarget.value || Number.NaN)] ?? null)}
      data={[
        { value: '', label: texts.leave },
        ...options.map((option, at) => ({ value: String(at), label: texts.option(option) })),
      ]}
    />
  )
})
