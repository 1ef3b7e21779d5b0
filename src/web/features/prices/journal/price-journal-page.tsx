import { Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { paths } from '#web/entities/paths.ts'
import { UndoPricesModal } from '#web/entities/price/undo-prices-modal.tsx'
import { useByPerson } from '#web/entities/house/use-by-person.ts'
import { useFigures } from '#web/entities/price/use-figures.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { JournalPage } from '#web/ui/journal-page.tsx'
import { journalQuery, useUndoAct } from '../prices-api.ts'
import { ActTable } from './act-table.tsx'
import { ActWords } from './act-words.tsx'
import classes from './act.module.css'

const CHANGES_NAMED = 5

/** /products/prices: what has changed, where it came from, and the way back. */
export function PriceJournalPage() {
  const t = useTranslations('prices.journal')
  return (
    <JournalPage
      query={useInfiniteQuery(journalQuery())}
      texts={t}
      lead={t('lead')}
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

/** One line: the product that it costs the plates most by, how many others, when and where from; its prices are folded. */
function Act({ act, onUndo }: { act: PriceAct; onUndo: () => void }) {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  return (
    <li className={classes.act}>
      <Fold summary={<ActSummary act={act} />}>
        {() => (
          <Stack gap="xs" align="start" pb="md">
            <ActTable act={act} />
            {act.undoneAt === null ? (
              <Button variant="default" size="compact-md" onClick={onUndo}>
                {t('journal.undo')}
              </Button>
            ) : (
              <Text span c="dimmed" fz="sm">
                {t('journal.undoneOn', { date: texts.day(act.undoneAt) })}
              </Text>
            )}
          </Stack>
        )}
      </Fold>
    </li>
  )
}

function ActSummary({ act }: { act: PriceAct }) {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  const by = useByPerson()
  const { euroDifference } = useFigures()
  const { products, sheets, onPlates, undoneAt } = act
  const [first] = act.changes
  return (
    <span className={classes.summary}>
      <span className={classes.what}>
        {first === undefined ? (
          t('journal.products', { count: products })
        ) : (
          <>
            <strong>{first.name}</strong>{' '}
            {products === 1
              ? `${texts.price(first.oldPriceHt)} → ${texts.unitPrice(first.newPriceHt, first.unit)}`
              : t('journal.others', { count: products - 1 })}
          </>
        )}
      </span>
      <span className={classes.when}>
        {texts.moment(act.at)} · {texts.source(act)} {by(act.personId)}
        {undoneAt !== null && ` · ${t('undone')}`}
      </span>
      <span className={classes.sheets}>
        {act.past ? t('journal.past') : t('journal.sheets', { count: sheets })}
      </span>
      <span className={classes.plates}>{onPlates !== null && euroDifference(onPlates)}</span>
    </span>
  )
}
