import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { UndoImportModal } from '#web/entities/import/undo-import-modal.tsx'
import { orpc } from '#web/lib/query/api.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { ImportEntry } from './import-entry.tsx'

const SHOWN = 5

/** The imports of the last thirty days, each with a button that undoes it; nothing where there is none. */
export function ImportsList({ className }: { className: string | undefined }) {
  const t = useTranslations('imports.list')
  const query = useQuery(orpc.imports.list.queryOptions({ staleTime: 0 }))
  const [all, setAll] = useState(false)
  const [undoing, setUndoing] = useState<string | null>(null)
  if (query.data?.items.length === 0) return null
  return (
    <Stack gap={8} className={className ?? ''}>
      <div>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('lead')}</Text>
      </div>
      <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('failure')}>
        {({ items }) => (
          <>
            <ul aria-label={t('title')}>
              {(all ? items : items.slice(0, SHOWN)).map((item) => (
                <ImportEntry key={item.id} item={item} onUndo={() => setUndoing(item.id)} />
              ))}
            </ul>
            {!all && items.length > SHOWN && (
              <div>
                <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
                  {t('more', { count: items.length - SHOWN })}
                </Button>
              </div>
            )}
          </>
        )}
      </PageState>
      <UndoImportModal importId={undoing} onClose={() => setUndoing(null)} />
    </Stack>
  )
}
