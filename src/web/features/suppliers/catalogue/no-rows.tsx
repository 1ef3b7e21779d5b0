import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NothingFound } from '#web/ui/nothing-found.tsx'

export interface NoRowsProps {
  id: string
  /** Whether filters leave everything out, or there is nothing yet. */
  narrowed: boolean
  onClear: () => void
}

export function NoRows({ id, narrowed, onClear }: NoRowsProps) {
  const t = useTranslations('catalogue')
  return narrowed ? (
    <NothingFound
      drawing={<CrateDrawing />}
      sentence={t('empty')}
      clearLabel={t('filters.clear')}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      drawing={<CrateDrawing />}
      sentence={t('emptyCatalogue')}
      action={<ButtonLink to={paths.supplierPriceList(id)}>{t('importList')}</ButtonLink>}
    />
  )
}
