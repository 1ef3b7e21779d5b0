import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Merge } from '#contract/product-merges.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { mergesQuery, useUndoMerge } from './merges-api.ts'

/** Beside a product: the products that were merged into it; each can be undone while it is in the bin. Nothing where none was. */
export function MergesCard({ id }: { id: string }) {
  const t = useTranslations('merge.list')
  const merges = useQuery(mergesQuery(id))
  const undo = useUndoMerge()
  if (merges.data) {
    const { items } = merges.data
    if (items.length === 0) return null
    return (
      <Card component="section">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          {items.map((one) => (
            <Act key={one.id} merge={one} onUndo={() => undo(one.id)} />
          ))}
        </Stack>
      </Card>
    )
  }
  // The form shows the error for a product deleted meanwhile.
  if (!merges.isError || statusOf(merges.error) === 404) return null
  return <ErrorBanner text={t('failure')} onRetry={() => void merges.refetch()} />
}

function Act({ merge, onUndo }: { merge: Merge; onUndo: () => void }) {
  const t = useTranslations('merge')
  const { dateLong } = useFormat()
  const { at, lines, keptUntil, undoneAt } = merge
  const names = { kept: merge.kept.name, other: merge.other.name }
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('list.row', names)}
      </Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {undoneAt === null
            ? t('list.facts', { date: dateLong(at), lines })
            : t('list.undone', { date: dateLong(undoneAt) })}
        </Text>
        {keptUntil !== null && (
          <DemoLock>
            <Button
              variant="default"
              size="compact-sm"
              mih={44}
              aria-label={t('list.undo', names)}
              onClick={onUndo}
            >
              {t('undo')}
            </Button>
          </DemoLock>
        )}
      </Group>
      {undoneAt === null && (
        <Text size="xs" c="dimmed">
          {keptUntil === null ? t('list.forgotten') : t('list.until', { date: dateLong(keptUntil) })}
        </Text>
      )}
    </div>
  )
}
