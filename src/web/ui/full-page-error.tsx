import type { ErrorComponentProps } from '@tanstack/react-router'
import classes from './full-page-error.module.css'
import { RouteError } from './route-error.tsx'
import { Wordmark } from './wordmark.tsx'

/** The error card where not even the frame of the page could be shown. */
export function FullPageError(props: ErrorComponentProps) {
  return (
    <main className={classes.page}>
      <Wordmark />
      <RouteError {...props} />
    </main>
  )
}
