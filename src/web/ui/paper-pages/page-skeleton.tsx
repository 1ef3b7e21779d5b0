import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { Paper } from '#web/lib/pages/page.ts'
import classes from './paper-pages.module.css'
import { vars } from './css-vars.ts'

/** A page on its way: its size is known. */
export function PageSkeleton({ paper, text }: { paper: Paper; text: string }) {
  return (
    <div className={classes.pages} aria-busy="true">
      <VisuallyHidden component="output">{text}</VisuallyHidden>
      <div className={classes.room} style={vars({ width: paper.width, height: paper.height })}>
        <Skeleton className={classes.page} radius={0} animate={false} />
      </div>
    </div>
  )
}
