import type { BatchSummary } from '#contract/batch-shapes.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import classes from './due-words.module.css'
import { useBatchWords } from './use-batch-words.ts'

/** Until when a batch keeps; where it is to be used today or earlier, marked and in red. */
export function DueWords({ batch }: { batch: Pick<BatchSummary, 'state' | 'useBy'> }) {
  const words = useBatchWords()
  const due = words.due(batch)
  return (
    <p className={classes.due} data-due={due}>
      {due !== 'later' && <IconAlertTriangle size={16} aria-hidden />}
      <span>{words.keeps(batch)}</span>
    </p>
  )
}
