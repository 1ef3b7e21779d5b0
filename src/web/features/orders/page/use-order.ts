import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client } from '#web/lib/query/api.ts'
import { useMergingAutosave } from '#web/ui/conflict/use-merging-autosave.ts'
import { isFreeText } from '../free-text.ts'
import { orderQuery, useOrderStored } from '../orders-api.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import {
  comparedLines,
  differingLines,
  LineKeys,
  orderRequest,
  typedOrder,
  type TypedOrder,
} from './typed-order.ts'

/** An order as it is typed, stored as it is typed. */
export function useOrder(stored: Order) {
  const t = useTranslations('orders')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const words = useOrderWords()
  const queryClient = useQueryClient()
  const isStored = useOrderStored()
  const demo = useDemo()
  const [keys] = useState(() => new LineKeys())
  const parts = formParts((typed: TypedOrder) => typed, {
    deliverOn: {
      label: t('facts.deliverOn'),
      textOf: ({ deliverOn }) => (deliverOn === null ? none : words.day(deliverOn)),
    },
    note: { label: t('facts.note'), textOf: ({ note }) => note || none },
    lines: {
      label: t('facts.lines'),
      contentOf: ({ lines }) => comparedLines(lines, keys),
      textOf: ({ lines }, other) =>
        differingLines(lines, other?.lines ?? [], keys)
          .map((line) =>
            [
              `${line.packs === null ? '?' : format.quantity(line.packs)}\u00a0× ${line.name}`,
              isFreeText(line) && line.priceHt !== null ? ` (${format.euro(line.priceHt)})` : '',
            ].join(''),
          )
          .join(', ') || none,
    },
  })
  const { change, autosave, ...saving } = useMergingAutosave<Order, TypedOrder>({
    stored,
    valuesOf: (order) => typedOrder(order, keys),
    parts,
    write: demo
      ? null
      : async (typed, read) => {
          const order = await client.orders.change(orderRequest(read, typed, keys))
          if (typed.lines !== undefined) keys.answered(typed.lines, order.items)
          void isStored(order)
          return order
        },
    show: (order) => queryClient.setQueryData(orderQuery(order.id).queryKey, order),
  })
  const { unsaved } = autosave
  const order = useMemo(() => ({ ...typedOrder(stored, keys), ...unsaved }), [stored, unsaved, keys])
  return {
    stored,
    /** The line of a row as it is stored; undefined until it is. */
    storedLine: (key: string) => stored.items.find(({ id }) => id === keys.idOf(key)),
    /** What is stored with what is typed over it. */
    order,
    autosave,
    ...saving,
    type: (typed: Partial<TypedOrder>) => change(typed, true),
    choose: (typed: Partial<TypedOrder>) => change(typed),
  }
}
export type TypingOrder = ReturnType<typeof useOrder>
