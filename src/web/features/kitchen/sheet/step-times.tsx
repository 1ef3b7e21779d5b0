import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { StepTime } from '#domain/kitchen/times-in-step.ts'
import type { NewTimer, Timer } from '#domain/kitchen/timer.ts'
import { IconHourglass } from '#web/ui/icons/hourglass.ts'
import classes from './sheet.module.css'

/** The timers of the kitchen, and what starts one from a step of this sheet. */
export interface StepTimers {
  timers: readonly Timer[]
  start: (timer: NewTimer) => void
  /** The sheet, in the ids of the timers of its steps. */
  sheetId: string
}

interface StepTimesProps {
  times: readonly StepTime[]
  stepKey: string
  number: number
  title: string
  timers: StepTimers
}

/** The times of a step as buttons that start a timer, both ends of '25 à 30 min'. One that runs is started once. */
export function StepTimes({ times, stepKey, number, title, timers }: StepTimesProps) {
  const t = useTranslations('kitchen.sheet')
  if (times.length === 0) return null
  const step = String(number)
  const choices = times.flatMap(({ start, minSeconds, maxSeconds }) =>
    [...new Set([minSeconds, maxSeconds])].map((seconds) => ({
      id: `${timers.sheetId} ${stepKey} ${start} ${seconds}`,
      seconds,
    })),
  )
  return (
    <div className={classes.times}>
      {choices.map(({ id, seconds }) => {
        const isRunning = timers.timers.some((timer) => timer.id === id)
        const parts = {
          hours: Math.floor(seconds / 3600),
          minutes: Math.floor((seconds % 3600) / 60),
          seconds: seconds % 60,
        }
        const time = (['hours', 'minutes', 'seconds'] as const)
          .filter((part) => parts[part] > 0)
          .map((part) => t(`time.${part}`, { count: String(parts[part]) }))
          .join(' ')
        return (
          <Button
            key={id}
            variant="default"
            className={classes.button}
            leftSection={<IconHourglass size={22} aria-hidden />}
            aria-label={t(isRunning ? 'timerRuns' : 'timerOf', { time, number: step })}
            disabled={isRunning}
            onClick={() => timers.start({ id, name: t('timerName', { title, number: step }), seconds })}
          >
            {isRunning ? t('running', { time }) : time}
          </Button>
        )
      })}
    </div>
  )
}
