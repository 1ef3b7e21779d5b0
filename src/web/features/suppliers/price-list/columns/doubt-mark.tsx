import { Tooltip } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './preview-table.module.css'

/** Marks a cell to check; the reason shows when one points at it, touches it or reaches it by the keyboard. */
export function DoubtMark({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  const text = reasons.join(' · ')
  return (
    <Tooltip
      label={text}
      multiline
      maw={320}
      withinPortal={false}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button type="button" className={classes.doubt} aria-label={text}>
        <IconAlertTriangle size={15} aria-hidden />
      </button>
    </Tooltip>
  )
}
