import classes from './wordmark.module.css'

/** 'gramme.' with its grain of saffron. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      gramme<span className={classes.dot}>.</span>
    </span>
  )
}
