import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NothingFound } from '#web/ui/nothing-found.tsx'

export type NoProductsProps = { onClear: () => void } & (
  | {
      /** Whether filters leave everything out, or there is nothing yet. */
      narrowed: boolean
      onAdd: () => void
    }
  | { narrowed: true; onAdd?: never }
)

export function NoProducts({ narrowed, onClear, onAdd }: NoProductsProps) {
  const t = useTranslations('products')
  return narrowed ? (
    <NothingFound
      drawing={<CrateDrawing />}
      sentence={t('empty.filtered')}
      clearLabel={t('filters.clear')}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      drawing={<CrateDrawing />}
      title={t('empty.filtered')}
      sentence={t('empty.first')}
      action={<Button onClick={onAdd}>{t('new')}</Button>}
    />
  )
}
