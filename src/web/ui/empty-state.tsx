import { Card, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './centered-card.module.css'

export interface EmptyStateProps {
  /** One of ui/drawings. */
  drawing: ReactNode
  /** One sentence: what this place is for. */
  sentence: string
  /** One button or link. */
  action?: ReactNode
}

/** A list with nothing in it yet teaches what goes there. */
export function EmptyState({ drawing, sentence, action }: EmptyStateProps) {
  return (
    <Card className={classes.card}>
      {drawing}
      <Text maw="26rem">{sentence}</Text>
      {action}
    </Card>
  )
}
