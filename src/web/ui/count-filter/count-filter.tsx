import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './count-filter.module.css'

interface CountFilterOption<View extends string> {
  view: View
  label: string
  /** As it is written. */
  count: string
  icon?: ReactNode
}

/** Letters of a label that a phone cuts. */
const LONG = 24

export interface CountFilterProps<View extends string> {
  /** What is narrowed, for screen readers. */
  legend: string
  options: readonly CountFilterOption<View>[]
  view: View
  onView: (view: View) => void
}

/** 'Plus chers 30', 'Nouveaux 12' …: one of several parts of a list, with how many each has. */
export function CountFilter<View extends string>({ legend, options, view, onView }: CountFilterProps<View>) {
  return (
    <fieldset className={classes.kinds}>
      <VisuallyHidden component="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <button
          key={option.view}
          type="button"
          className={classes.kind}
          aria-pressed={option.view === view}
          title={option.label.length > LONG ? option.label : undefined}
          onClick={() => onView(option.view)}
        >
          {option.icon !== undefined && <span className={classes.icon}>{option.icon}</span>}
          <span className={classes.label}>{option.label}</span>{' '}
          <span className={classes.count}>{option.count}</span>
        </button>
      ))}
    </fieldset>
  )
}
