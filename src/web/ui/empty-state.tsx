import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './centered-card.module.css'

export interface EmptyStateProps {
  /** One of ui/drawings. */
  drawing: ReactNode
  /** Where what is missing has a name: 'Aucun fournisseur pour l'instant'. */
  title?: string
  /** The level of the title; 1 where the state is all there is of a page. */
  level?: 1 | 2
  /** One sentence: what this place is for. */
  sentence: string
  /** One button or link. */
  action?: ReactNode
}

/** A list with nothing in it yet teaches what goes there. */
export function EmptyState({ drawing, title, level = 2, sentence, action }: EmptyStateProps) {
  return (
    <Card className={classes.card}>
      {drawing}
      {title !== undefined && (
        <Title order={level} size="h3">
          {title}
        </Title>
      )}
      <Text maw="26rem">{sentence}</Text>
      {action}
    </Card>
  )
}
