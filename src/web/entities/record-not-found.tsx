import { useTranslations } from 'use-intl'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { paths } from './paths.ts'

/** The list that a record would be in. */
const LISTS = {
  product: paths.products,
  supplier: paths.suppliers,
  recipe: paths.recipes,
  sheet: paths.recipes,
  gamme: paths.gammes,
  menu: paths.menus,
  invoice: paths.invoices,
  carte: paths.cartes,
  batch: paths.batches,
  order: paths.orders,
  delivery: paths.receive,
} as const satisfies Record<string, AppPath>

/** In place of a page about a record that was deleted, that another account owns, or whose id is invalid. */
export function RecordNotFound({ of }: { of: keyof typeof LISTS }) {
  const t = useTranslations('recordNotFound')
  const title = t(`${of}.title`)
  return (
    <>
      <title>{`${title} · Gramme`}</title>
      <EmptyState
        drawing={<PlateDrawing />}
        title={title}
        level={1}
        sentence={t(`${of}.sentence`)}
        action={
          <ButtonLink to={LISTS[of]} variant="default">
            {t(`${of}.back`)}
          </ButtonLink>
        }
      />
    </>
  )
}
