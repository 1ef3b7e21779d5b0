import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './settings.module.css'

interface SettingsCardProps {
  /** Also where the page's contents lead. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

export function SettingsCard({ id, title, lead, children }: SettingsCardProps) {
  return (
    <Card component="section" id={id} className={classes.card} aria-labelledby={`${id}-title`}>
      <Title order={2} size="h3" id={`${id}-title`}>
        {title}
      </Title>
      {lead !== undefined && (
        <Text c="dimmed" maw="40rem">
          {lead}
        </Text>
      )}
      {children}
    </Card>
  )
}
