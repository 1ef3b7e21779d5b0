import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { leftOf, type Timer } from '#domain/kitchen/timer.ts'
import { clockText } from './clock-text.ts'
import classes from './timer-dock.module.css'
import type { Timers } from './use-timers.ts'

interface OverTimerProps {
  timer: Timer
  now: number
  timers: Timers
}

/** A timer that is over, and for how long it has been: it rings until it is stopped or goes on. */
export function OverTimer({ timer, now, timers }: OverTimerProps) {
  const t = useTranslations('kitchen.timers')
  const since = Math.floor(-leftOf(timer, now) / 1000)
  return (
    <div className={classes.over}>
      <strong className={classes.overName}>{t('over', { name: timer.name })}</strong>
      {/* Read out once, not each second. */}
      <span className={classes.clock} aria-hidden>
        {t('since', { clock: clockText(since) })}
      </span>
      <Button className={classes.button} variant="default" onClick={() => timers.add(timer.id, 60)}>
        {t('oneMore')}
      </Button>
      <Button
        className={classes.button}
        onClick={() => timers.stop(timer.id)}
        aria-label={t('stopOf', timer)}
      >
        {t('stop')}
      </Button>
    </div>
  )
}
