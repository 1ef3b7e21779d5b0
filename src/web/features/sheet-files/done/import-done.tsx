import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FileGamme } from '#domain/sheet-imports/file-gammes.ts'
import { UndoImportModal } from '#web/entities/import/undo-import-modal.tsx'
import { UnconfirmedProducts } from '#web/entities/product/unconfirmed-products.tsx'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { orpc } from '#web/lib/query/api.ts'
import type { DoneImport } from '../commit/use-commit-import.ts'
import { GammesOfFile } from './gammes-of-file.tsx'

export interface ImportDoneProps {
  done: DoneImport
  /** What becomes of the photos of the files. */
  photos: ReactNode
  /** Of the files. */
  gammes: readonly FileGamme[]
  onAnother: () => void
  /** What waits for a selling price now. */
  children: ReactNode
}

const FIGURES = ['created', 'replaced', 'kept', 'products', 'prices', 'olderPrices'] as const

/** What was imported, the way back, and the prices that its sheets are to be sold for. */
export function ImportDone({ done, photos, gammes, onAnother, children }: ImportDoneProps) {
  const t = useTranslations('sheetImport.done')
  const tPrices = useTranslations('sellingPrices')
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
        <Group gap="sm" mb="xs" wrap="nowrap" component="output">
          <IconCircleCheck size={24} color="var(--margin-high)" aria-hidden />
          <Title order={2} size="h3" ref={title} tabIndex={-1}>
            {undone ? t('undone') : t('title', { count: created + replaced })}
          </Title>
        </Group>
        {!undone && <Text>{figures.map((what) => t(what, { count: done[what] })).join(' · ')}</Text>}
        {earlier && <Text mt="md">{t('earlier')}</Text>}
        <Group mt="md" gap="sm">
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
          {importId !== null && !undone && (
            <Button variant="default" title={t('kept30')} onClick={() => setUndoing(importId)}>
              {t('undo')}
            </Button>
          )}
        </Group>
      </Card>
      {!undone && photos}
      {!undone && importId !== null && gammes.length > 0 && (
        <GammesOfFile importId={importId} gammes={gammes} />
      )}
      {!undone && <UnconfirmedProducts />}
      {!undone && created > 0 && (
        <section aria-labelledby="import-prices">
          <Title order={2} size="h3" id="import-prices" mb="xs">
            {tPrices('title')}
          </Title>
          {children}
        </section>
      )}
      <UndoImportModal importId={undoing} onClose={() => setUndoing(null)} />
    </Stack>
  )
}
