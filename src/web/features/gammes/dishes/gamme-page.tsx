import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeDetail } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/entities/paths.ts'
import { PricesLink } from '#web/entities/selling-price/prices-link.tsx'
import { PurchasesLink } from '#web/entities/sheet/purchases-link.tsx'
import { Action, ActionLink } from '#web/ui/actions/action.tsx'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { gammeQuery } from '../gammes-api.ts'
import { GammeModal } from '../form/gamme-modal.tsx'
import { EditedDishes } from './edited-dishes.tsx'
import { GammeSummary } from './gamme-summary.tsx'
import { LoadedGamme } from './loaded-gamme.tsx'
import { useAdding } from './use-adding.tsx'

/** /gammes/{id}: the dishes of a gamme. */
export function GammePage({ id }: { id: string }) {
  return (
    <LoadedGamme id={id}>
      {(gamme, thresholds) => <Known gamme={gamme} thresholds={thresholds} />}
    </LoadedGamme>
  )
}

function Known({ gamme, thresholds }: { gamme: GammeDetail; thresholds: MarginThresholds }) {
  const t = useTranslations('gammes')
  const queryClient = useQueryClient()
  const [renaming, setRenaming] = useState(false)
  const { open, picker } = useAdding(gamme)
  const { id, nom, recettes } = gamme
  const closeRenaming = () => {
    setRenaming(false)
    // Another window may have deleted what was to be renamed.
    void queryClient.invalidateQueries(gammeQuery(id))
  }
  return (
    <>
      <PageHeader
        title={nom}
        crumb={{ label: t('dishes.back'), to: paths.gammes }}
        aside={<output>{t('list.recipes', { count: recettes.length })}</output>}
        meta={recettes.length > 0 ? <GammeSummary gamme={gamme} thresholds={thresholds} /> : undefined}
        actions={
          <PageActions main={<Button onClick={open}>{t('dishes.add')}</Button>}>
            <PricesLink count={recettes.filter((dish) => dish.prixTtcAffiche === 0).length} gamme={id} />
            <Action onClick={() => setRenaming(true)}>{t('dishes.rename')}</Action>
            <ActionLink to={paths.sales(gamme.carteId)} search={{ gamme: id }}>
              {t('dishes.sales')}
            </ActionLink>
            <PurchasesLink sheets={recettes.map(({ ficheId }) => ({ sheetId: ficheId }))} />
            <ActionLink to={paths.viewGamme(id)}>{t('dishes.view')}</ActionLink>
          </PageActions>
        }
      />
      <EditedDishes gamme={gamme} thresholds={thresholds} onAdd={open} />
      {picker}
      <GammeModal gamme={renaming ? gamme : null} onClose={closeRenaming} />
    </>
  )
}
