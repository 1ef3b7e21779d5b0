import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { PreparationsCard } from './board/preparations-card.tsx'
import { PurchaseBoard } from './board/purchase-board.tsx'
import { type ChoicesAddress, useChoices } from './board/use-choices.ts'
import { ChosenCard } from './chosen/chosen-card.tsx'
import { useChosen } from './chosen/use-chosen.ts'
import { PurchaseActions } from './purchase-actions.tsx'
import type { OrderParts } from './order-part.ts'
import { PurchasePaper } from './purchase-paper.tsx'
import { purchaseSourcesQuery } from './purchases-api.ts'
import { usePurchases } from './use-purchases.ts'

export interface PurchasesPageProps {
  /** The sheets and their covers, as the address holds them. */
  sheets: string
  onSheets: (sheets: string) => void
  /** Where products are bought elsewhere than usual, likewise. */
  choicesAddress: ChoicesAddress
  parts: OrderParts
}

/** /recipes/purchases: what to buy for some sheets, computed again at every keystroke. */
export function PurchasesPage({ sheets: address, onSheets, choicesAddress, parts }: PurchasesPageProps) {
  const t = useTranslations('purchases')
  const sentence = useFailureSentence()
  const chosen = useChosen(address, onSheets)
  const sources = useQuery(purchaseSourcesQuery(chosen.chosen.map(({ sheetId }) => sheetId)))
  const query = combineQueries(sources, useSettings())
  const chosenAny = chosen.chosen.length > 0
  const choices = useChoices(choicesAddress)
  const { shown, purchases } = usePurchases({
    choices,
    chosen: chosen.chosen,
    data: chosenAny ? query.data : undefined,
    reading: sources.isFetching && (sources.data === undefined || sources.isPlaceholderData),
  })

  return (
    <>
      <div data-print="hidden">
        <PageHeader
          title={t('title')}
          crumb={{ label: t('back'), to: paths.recipes }}
          meta={t('lead')}
          actions={purchases !== undefined && !purchases.nothing && <PurchaseActions purchases={purchases} />}
        />
      </div>
      <Stack gap="lg">
        <ChosenCard chosen={chosen} sheets={shown} />
        {chosenAny && purchases === undefined && (
          <PageState query={{ ...query, data: undefined }} failureText={t('loadFailed')}>
            {() => null}
          </PageState>
        )}
        {purchases !== undefined && query.error !== null && (
          <ErrorBanner text={sentence(t('loadFailed'), query.error)} onRetry={() => void query.refetch()} />
        )}
        {purchases?.nothing === true && <p className="dimmed">{t('empty.nothing')}</p>}
        {purchases?.nothing === false && (
          <>
            <PurchaseBoard {...purchases} choices={choices} parts={parts} />
            <PreparationsCard table={purchases.paper.preparations} />
            <PurchasePaper list={purchases.paper} />
          </>
        )}
      </Stack>
    </>
  )
}
