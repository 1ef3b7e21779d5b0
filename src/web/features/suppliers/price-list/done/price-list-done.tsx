import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CommittedPriceList, PriceList } from '#contract/price-lists.ts'
import { DoneStep } from '#web/entities/import-flow/done-step.tsx'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { UndoPriceListModal } from '../../journal/undo-price-list-modal.tsx'

export interface PriceListDoneProps {
  done: CommittedPriceList
  onAnother: () => void
}

/** What a price list did to the catalogue and to the user's own prices. */
export function PriceListDone({ done: list, onAnother }: PriceListDoneProps) {
  const t = useTranslations('priceList.done')
  const [undoing, setUndoing] = useState<PriceList | null>(null)
  const [undone, setUndone] = useState(false)
  return (
    <>
      <DoneStep
        fileName={list.fileName}
        figures={[
          [t('added'), list.added],
          [t('dearer'), list.dearer],
          [t('cheaper'), list.cheaper],
          [t('altered'), list.altered],
          [t('removed'), list.removed],
          [t('unchanged'), list.unchanged],
        ]}
        link={<ButtonLink to={paths.supplierProducts(list.supplier.id)}>{t('catalogue')}</ButtonLink>}
        undone={undone}
        onUndo={() => setUndoing(list)}
        onAnother={onAnother}
      >
        {list.pricesTaken > 0 && (
          <Text mt="md">
            {t('prices', { count: list.pricesTaken })}
            {`, ${t('sheets', { count: list.sheets })}.`}{' '}
            <TextLink to={paths.priceChanges} inherit underline="always">
              {t('journal')}
            </TextLink>
          </Text>
        )}
      </DoneStep>
      <UndoPriceListModal
        target={undoing}
        onClose={() => setUndoing(null)}
        onUndone={() => setUndone(true)}
      />
    </>
  )
}
