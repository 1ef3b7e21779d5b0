import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Menu } from '#contract/menus.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { client } from '#web/lib/api.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { useKeptOrder } from '#web/lib/use-kept-order.ts'
import { usePhone } from '#web/lib/use-phone.ts'
import { inOrder } from '#web/ui/dragging/move-to.ts'
import { useReorder } from '#web/ui/dragging/use-reorder.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { menusMoved } from '../menus-api.ts'
import { DeleteMenuModal } from './delete-menu-modal.tsx'
import { MenuCard } from './menu-card.tsx'
import classes from './menu-card.module.css'

export interface MenuCardsProps {
  menus: readonly Menu[]
  thresholds: MarginThresholds
}

/** The menus from top to bottom as they stand on the carte. */
export function MenuCards({ menus, thresholds }: MenuCardsProps) {
  const t = useTranslations('menus')
  const phone = usePhone()
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState<Menu | null>(null)
  const { asked, order } = useKeptOrder({
    scope: 'order-of-menus',
    save: (ids) => client.menus.reorder({ ids }),
    onSettled: () => menusMoved(queryClient),
    onFailed: (failure) => notifyFailure(sentence(t('failure.order'), failure)),
  })
  const shown = asked === null ? menus : inOrder(menus, asked)
  const { listProps, announcement } = useReorder({
    ids: shown.map(({ id }) => id),
    nameOf: (id) => menus.find((menu) => menu.id === id)?.nom ?? '',
    onOrder: order,
  })
  return (
    <>
      {menus.length > 1 && (
        <Text size="sm" c="dimmed" mb="md">
          {t(phone ? 'orderHintTouch' : 'orderHint')}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the rows below */}
      <ul className={classes.cards} aria-label={t('list.label')} {...listProps}>
        {shown.map((menu) => (
          <MenuCard
            key={menu.id}
            menu={menu}
            thresholds={thresholds}
            movable={menus.length > 1}
            onDelete={() => setDeleting(menu)}
          />
        ))}
      </ul>
      {announcement}
      <DeleteMenuModal menu={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
