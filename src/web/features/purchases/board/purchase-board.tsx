import { Button, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PurchaseSources } from '#contract/purchases.ts'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import type { BoughtProduct } from '../document/purchase-columns.ts'
import type { PurchaseDocument, SupplierSection } from '../document/purchase-document.ts'
import type { OrderParts } from '../order-part.ts'
import { ApartCard } from './apart-card.tsx'
import classes from './board.module.css'
import { SplitAct } from './split-act.tsx'
import { SplitNote } from './split-note.tsx'
import { SupplierBlock, Total } from './supplier-block.tsx'
import type { Choices } from './use-choices.ts'

export interface PurchaseBoardProps {
  /** As it is needed, before anything is chosen. */
  needed: PurchaseList<BoughtProduct>
  /** As it is bought. */
  list: PurchaseList<BoughtProduct>
  suppliers: PurchaseSources['suppliers']
  paper: PurchaseDocument
  choices: Choices
  parts: OrderParts
  /** What is bought at each supplier is folded. */
  folded?: boolean
}

/** The blocks of the suppliers side by side with one total: where each product is bought is chosen, and ordered. */
export function PurchaseBoard({
  needed,
  list,
  suppliers,
  paper,
  choices,
  parts,
  folded = false,
}: PurchaseBoardProps) {
  const t = useTranslations('purchases')
  const { Order, OrderAll } = parts
  const split = choices.splitOf(needed)
  const items = new Map(list.items.map((item) => [item.product.id, item]))
  const supplierNames = new Map(suppliers.map(({ id, name }) => [id, name]))
  const boughtAt = ({ key, name }: SupplierSection) => ({
    supplierId: key,
    supplierName: name,
    items: list.items.filter(({ product }) => product.supplierId === key),
  })
  // What has no supplier cannot be ordered.
  const orderable = paper.suppliers.filter(({ key }) => supplierNames.has(key))
  return (
    <Stack gap="md" data-print="hidden">
      <Group gap="xs" className={classes.acts}>
        {split === null && <SplitAct list={needed} choices={choices} />}
        {split === null && choices.anyOf(needed) && (
          <Button variant="default" onClick={choices.clear}>
            {t('split.clear')}
          </Button>
        )}
        {orderable.length > 1 && <OrderAll blocks={orderable.map(boughtAt)} />}
      </Group>
      {split !== null && <SplitNote split={split} list={needed} onClear={choices.clear} />}
      <div className={classes.blocks}>
        {paper.suppliers.map((section) => (
          <SupplierBlock
            key={section.key}
            section={section}
            folded={folded}
            items={items}
            supplierNames={supplierNames}
            onChoose={choices.choose}
            order={supplierNames.has(section.key) && <Order {...boughtAt(section)} />}
          />
        ))}
      </div>
      {paper.suppliers.length > 1 && <Total {...paper.total} />}
      <ApartCard table={paper.apart} />
    </Stack>
  )
}
