import { IconChevronDown } from '#web/ui/icons/chevron-down.ts'
import classes from './fold-chevron.module.css'

/** In a button with `aria-expanded`: points down to what it opens, up once that is open. */
export function FoldChevron() {
  return <IconChevronDown size={16} stroke={1.8} aria-hidden className={classes.chevron} />
}
