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
          onClick={() => onView(option.view)}
        >
          {option.icon !== undefined && <span className={classes.icon}>{option.icon}</span>}
          {option.label} <span className={classes.count}>{option.count}</span>
        </button>
      ))}
    </fieldset>
  )
}
