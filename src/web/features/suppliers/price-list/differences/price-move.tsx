import { VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight } from '#web/ui/icons/arrow-down-right.ts'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.ts'
import type { Difference } from '../reading/compare-with-catalogue.ts'
import classes from './differences.module.css'
import type { DifferenceTexts } from './use-difference-texts.ts'

export interface PriceMoveProps {
  difference: Difference
  texts: DifferenceTexts
  /** Beside differences of other kinds, what is new says so. */
  mixed: boolean
}

/** '+4,2 %', with an arrow and a word for those who see no colour. */
export function PriceMove({ difference, texts, mixed }: PriceMoveProps) {
  const { kind, percent } = difference
  if (kind === 'new') return mixed && <span className="dimmed">{texts.isNew}</span>
  if (kind !== 'dearer' && kind !== 'cheaper')
    return <span className="dimmed">{texts.changes(difference)}</span>
  const Icon = kind === 'dearer' ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={classes.move} data-kind={kind}>
      <Icon size={15} aria-hidden />
      <VisuallyHidden>{texts[kind]}</VisuallyHidden>
      {percent !== null && texts.percent(percent)}
    </span>
  )
}
