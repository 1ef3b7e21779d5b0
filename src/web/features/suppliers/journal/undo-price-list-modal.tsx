import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { UndoPricesModal } from '#web/entities/price/undo-prices-modal.tsx'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useUndoPriceList } from '../suppliers-api.ts'

export interface UndoPriceListModalProps {
  /** The file to undo; null keeps the question closed. */
  target: PriceList | null
  onClose: () => void
  onUndone?: () => void
}

/** Asks before a catalogue goes back to what it was. */
export function UndoPriceListModal({ target, onClose, onUndone }: UndoPriceListModalProps) {
  const t = useTranslations('suppliers.undoing')
  return (
    <UndoPricesModal
      target={target}
      onClose={onClose}
      step={useUndoPriceList()}
      variablesOf={({ supplier, id }) => ({ id: supplier.id, listId: id })}
      onDone={onUndone}
      texts="suppliers.undoing"
      reasonOf={(failure) => (codeOf(failure) === 'CATALOGUE_CHANGED' ? t('catalogueChanged') : undefined)}
    >
      {(list) => (
        <Stack gap="sm">
          <Text>{t('catalogue', { supplier: list.supplier.name, file: list.fileName })}</Text>
          <Text size="sm">{t('prices', { count: list.pricesTaken })}</Text>
        </Stack>
      )}
    </UndoPricesModal>
  )
}
