import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statusOf } from '#web/lib/failure/failure.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'

interface ActsCardProps<Act> {
  query: UseQueryOptions<{ items: Act[] }, Error, { items: Act[] }>
  words: { title: string; failure: string }
  children: (act: Act) => ReactNode
}

/** Beside a product: what was done with it and another one. Nothing where nothing was. */
export function ActsCard<Act>({ query, words, children }: ActsCardProps<Act>) {
  const acts = useQuery(query)
  if (acts.data) {
    const { items } = acts.data
    if (items.length === 0) return null
    return (
      <Card component="section">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {words.title}
          </Title>
          {items.map(children)}
        </Stack>
      </Card>
    )
  }
  // The form shows the error for a product deleted meanwhile.
  if (!acts.isError || statusOf(acts.error) === 404) return null
  return <ErrorBanner text={words.failure} onRetry={() => void acts.refetch()} />
}

interface ActEntryProps {
  name: string
  facts: string
  /** The button that undoes it, or why there is none. */
  undo: ReactNode
  note?: string | undefined
}

export function ActEntry({ name, facts, undo, note }: ActEntryProps) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
        {undo}
      </Group>
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </div>
  )
}

interface UndoActButtonProps {
  /** What is undone, for who does not see the row. */
  label: string
  text: string
  onClick: () => void
}

export function UndoActButton({ label, text, onClick }: UndoActButtonProps) {
  return (
    <DemoLock>
      <Button variant="default" size="compact-sm" mih={44} aria-label={label} onClick={onClick}>
        {text}
      </Button>
    </DemoLock>
  )
}
