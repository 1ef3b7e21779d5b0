import { Card, Group, Stack, Title } from '@mantine/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import { Fold } from '#web/ui/fold.tsx'
import type { PurchaseCell, BoughtProduct } from './document/purchase-columns.ts'
import {
  purchaseDocument,
  type PurchaseDocument,
  type PurchaseDocumentSource,
  type SupplierSection,
} from './document/purchase-document.ts'
import { PurchaseActions } from './purchase-actions.tsx'
import classes from './purchase-blocks.module.css'
import type { OrderPart } from './order-part.ts'
import { PurchasePaper } from './purchase-paper.tsx'
import { SupplierOrder } from './supplier-order.tsx'

export interface PurchaseBlocksProps extends Pick<PurchaseDocumentSource, 'suppliers' | 'method'> {
  list: PurchaseList<BoughtProduct>
  /** That is bought for, 'YYYY-MM-DD'. */
  day: string
  Order: OrderPart
}

/** With more products than this, each supplier has its sum and its button, and what is bought there on a tap. */
const SHOWN_ROWS = 8

/** The purchase list of a day in a narrow column: by supplier what to order; on paper and as a PDF the whole of it. */
export function PurchaseBlocks({ list, suppliers, day, method, Order }: PurchaseBlocksProps) {
  const t = useTranslations()
  const language = useLocale()
  const [today] = useState(() => new Date())
  const paper = useMemo(
    () => purchaseDocument({ list, suppliers, boughtFor: { day }, method, today }, t, language),
    [list, suppliers, day, method, today, t, language],
  )
  const isLong = list.items.length > SHOWN_ROWS
  return (
    <>
      <Stack gap="md" data-print="hidden">
        <Group gap="xs">
          <PurchaseActions purchases={{ list, suppliers: [...suppliers], paper, nothing: false }} day={day} />
        </Group>
        {paper.suppliers.map((supplier) => (
          <SupplierBlock
            key={supplier.key}
            supplier={supplier}
            folded={isLong}
            order={<SupplierOrder supplier={supplier} items={list.items} Order={Order} />}
          />
        ))}
        <Apart paper={paper} />
        {paper.suppliers.length > 1 && <Total {...paper.total} />}
      </Stack>
      <div className={classes.paper}>
        <PurchasePaper list={paper} />
      </div>
    </>
  )
}

interface SupplierBlockProps {
  supplier: SupplierSection
  /** What is bought is folded. */
  folded: boolean
  order: ReactNode
}

function SupplierBlock({ supplier, folded, order }: SupplierBlockProps) {
  const t = useTranslations('purchases')
  const id = useId()
  const { name, contact, categories, total } = supplier
  const rows = categories.flatMap((category) => category.rows)
  return (
    <Card component="section" aria-labelledby={id} py="sm">
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4" id={id}>
          {name}
        </Title>
        {order}
      </Group>
      {contact !== '' && <p className={classes.contact}>{contact}</p>}
      {folded ? (
        <Fold summary={t('products', { count: rows.length })}>
          <Rows rows={rows} />
        </Fold>
      ) : (
        <Rows rows={rows} />
      )}
      <Total {...total} />
    </Card>
  )
}

function Rows({ rows }: { rows: SupplierSection['categories'][number]['rows'] }) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ key, cells: { product, need, order } }) => (
        <li key={key}>
          <span>
            <CellWords cell={{ ...product, strong: false }} />
            {order.aside !== '' && <span className={classes.aside}>{order.aside}</span>}
          </span>
          <span className={classes.figures}>
            <strong>{order.text === '' ? need.text : order.text}</strong>
            {order.text !== need.text && <span className={classes.aside}>{need.text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function CellWords({ cell: { text, aside, warning } }: { cell: PurchaseCell }) {
  return (
    <>
      {text}
      {aside !== '' && <span className={classes.aside}>{aside}</span>}
      {warning !== '' && <span className={classes.warning}>{warning}</span>}
    </>
  )
}

function Total({ label, value, unpriced }: PurchaseDocument['total']) {
  return (
    <p className={classes.total}>
      {unpriced !== null && <span className={classes.warning}>{unpriced}</span>}
      {label} {value}
    </p>
  )
}

/** What could not be added up, with its reasons. */
function Apart({ paper: { apart } }: { paper: PurchaseDocument }) {
  const id = useId()
  if (apart === null) return null
  return (
    <Card component="section" aria-labelledby={id} py="sm">
      <Title order={3} size="h4" id={id}>
        {apart.title}
      </Title>
      <ul className={classes.rows}>
        {apart.rows.map(({ key, cells: { product, quantity, reason, sheets } }) => (
          <li key={key}>
            <span>
              {product.text}
              <span className={classes.warning}>{reason.warning}</span>
              <span className={classes.aside}>{sheets.text}</span>
            </span>
            <span className={classes.figures}>{quantity.text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
