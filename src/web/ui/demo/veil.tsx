import type { ReactNode } from 'react'
import { useDemo } from '#web/lib/demo/demo.ts'
import classes from './veil.module.css'

/** In the demo, what is in it can be seen, greyed, and not reached. */
export function Veil({ children }: { children: ReactNode }) {
  const demo = useDemo()
  if (!demo) return children
  return (
    <div className={classes.veil} inert>
      {children}
    </div>
  )
}
