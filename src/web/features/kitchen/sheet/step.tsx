import { Fragment } from 'react'
import { timesInStep } from '#domain/kitchen/times-in-step.ts'
import type { AmountRow } from './amount-rows.ts'
import classes from './sheet.module.css'
import { StepTick } from './step-tick.tsx'
import type { StepMarks } from './step-tick.tsx'
import { StepTimes } from './step-times.tsx'
import type { StepTimers } from './step-times.tsx'

interface StepProps {
  stepKey: string
  number: number
  text: string
  /** Of the sheet. */
  title: string
  /** What it takes whole. */
  rows: readonly AmountRow[]
  marks: StepMarks
  timers: StepTimers
}

/** A step with its tick, the amounts that it takes and its times as buttons. One that is done is dimmed and stays. */
export function Step({ stepKey, number, text, title, rows, marks, timers }: StepProps) {
  const mark = marks.markOf(stepKey)
  const times = timesInStep(text)
  return (
    <li className={classes.step} data-done={mark !== null || undefined}>
      <StepTick number={number} mark={mark} onTick={(isDone) => marks.set(stepKey, isDone)} />
      <div>
        <p className={classes.text}>
          {times.map(({ start, end }, index) => (
            <Fragment key={start}>
              {text.slice(times[index - 1]?.end ?? 0, start)}
              <strong>{text.slice(start, end)}</strong>
            </Fragment>
          ))}
          {text.slice(times.at(-1)?.end ?? 0)}
        </p>
        {rows.length > 0 && (
          <ul className={classes.taken}>
            {rows.map(({ key, amount, unitText, name }) => (
              <li key={key}>
                <strong>
                  {amount} {unitText}
                </strong>{' '}
                {name}
              </li>
            ))}
          </ul>
        )}
        <StepTimes times={times} stepKey={stepKey} number={number} title={title} timers={timers} />
      </div>
    </li>
  )
}
