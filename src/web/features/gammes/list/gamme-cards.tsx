import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { client } from '#web/lib/query/api.ts'
import { OrderedCards } from '#web/ui/ordered-cards/ordered-cards.tsx'
import { GammeModal } from '../form/gamme-modal.tsx'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { DeleteGammeModal } from './delete-gamme-modal.tsx'
import { GammeCard } from './gamme-card.tsx'

export interface GammeCardsProps {
  gammes: readonly Gamme[]
  thresholds: MarginThresholds
}

/** The gammes in their order on the carte. */
export function GammeCards({ gammes, thresholds }: GammeCardsProps) {
  const t = useTranslations('gammes')
  const trade = useTranslations('trade')
  const queryClient = useQueryClient()
  const [editing, setEditing] = useState<Gamme | null>(null)
  const [deleting, setDeleting] = useState<Gamme | null>(null)
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {trade('revenueNote')}
      </Text>
      <OrderedCards
        items={gammes}
        label={t('list.label')}
        hint={t('orderHint')}
        hintTouch={t('orderHintTouch')}
        scope="order-of-gammes"
        save={(order) => client.gammes.reorder(order)}
        onSettled={() => invalidateAfter(queryClient, 'gammes')}
        failureText={t('failure.order')}
      >
        {(gamme, movable) => (
          <GammeCard
            key={gamme.id}
            gamme={gamme}
            thresholds={thresholds}
            movable={movable}
            onEdit={() => setEditing(gamme)}
            onDelete={() => setDeleting(gamme)}
          />
        )}
      </OrderedCards>
      <GammeModal gamme={editing} onClose={() => setEditing(null)} />
      <DeleteGammeModal gamme={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
