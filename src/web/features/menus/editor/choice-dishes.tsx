import { Box } from '@mantine/core'
import type { PointerEvent } from 'react'
import type { MenuDish } from '#contract/menus.ts'
import { inOrder } from '#web/ui/dragging/move-to.ts'
import { useReorder } from '#web/ui/dragging/use-reorder.tsx'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { DishRow } from './dish-row.tsx'

export interface ChoiceDishesProps {
  label: string
  dishes: readonly MenuDish[]
  onChange: (edit: (dishes: readonly MenuDish[]) => readonly MenuDish[]) => void
}

const withId = (dish: MenuDish) => ({ id: dish.ficheId, dish })

export function ChoiceDishes({ label, dishes, onChange }: ChoiceDishesProps) {
  const { listProps, announcement } = useReorder({
    rows: '[data-dish]',
    ids: dishes.map(({ ficheId }) => ficheId),
    nameOf: (id) =>
      dishes
        .filter(({ ficheId }) => ficheId === id)
        .map(nameOf)
        .join(''),
    onOrder: (ids) => onChange((before) => inOrder(before.map(withId), ids).map(({ dish }) => dish)),
  })
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    listProps.onPointerDown(event)
    // The choice around it is not dragged by the handle of one of its dishes.
    event.stopPropagation()
  }
  return (
    <>
      <Box component="ul" mt={6} mb={2} aria-label={label} {...listProps} onPointerDown={onPointerDown}>
        {dishes.map((dish) => (
          <DishRow
            key={dish.ficheId}
            dish={dish}
            movable={dishes.length > 1}
            onRemove={() => onChange((before) => before.filter(({ ficheId }) => ficheId !== dish.ficheId))}
          />
        ))}
      </Box>
      {announcement}
    </>
  )
}
