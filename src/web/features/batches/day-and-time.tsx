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
  onChange: (change: { day?: string; time?: string }) => void
}

/** A moment of the house as it is typed; without a time, the end of its day. */
export function DayAndTime({ field, label, description, day, time, onChange }: DayAndTimeProps) {
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

/** The instant that is typed; empty where there is no day. */
export function momentOf(day: string, time: string): string {
  return houseInstant(day, time === '' ? LAST_MINUTE : time)
}

/** An instant as it is typed. */
export function typedMoment(instant: string): { day: string; time: string } {
  return houseWall(instant)
}
