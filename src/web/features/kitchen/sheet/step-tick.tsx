import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { usePersonName } from '#web/entities/house/use-person-name.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { IconCheck } from '#web/ui/icons/check.ts'
import type { StepDone } from '../marks/day-marks.ts'
import pressed from '../frame/pressed.module.css'
import classes from './sheet.module.css'

/** The ticks of one sheet today, the same on all tablets of the house. */
export interface StepMarks {
  /** Null for a step that is not done. */
  markOf: (stepKey: string) => StepDone | null
  set: (stepKey: string, isDone: boolean) => void
}

interface StepTickProps {
  number: number
  mark: StepDone | null
  onTick: (isDone: boolean) => void
}

/** The number of a step, which is pressed once it is done; then who did it and when. */
export function StepTick({ number, mark, onTick }: StepTickProps) {
  const t = useTranslations('kitchen.sheet')
  const format = useFormat()
  const by = mark && [mark.initials, format.time(mark.doneAt)].filter(Boolean).join(' ')
  const name = usePersonName()(mark?.personId ?? null)
  return (
    <UnstyledButton
      aria-pressed={mark !== null}
      aria-label={[t('stepDone', { number: String(number) }), by, name].filter(Boolean).join(' ')}
      className={pressed.tick}
      {...(name !== null && { title: name })}
      onClick={() => onTick(mark === null)}
    >
      {mark === null ? (
        <span className={classes.number}>{number}</span>
      ) : (
        <>
          <IconCheck size={28} stroke={3} aria-hidden />
          <span className={pressed.by}>{by}</span>
        </>
      )}
    </UnstyledButton>
  )
}
