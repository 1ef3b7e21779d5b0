import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PurchasesLink } from '#web/entities/sheet/purchases-link.tsx'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { DishList } from './dish-list.tsx'
import { GammeSummary } from './gamme-summary.tsx'
import { LoadedGamme } from './loaded-gamme.tsx'

/** /gammes/{id}/view: a gamme that is only read. */
export function GammeViewPage({ id }: { id: string }) {
  const t = useTranslations('gammes')
  return (
    <LoadedGamme id={id}>
      {(gamme, thresholds) => (
        <>
          <PageHeader
            title={gamme.nom}
            crumb={{ label: t('dishes.back'), to: paths.gammes }}
            aside={t('list.recipes', { count: gamme.recettes.length })}
            meta={
              gamme.recettes.length > 0 ? <GammeSummary gamme={gamme} thresholds={thresholds} /> : undefined
            }
            actions={
              <PageActions main={<ButtonLink to={paths.gamme(id)}>{t('form.edit')}</ButtonLink>}>
                <PurchasesLink sheets={gamme.recettes.map(({ ficheId }) => ({ sheetId: ficheId }))} />
              </PageActions>
            }
          />
          {gamme.recettes.length === 0 ? (
            <EmptyState drawing={<CarteDrawing />} sentence={t('dishes.readOnlyEmpty')} />
          ) : (
            <DishList gamme={gamme} recettes={gamme.recettes} thresholds={thresholds} readOnly />
          )}
        </>
      )}
    </LoadedGamme>
  )
}
