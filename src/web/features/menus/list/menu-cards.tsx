import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Menu } from '#contract/menus.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { client } from '#web/lib/query/api.ts'
import { OrderedCards } from '#web/ui/ordered-cards/ordered-cards.tsx'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { DeleteMenuModal } from './delete-menu-modal.tsx'
import { MenuCard } from './menu-card.tsx'

export interface MenuCardsProps {
  menus: readonly Menu[]
  thresholds: MarginThresholds
}

/** The menus in their order on the carte. */
export function MenuCards({ menus, thresholds }: MenuCardsProps) {
  const t = useTranslations('menus')
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState<Menu | null>(null)
  return (
    <>
      <OrderedCards
        items={menus}
        label={t('list.label')}
        hint={t('orderHint')}
        hintTouch={t('orderHintTouch')}
        scope="order-of-menus"
        save={(order) => client.menus.reorder(order)}
        onSettled={() => invalidateAfter(queryClient, 'menus')}
        failureText={t('failure.order')}
      >
        {(menu, movable) => (
          <MenuCard
            key={menu.id}
            menu={menu}
            thresholds={thresholds}
            movable={movable}
            onDelete={() => setDeleting(menu)}
          />
        )}
      </OrderedCards>
      <DeleteMenuModal menu={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
