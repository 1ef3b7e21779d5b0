import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-top.module.css'

interface PageTopProps {
  /** Of the window, without the brand. */
  windowTitle: string
  title: ReactNode
  lead: ReactNode
  /** Under the lead: a date, a notice. */
  children?: ReactNode
}

/** How a page of text begins. */
export function PageTop({ windowTitle, title, lead, children }: PageTopProps) {
  return (
    <header className={classes.top}>
      <title>{`${windowTitle} · Gramme`}</title>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <p className={classes.lead}>{lead}</p>
      {children}
    </header>
  )
}
