import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './card-head.module.css'

export interface CardHeadProps {
  /** Of the title, which names the card or section. */
  id: string
  title: string
  /** A link or control at its end, such as the link to the page of all that the card shows the first of. */
  children?: ReactNode
}

export function CardHead({ id, title, children }: CardHeadProps) {
  return (
    <Group justify="space-between" align="baseline" gap="4px 16px" mb="sm" className={classes.head}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </Group>
  )
}
