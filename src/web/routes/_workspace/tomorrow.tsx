import { createFileRoute } from '@tanstack/react-router'
import { DoneLabels } from '#web/features/batches/make/done-labels.tsx'
import { DoneTick } from '#web/features/batches/make/done-tick.tsx'
import { plannedSource } from '#web/features/batches/make/labelled-source.ts'
import { LabelsButton } from '#web/features/batches/make/labels-button.tsx'
import { OrderAll } from '#web/features/orders/new/order-all.tsx'
import { OrderBlock } from '#web/features/orders/new/order-block.tsx'
import { PurchaseBlocks } from '#web/features/purchases/purchase-blocks.tsx'
import type { OrdersProps } from '#web/features/tomorrow/orders/orders-column.tsx'
import type { DayParts } from '#web/features/tomorrow/planned-day.tsx'
import { TomorrowPage } from '#web/features/tomorrow/tomorrow-page.tsx'
import { tomorrowSearch } from '#web/features/tomorrow/tomorrow-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/tomorrow')({
  beforeLoad: ({ context }) => context.texts.need('tomorrow', 'batches', 'purchases', 'orders'),
  validateSearch: tomorrowSearch,
  component: Tomorrow,
})

const orderParts = { Order: OrderBlock, OrderAll }

function DayOrders(props: OrdersProps) {
  const { from = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PurchaseBlocks
      {...props}
      parts={orderParts}
      choicesAddress={{
        from,
        onFrom: (next) => void navigate(mergeSearch({ from: next || undefined })),
      }}
    />
  )
}

const parts: DayParts = {
  making: {
    Tick: ({ sheet, quantity, unit, day, lastDay, ...tick }) => (
      <DoneTick of={plannedSource(sheet, { quantity, unit, day, lastDay })} {...tick} />
    ),
    Labels: ({ sheet, onMade, ...much }) => (
      <LabelsButton
        of={plannedSource(sheet, much)}
        onMade={(batch, by) => onMade({ by, batchId: batch.id })}
      />
    ),
    DoneLabels,
  },
  Orders: DayOrders,
}

function Tomorrow() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TomorrowPage
      search={search}
      // The back button goes to the day before it, not out of the page.
      onDay={(jour) => void navigate({ search: (before) => ({ ...before, jour }), resetScroll: false })}
      onSearch={(change) => void navigate(mergeSearch(change))}
      parts={parts}
    />
  )
}
