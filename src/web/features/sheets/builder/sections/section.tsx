import { Card, Flex, Group, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'

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
    <Flex aria-labelledby={id} component="section" direction="column" gap="xs">
      <Group align="baseline" gap="2px 14px">
        <Title order={2} id={id} size="1.25rem">
          {title}
        </Title>
        {hint !== undefined && <p className="note">{hint}</p>}
      </Group>
      {card ? <Card style={{ gap: 10 }}>{children}</Card> : children}
    </Flex>
  )
}
