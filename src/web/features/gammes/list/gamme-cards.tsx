import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { client } from '#web/lib/api.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { useKeptOrder } from '#web/lib/use-kept-order.ts'
import { usePhone } from '#web/lib/use-phone.ts'
import { inOrder } from '#web/ui/dragging/move-to.ts'
import { useReorder } from '#web/ui/dragging/use-reorder.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { GammeModal } from '../form/gamme-modal.tsx'
import { gammesMoved } from '../gammes-api.ts'
import { DeleteGammeModal } from './delete-gamme-modal.tsx'
import { GammeCard } from './gamme-card.tsx'
import classes from './gamme-card.module.css'

export interface GammeCardsProps {
  gammes: readonly Gamme[]
  thresholds: MarginThresholds
}

/** The gammes from top to bottom as they stand on the carte. */
export function GammeCards({ gammes, thresholds }: GammeCardsProps) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const phone = usePhone()
  const [editing, setEditing] = useState<Gamme | null>(null)
  const [deleting, setDeleting] = useState<Gamme | null>(null)
  const { asked, order } = useKeptOrder({
    scope: 'order-of-gammes',
    save: (ids) => client.gammes.reorder({ ids }),
    onSettled: () => gammesMoved(queryClient),
    onFailed: (failure) => notifyFailure(sentence(t('failure.order'), failure)),
  })
  const shown = asked === null ? gammes : inOrder(gammes, asked)
  const { listProps, announcement } = useReorder({
    ids: shown.map(({ id }) => id),
    nameOf: (id) => gammes.find((gamme) => gamme.id === id)?.nom ?? '',
    onOrder: order,
  })
  return (
    <>
      {gammes.length > 1 && (
        <Text size="sm" c="dimmed" mb="md">
          {t(phone ? 'orderHintTouch' : 'orderHint')}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the rows below */}
      <ul className={classes.cards} aria-label={t('list.label')} {...listProps}>
        {shown.map((gamme) => (
          <GammeCard
            key={gamme.id}
            gamme={gamme}
            thresholds={thresholds}
            movable={gammes.length > 1}
            onEdit={() => setEditing(gamme)}
            onDelete={() => setDeleting(gamme)}
          />
        ))}
      </ul>
      {announcement}
      <GammeModal gamme={editing} onClose={() => setEditing(null)} />
      <DeleteGammeModal gamme={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
