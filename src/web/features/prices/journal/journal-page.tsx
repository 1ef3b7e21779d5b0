import { Button, Card, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { journalQuery } from '../prices-api.ts'
import { usePriceTexts } from '#web/lib/use-price-texts.ts'
import { ActWords } from './act-words.tsx'
import classes from './act.module.css'
import { UndoActModal } from './undo-act-modal.tsx'

const CHANGES_NAMED = 5

/** /products/prices: what has changed, where it came from, and the way back. */
export function JournalPage() {
  const t = useTranslations('prices.journal')
  const journal = useInfiniteQuery(journalQuery())
  const [undoing, setUndoing] = useState<PriceAct | null>(null)
  const total = journal.data?.pages[0]?.total
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: paths.products }}
        aside={<output>{total !== undefined && t('count', { count: total })}</output>}
      />
      <PageState query={journal} failureText={t('failure')}>
        {({ pages }) =>
          total === 0 ? (
            <EmptyState
              drawing={<CrateDrawing />}
              sentence={t('empty')}
              action={<ButtonLink to={paths.products}>{t('back')}</ButtonLink>}
            />
          ) : (
            <Card>
              <ul className={classes.acts} aria-label={t('title')}>
                {pages.flatMap(({ items }) =>
                  items.map((act) => <Act key={act.id} act={act} onUndo={() => setUndoing(act)} />),
                )}
              </ul>
              {journal.hasNextPage && !journal.isFetchNextPageError && (
                <Group justify="center" mt="md">
                  <Button
                    variant="default"
                    onClick={() => void journal.fetchNextPage()}
                    disabled={journal.isFetchingNextPage}
                  >
                    {t('more')}
                  </Button>
                </Group>
              )}
            </Card>
          )
        }
      </PageState>
      {journal.isFetchNextPageError && (
        <ErrorBanner text={t('failure')} onRetry={() => void journal.fetchNextPage()} />
      )}
      <UndoActModal act={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}

function Act({ act, onUndo }: { act: PriceAct; onUndo: () => void }) {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  return (
    <li className={classes.act}>
      <div>
        <div className={classes.dimmed}>
          {texts.moment(act.at)} · {texts.source(act)} · {t('journal.sheets', { count: act.sheets })}
        </div>
        <ActWords act={act} most={CHANGES_NAMED} />
      </div>
      {act.undoneAt === null ? (
        <Button variant="default" size="compact-md" onClick={onUndo}>
          {t('journal.undo')}
        </Button>
      ) : (
        <span className={classes.dimmed}>{t('journal.undoneOn', { date: texts.day(act.undoneAt) })}</span>
      )}
    </li>
  )
}
