import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { UndoImportModal } from '#web/entities/import/undo-import-modal.tsx'
import { paths } from '#web/entities/paths.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { orpc } from '#web/lib/query/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Figure } from '#web/ui/figure.tsx'
import type { DoneImport } from '../commit/use-commit-import.ts'

export interface ImportDoneProps {
  done: DoneImport
  /** What becomes of the photos of the files. */
  photos: ReactNode
  onAnother: () => void
  /** The margins of the account as they are now. */
  children: ReactNode
}

const FIGURES = ['created', 'replaced', 'kept', 'products', 'prices', 'olderPrices'] as const

/** What was imported, the way back, and what the account earns with it. */
export function ImportDone({ done, photos, onAnother, children }: ImportDoneProps) {
  const t = useTranslations('sheetImport.done')
  const [undoing, setUndoing] = useState<string | null>(null)
  const title = useFocusOnMount<HTMLHeadingElement>()
  const { importId, earlier, created, replaced } = done
  const imports = useQuery({ ...orpc.imports.list.queryOptions(), enabled: importId !== null })
  const own = imports.data?.items.find(({ id }) => id === importId)
  const undone = own !== undefined && own.undoneAt !== null
  const figures = FIGURES.filter((what) => done[what] > 0)
  return (
    <Stack gap="lg">
      <Card>
        <Group gap="sm" mb="md" wrap="nowrap" component="output">
          <IconCircleCheck size={24} color="var(--margin-high)" aria-hidden />
          <Title order={2} size="h3" ref={title} tabIndex={-1}>
            {undone ? t('undone') : t('title', { count: created + replaced })}
          </Title>
        </Group>
        {!undone && figures.length > 0 && (
          <Columns base={2} xs={3} md={6}>
            {figures.map((what) => (
              <Figure key={what} label={t(what)} value={t('count', { count: done[what] })} />
            ))}
          </Columns>
        )}
        {earlier && <Text mt="md">{t('earlier')}</Text>}
        <Group mt="lg" gap="sm">
          <ButtonLink to={paths.recipes}>{t('recipes')}</ButtonLink>
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
          {importId !== null && !undone && (
            <Button variant="default" onClick={() => setUndoing(importId)}>
              {t('undo')}
            </Button>
          )}
        </Group>
        {importId !== null && !undone && (
          <Text size="sm" c="dimmed" mt="sm">
            {t('kept30')}
          </Text>
        )}
      </Card>
      {!undone && photos}
      {children}
      <UndoImportModal importId={undoing} onClose={() => setUndoing(null)} />
    </Stack>
  )
}
