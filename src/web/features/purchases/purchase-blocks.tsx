import { Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import { PurchaseBoard } from './board/purchase-board.tsx'
import { type ChoicesAddress, useChoices } from './board/use-choices.ts'
import type { BoughtProduct } from './document/purchase-columns.ts'
import { purchaseDocument, type PurchaseDocumentSource } from './document/purchase-document.ts'
import type { OrderParts } from './order-part.ts'
import { PurchaseActions } from './purchase-actions.tsx'
import { PurchasePaper } from './purchase-paper.tsx'

export interface PurchaseBlocksProps extends Pick<PurchaseDocumentSource, 'suppliers' | 'method'> {
  list: PurchaseList<BoughtProduct>
  /** That is bought for, 'YYYY-MM-DD'. */
  day: string
  choicesAddress: ChoicesAddress
  parts: OrderParts
}

/** With more products than this, each supplier has its sum and its button, and what is bought there on a tap. */
const SHOWN_ROWS = 8

/** The purchase list of a day in a narrow column: by supplier what to order; on paper and as a PDF the whole of it. */
export function PurchaseBlocks({
  list: needed,
  suppliers,
  day,
  method,
  choicesAddress,
  parts,
}: PurchaseBlocksProps) {
  const t = useTranslations()
  const language = useLocale()
  const [today] = useState(() => new Date())
  const choices = useChoices(choicesAddress)
  const { applied } = choices
  const [list, paper] = useMemo(() => {
    const bought = applied(needed)
    const source = { list: bought, suppliers, boughtFor: { day }, method, today }
    return [bought, purchaseDocument(source, t, language)] as const
  }, [needed, applied, suppliers, day, method, today, t, language])
  return (
    <>
      <Stack gap="md">
        <Group gap="xs" data-print="hidden">
          <PurchaseActions purchases={{ list, suppliers: [...suppliers], paper }} day={day} />
        </Group>
        <PurchaseBoard
          needed={needed}
          list={list}
          suppliers={suppliers}
          paper={paper}
          choices={choices}
          parts={parts}
          folded={list.items.length > SHOWN_ROWS}
        />
      </Stack>
      <PurchasePaper list={paper} />
    </>
  )
}
