import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export interface NoRowsProps {
  id: string
  /** Whether filters leave everything out, or there is nothing yet. */
  narrowed: boolean
  onClear: () => void
}

export function NoRows({ id, narrowed, onClear }: NoRowsProps) {
  const t = useTranslations('catalogue')
  return narrowed ? (
    <EmptyState
      drawing={<CrateDrawing />}
      sentence={t('empty')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<CrateDrawing />}
      sentence={t('emptyCatalogue')}
      action={<ButtonLink to={paths.supplierPriceList(id)}>{t('importList')}</ButtonLink>}
    />
  )
}
