import { Tooltip } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import classes from './doubt-mark.module.css'

/** Marks what is to be checked; the reason shows when one points at it, touches it or reaches it by the keyboard. */
export function DoubtMark({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  const text = reasons.join(' · ')
  return (
    <Tooltip
      label={text}
      multiline
      maw={320}
      // Rendered outside the table, which clips overflow, and inside the page's main element.
      portalProps={{ target: 'main' }}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button type="button" className={classes.doubt} aria-label={text}>
        <IconAlertTriangle size={15} aria-hidden />
      </button>
    </Tooltip>
  )
}
