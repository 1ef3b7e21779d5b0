import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NewTimer } from '#domain/kitchen/timer.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useEscapeCloses } from '#web/lib/keyboard/use-escape-closes.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import classes from './timer-dock.module.css'

export const NAME_MAX_LENGTH = 60
/** A day. */
const MAX_MINUTES = 24 * 60

interface NewTimerFormProps {
  onStart: (timer: NewTimer) => void
  onClose: () => void
}

/** A timer of what no step says: how long, and for what. */
export function NewTimerForm({ onStart, onClose }: NewTimerFormProps) {
  const t = useTranslations('kitchen.timers')
  const first = useFocusOnMount<HTMLInputElement>()
  useEscapeCloses(true, onClose)
  const [minutes, setMinutes] = useState<number | null>(null)
  const [name, setName] = useState('')
  const [isSent, setSent] = useState(false)
  const isGood = minutes !== null && minutes > 0 && minutes <= MAX_MINUTES
  return (
    <form
      noValidate
      className={classes.controls}
      aria-label={t('new')}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (isGood)
          onStart({ id: newId(), name: name.trim() || t('unnamed'), seconds: Math.round(minutes * 60) })
      }}
    >
      <QuantityField
        className={classes.minutes ?? ''}
        label={t('minutes')}
        value={minutes}
        onChange={setMinutes}
        validateOnSubmit
        error={isSent && !isGood ? t('minutesRefused') : undefined}
        inputRef={first}
      />
      <TextInput
        className={classes.field ?? ''}
        label={t('name')}
        value={name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button className={classes.button} type="submit">
        {t('start')}
      </Button>
      <Button className={classes.button} variant="subtle" onClick={onClose}>
        {t('close')}
      </Button>
    </form>
  )
}
