import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { paths } from '#web/entities/paths.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import entries from '#web/ui/entry-list.module.css'
import { JournalPage } from '#web/ui/journal-page.tsx'
import { journalQuery } from '../prices-api.ts'
import { ActWords } from './act-words.tsx'
import { UndoActModal } from './undo-act-modal.tsx'

const CHANGES_NAMED = 5

/** /products/prices: what has changed, where it came from, and the way back. */
export function PriceJournalPage() {
  const t = useTranslations('prices.journal')
  const [undoing, setUndoing] = useState<PriceAct | null>(null)
  return (
    <>
      <JournalPage
        query={useInfiniteQuery(journalQuery())}
        crumb={{ label: t('back'), to: paths.products }}
        drawing={<CrateDrawing />}
        words={{
          title: t('title'),
          failure: t('failure'),
          empty: t('empty'),
          more: t('more'),
          count: (count) => t('count', { count }),
        }}
      >
        {(acts) => (
          <ul aria-label={t('title')}>
            {acts.map((act) => (
              <Act key={act.id} act={act} onUndo={() => setUndoing(act)} />
            ))}
          </ul>
        )}
      </JournalPage>
      <UndoActModal act={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}

function Act({ act, onUndo }: { act: PriceAct; onUndo: () => void }) {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  return (
    <li className={entries.entry}>
      <div>
        <Text c="dimmed" fz="sm">
          {texts.moment(act.at)} · {texts.source(act)} · {t('journal.sheets', { count: act.sheets })}
        </Text>
        <ActWords act={act} most={CHANGES_NAMED} />
      </div>
      {act.undoneAt === null ? (
        <Button variant="default" size="compact-md" onClick={onUndo}>
          {t('journal.undo')}
        </Button>
      ) : (
        <Text span c="dimmed" fz="sm">
          {t('journal.undoneOn', { date: texts.day(act.undoneAt) })}
        </Text>
      )}
    </li>
  )
}
