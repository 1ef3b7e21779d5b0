import classes from './moved.module.css'

export interface MovedProps {
  from: string
  to: string
}

/** '9,80 € → 10,98 €'; a figure that looks the same before and after is shown once. */
export function Moved({ from, to }: MovedProps) {
  return (
    <span className={classes.moved}>
      {from !== to && (
        <>
          <span className={classes.before}>{from}</span>
          <span className={classes.before}> → </span>
        </>
      )}
      <span className={classes.after} data-moved={from !== to || undefined}>
        {to}
      </span>
    </span>
  )
}
