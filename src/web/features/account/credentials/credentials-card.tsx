import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfigurationMissing } from '#web/ui/configuration-missing.tsx'
import { TryDemo } from '#web/ui/demo/try-demo.tsx'
import { RestoreOffer } from '#web/entities/restore-offer.tsx'
import classes from './credentials-card.module.css'

interface CredentialsCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Under the card: where else to go. */
  after?: ReactNode
  /** Whether a visitor may look around first, or restore a backup where there is no account. */
  withDemo?: boolean
}

/** The sheet of paper on which someone signs in. */
export function CredentialsCard({ title, lead, children, after, withDemo = false }: CredentialsCardProps) {
  return (
    <section className={classes.page}>
      <title>{`${title} · Gramme`}</title>
      <Card className={classes.card}>
        <Title order={1} size="1.875rem" mb={8}>
          {title}
        </Title>
        {lead !== undefined && (
          <Text c="dimmed" mb="lg">
            {lead}
          </Text>
        )}
        <ConfigurationMissing />
        {children}
      </Card>
      {after !== undefined && (
        <Text c="dimmed" ta="center" mt={20}>
          {after}
        </Text>
      )}
      {withDemo && (
        <>
          <RestoreOffer c="dimmed" ta="center" mt={20} />
          <Text c="dimmed" ta="center" mt={20}>
            <TryDemo />
          </Text>
        </>
      )}
    </section>
  )
}
