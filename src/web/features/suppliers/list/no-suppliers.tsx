import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NothingFound } from '#web/ui/nothing-found.tsx'

export interface NoSuppliersProps {
  /** Whether a search matches no supplier, or there is none yet. */
  narrowed?: boolean
  onClear?: () => void
  onAdd: () => void
}

export function NoSuppliers({ narrowed = false, onClear, onAdd }: NoSuppliersProps) {
  const t = useTranslations('suppliers')
  return narrowed ? (
    <NothingFound
      drawing={<TruckDrawing />}
      sentence={t('list.filtered')}
      clearLabel={t('list.clear')}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      drawing={<TruckDrawing />}
      title={t('empty')}
      sentence={t('teach')}
      action={<Button onClick={onAdd}>{t('new')}</Button>}
    />
  )
}
