import { Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { paths } from '#web/entities/paths.ts'
import { UndoPricesModal } from '#web/entities/price/undo-prices-modal.tsx'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import entries from '#web/ui/entry-list.module.css'
import { JournalPage } from '#web/ui/journal-page.tsx'
import { journalQuery, useUndoAct } from '../prices-api.ts'
import { ActTable } from './act-table.tsx'
import { ActWords } from './act-words.tsx'

const CHANGES_NAMED = 5

/** /products/prices: what has changed, where it came from, and the way back. */
export function PriceJournalPage() {
  return (
    <JournalPage
      query={useInfiniteQuery(journalQuery())}
      texts={useTranslations('prices.journal')}
      back={paths.products}
      drawing={<CrateDrawing />}
      Question={UndoActModal}
    >
      {(act, onUndo) => <Act act={act} onUndo={onUndo} />}
    </JournalPage>
  )
}

function UndoActModal({ target, onClose }: { target: PriceAct | null; onClose: () => void }) {
  const t = useTranslations('prices.undoing')
  return (
    <UndoPricesModal
      target={target}
      onClose={onClose}
      step={useUndoAct()}
      variablesOf={({ id }) => ({ id })}
      texts="prices.undoing"
      confirmFirst
    >
      {(act) => (
        <Stack gap="sm">
          <ActWords act={act} most={CHANGES_NAMED} />
          <Text size="sm">{t('consequence', { products: act.products, sheets: act.sheets })}</Text>
        </Stack>
      )}
    </UndoPricesModal>
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
        <ActTable act={act} />
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
