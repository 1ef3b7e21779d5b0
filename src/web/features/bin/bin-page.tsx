import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useRestore } from '#web/entities/bin/use-restore.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { SpiltPotDrawing } from '#web/ui/drawings/spilt-pot.tsx'
import { JournalPage } from '#web/ui/journal-page.tsx'
import { binQuery } from './bin-api.ts'
import classes from './bin-page.module.css'
import { BinEntry } from './bin-entry.tsx'
import { EmptyBinModal } from './empty-bin-modal.tsx'
import { RemoveModal } from './remove-modal.tsx'

/** /bin: what was deleted in the last thirty days, and the way back. */
export function BinPage() {
  const t = useTranslations('binPage')
  const query = useInfiniteQuery(binQuery())
  // What erases for ever is the owners'.
  const mayErase = useRole() === 'owner'
  const [emptying, setEmptying] = useState<{ until: string; count: number } | null>(null)
  const restoring = useRestore(focusOnContent)
  const total = query.data?.pages[0]?.total ?? 0
  const newest = query.data?.pages[0]?.items[0]
  return (
    <>
      <JournalPage
        query={query}
        texts={t}
        offlineText={t('offline')}
        back={paths.dashboard}
        drawing={<SpiltPotDrawing />}
        Question={RemoveModal}
        actions={
          newest &&
          mayErase && (
            <Button
              variant="default"
              className={classes.emptying ?? ''}
              onClick={() => setEmptying({ until: newest.deletedAt, count: total })}
            >
              {t('emptying.label')}
            </Button>
          )
        }
      >
        {(item, onRemove) => (
          <BinEntry
            item={item}
            busy={restoring.isPending && restoring.variables.id === item.id}
            onRestore={() => restoring.mutate({ id: item.id })}
            onRemove={mayErase ? onRemove : undefined}
          />
        )}
      </JournalPage>
      <EmptyBinModal target={emptying} onClose={() => setEmptying(null)} />
    </>
  )
}

/** The button that was pressed is removed with its entry. */
function focusOnContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
