import { Card, Group, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './sections.module.css'

interface SectionProps {
  title: string
  hint?: string | undefined
  /** Its content has no card. */
  card?: boolean
  children: ReactNode
}

/** One part of the form, under its name. */
export function Section({ title, hint, card = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Group align="baseline" gap="2px 14px">
        <Title order={2} id={id} size="1.25rem">
          {title}
        </Title>
        {hint !== undefined && <p className="note">{hint}</p>}
      </Group>
      {card ? <Card className={classes.card}>{children}</Card> : children}
    </section>
  )
}
