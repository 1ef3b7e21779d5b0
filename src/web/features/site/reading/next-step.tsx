import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Actions } from './actions.tsx'
import classes from './next-step.module.css'

interface NextStepProps {
  title: string
  body: string
  /** What else can be done: a button; the demo, for a visitor, when left out. */
  second?: ReactNode
}

/** How a page of text ends: with what to do now. */
export function NextStep({ title, body, second }: NextStepProps) {
  return (
    <section className={classes.step} data-print="hidden">
      <div>
        <Title order={2}>{title}</Title>
        <p className={classes.body}>{body}</p>
      </div>
      <Actions size="md" second={second} />
    </section>
  )
}
