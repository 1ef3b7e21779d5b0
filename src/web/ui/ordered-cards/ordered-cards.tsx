import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { type KeptReordering, useKeptReorder } from '../dragging/use-kept-reorder.ts'

export interface OrderedCardsProps<Item> extends Omit<KeptReordering<Item>, 'nameOf'> {
  label: string
  /** How they change places, by a pointer and by a finger. */
  hint: string
  hintTouch: string
  /** An `OrderedCard`. */
  children: (item: Item, movable: boolean) => ReactNode
}

/** Cards in an order that the user changes by dragging. */
export function OrderedCards<Item extends { id: string; nom: string }>(props: OrderedCardsProps<Item>) {
  const { label, hint, hintTouch, children, ...keeping } = props
  const phone = usePhone()
  const movable = keeping.items.length > 1
  const { shown, listProps, announcement } = useKeptReorder({ ...keeping, nameOf: ({ nom }) => nom })
  return (
    <>
      {movable && (
        <Text size="sm" c="dimmed" mb="md">
          {phone ? hintTouch : hint}
        </Text>
      )}
      <Flex component="ul" direction="column" gap="sm" aria-label={label} {...listProps}>
        {shown.map((item) => children(item, movable))}
      </Flex>
      {announcement}
    </>
  )
}
