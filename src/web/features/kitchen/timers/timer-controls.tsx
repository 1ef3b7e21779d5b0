import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Timer } from '#domain/kitchen/timer.ts'
import { useEscapeCloses } from '#web/lib/keyboard/use-escape-closes.ts'
import { NAME_MAX_LENGTH } from './new-timer-form.tsx'
import classes from './timer-dock.module.css'
import type { Timers } from './use-timers.ts'

interface TimerControlsProps {
  timer: Timer
  timers: Timers
  onClose: () => void
}

/** What is done with a timer that runs. */
export function TimerControls({ timer, timers, onClose }: TimerControlsProps) {
  const t = useTranslations('kitchen.timers')
  useEscapeCloses(true, onClose)
  const [name, setName] = useState(timer.name)
  const isPaused = 'leftMs' in timer
  return (
    <fieldset className={classes.controls} aria-label={timer.name}>
      <TextInput
        className={classes.field ?? ''}
        label={t('name')}
        value={name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          if (currentTarget.value.trim() !== '') timers.rename(timer.id, currentTarget.value.trim())
        }}
      />
      <Button
        className={classes.button}
        variant="default"
        onClick={() => (isPaused ? timers.resume(timer.id) : timers.pause(timer.id))}
      >
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
      <Button className={classes.button} variant="default" onClick={() => timers.add(timer.id, -60)}>
        {t('oneLess')}
      </Button>
      <Button className={classes.button} variant="default" onClick={() => timers.add(timer.id, 60)}>
        {t('oneMore')}
      </Button>
      <Button className={classes.button} color="danger" onClick={() => timers.stop(timer.id)}>
        {t('stop')}
      </Button>
      <Button className={classes.button} variant="subtle" onClick={onClose}>
        {t('close')}
      </Button>
    </fieldset>
  )
}
