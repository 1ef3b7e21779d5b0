import { useTranslations } from 'use-intl'
import type { Merge } from '#contract/product-merges.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ActEntry, ActsCard, UndoActButton } from '../acts/acts-card.tsx'
import { mergesQuery, useUndoMerge } from './merges-api.ts'

/** Beside a product: the products that were merged into it; each can be undone while it is in the bin. */
export function MergesCard({ id }: { id: string }) {
  const t = useTranslations('merge.list')
  const undo = useUndoMerge()
  return (
    <ActsCard query={mergesQuery(id)} words={{ title: t('title'), failure: t('failure') }}>
      {(merge) => <MergeEntry key={merge.id} merge={merge} onUndo={() => undo(merge.id)} />}
    </ActsCard>
  )
}

function MergeEntry({ merge, onUndo }: { merge: Merge; onUndo: () => void }) {
  const t = useTranslations('merge')
  const { dateLong } = useFormat()
  const { at, lines, keptUntil, undoneAt } = merge
  const names = { kept: merge.kept.name, other: merge.other.name }
  const until = keptUntil === null ? t('list.forgotten') : t('list.until', { date: dateLong(keptUntil) })
  return (
    <ActEntry
      name={t('list.row', names)}
      facts={
        undoneAt === null
          ? t('list.facts', { date: dateLong(at), lines })
          : t('list.undone', { date: dateLong(undoneAt) })
      }
      undo={
        keptUntil !== null && (
          <UndoActButton label={t('list.undo', names)} text={t('undo')} onClick={onUndo} />
        )
      }
      note={undoneAt === null ? until : undefined}
    />
  )
}
