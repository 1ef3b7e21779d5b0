import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './passage.module.css'
import prose from './prose.module.css'

interface PassageProps {
  /** In the address, and what the contents lead to. */
  id: string
  title: ReactNode
  /** Prose. */
  children: ReactNode
}

/** A section of a page that is read. */
export function Passage({ id, title, children }: PassageProps) {
  return (
    <section className={classes.passage} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <div className={prose.prose}>{children}</div>
    </section>
  )
}
