import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Replacement } from '#contract/replacements.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { replacementsQuery, useUndoReplacement } from './replacements-api.ts'

/** Beside a product: where it was replaced, or took another's place; each can be undone. Nothing where it never was. */
export function ReplacementsCard({ id }: { id: string }) {
  const t = useTranslations('replacement.list')
  const replacements = useQuery(replacementsQuery(id))
  const undo = useUndoReplacement()
  if (replacements.data) {
    const { items } = replacements.data
    if (items.length === 0) return null
    return (
      <Card component="section">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          {items.map((one) => (
            <Act key={one.id} replacement={one} onUndo={() => undo(one.id)} />
          ))}
        </Stack>
      </Card>
    )
  }
  // The form shows the error for a product deleted meanwhile.
  if (!replacements.isError || statusOf(replacements.error) === 404) return null
  return <ErrorBanner text={t('failure')} onRetry={() => void replacements.refetch()} />
}

function Act({ replacement, onUndo }: { replacement: Replacement; onUndo: () => void }) {
  const t = useTranslations('replacement')
  const { dateLong } = useFormat()
  const { at, lines, standing, undoneAt } = replacement
  const names = { from: replacement.from.name, to: replacement.to.name }
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
        {undoneAt === null &&
          (standing > 0 ? (
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
          ) : (
            <Text size="sm" c="dimmed">
              {t('list.changed')}
            </Text>
          ))}
      </Group>
    </div>
  )
}
