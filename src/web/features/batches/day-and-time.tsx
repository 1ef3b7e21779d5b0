import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { houseInstant, houseWall, LAST_MINUTE } from '#domain/house/house-instant.ts'
import classes from './day-and-time.module.css'

export interface DayAndTimeProps {
  /** Its id, and the error of both. */
  field: { id: string; error: ReactNode }
  label: string
  description?: ReactNode
  day: string
  time: string
  /** The day has the focus of its dialog. */
  focused?: boolean
  onChange: (change: { day?: string; time?: string }) => void
}

/** A moment of the house as it is typed; without a time, the end of its day. */
export function DayAndTime({
  field,
  label,
  description,
  day,
  time,
  focused = false,
  onChange,
}: DayAndTimeProps) {
  const t = useTranslations('batches')
  return (
    <div>
      <div className={classes.fields}>
        <TextInput
          {...field}
          error={field.error !== undefined}
          aria-describedby={`${field.id}-about`}
          type="date"
          label={label}
          required
          data-autofocus={focused || undefined}
          min={EARLIEST_DAY}
          max={LATEST_DAY}
          value={day}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('time')}
          value={time}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
        />
      </div>
      <div id={`${field.id}-about`}>
        {field.error !== undefined && (
          <p role="alert" className={classes.error}>
            {field.error}
          </p>
        )}
        <p className="note">{description}</p>
      </div>
    </div>
  )
}

/**
 * The instant that is typed; empty where there is no day.
 * @param proposed instants of which one is meant where the fields show it: a time that comes twice is two of them
 */
export function momentOf(day: string, time: string, proposed: readonly string[] = []): string {
  const meant = proposed.find((instant) => {
    const shown = houseWall(instant)
    return shown.day === day && shown.time === time
  })
  if (meant !== undefined) return wholeMinute(meant)
  return houseInstant(day, time === '' ? LAST_MINUTE : time)
}

/** An instant as it is typed. */
export function typedMoment(instant: string): { day: string; time: string } {
  return houseWall(instant)
}

const MINUTE_MS = 60_000

/** The beginning of its minute, which is all that a label has. */
function wholeMinute(instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / MINUTE_MS) * MINUTE_MS).toISOString()
}
