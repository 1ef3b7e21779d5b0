import { Card, Group, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { francoMissing } from '#domain/orders/order-total.ts'
import { boughtFrom } from '#domain/purchases/bought-from.ts'
import type { PurchaseItem } from '#domain/purchases/purchase-item.ts'
import { WhereToBuy } from '#web/entities/supplier/where-to-buy.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Fold } from '#web/ui/fold.tsx'
import type { BoughtProduct, PurchaseCell } from '../document/purchase-columns.ts'
import type { PurchaseTotal, SupplierSection } from '../document/purchase-document.ts'
import classes from './board.module.css'

export interface SupplierBlockProps {
  section: SupplierSection
  /** By the ids of products. */
  items: ReadonlyMap<string, PurchaseItem<BoughtProduct>>
  supplierNames: ReadonlyMap<string, string>
  onChoose: (productId: string, offerId: string) => void
  /** What is bought is folded. */
  folded: boolean
  /** Beside its name. */
  order: ReactNode
}

/** What is bought at one supplier, what it costs, and what is missing to its franco. */
export function SupplierBlock({ section, folded, order, ...bought }: SupplierBlockProps) {
  const t = useTranslations('purchases')
  const format = useFormat()
  const id = useId()
  const { name, contact, categories, total, costHt, minimumHt } = section
  const missing = francoMissing(costHt, minimumHt)
  const count = categories.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Card component="section" aria-labelledby={id} py="sm">
      <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
        <Title order={3} size="h4" id={id}>
          {name}
        </Title>
        {order}
      </Group>
      {contact !== '' && <p className={classes.aside}>{contact}</p>}
      {folded ? (
        <Fold summary={t('products', { count })}>
          <Categories categories={categories} {...bought} />
        </Fold>
      ) : (
        <Categories categories={categories} {...bought} />
      )}
      <Total {...total} />
      {minimumHt !== null && missing > 0 && (
        <p className={classes.missing}>
          {t('franco', { minimum: format.euro(minimumHt), missing: format.euro(missing) })}
        </p>
      )}
    </Card>
  )
}

type CategoriesProps = Pick<SupplierBlockProps, 'items' | 'supplierNames' | 'onChoose'> &
  Pick<SupplierSection, 'categories'>

function Categories({ categories, items, supplierNames, onChoose }: CategoriesProps) {
  return categories.map(({ key, heading, rows }) => (
    <section key={key} aria-label={heading}>
      {categories.length > 1 && (
        <p className={classes.category} aria-hidden>
          {heading}
        </p>
      )}
      <ul className={classes.rows}>
        {rows.map(({ key: productId, cells }) => {
          const item = items.get(productId)
          return (
            <li key={productId}>
              <Row cells={cells} />
              {item !== undefined && item.product.offers.length > 1 && (
                <div className={classes.where}>
                  <WhereToBuy
                    name={item.product.name}
                    unit={item.product.unit}
                    current={item.product.sourceProductId}
                    offers={item.product.offers.map((offer) => ({
                      ...offer,
                      costHt: boughtFrom(item, offer).order?.cost ?? null,
                      supplier: supplierNames.get(offer.supplierId) ?? '',
                    }))}
                    onChoose={(offer) => onChoose(productId, offer.id)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

function Row({ cells }: Pick<SupplierSection['categories'][number]['rows'][number], 'cells'>) {
  const t = useTranslations('purchases')
  const { product, need, order, rest, cost } = cells
  const facts = [
    order.text === need.text ? '' : t('needed', { need: need.text }),
    rest.text === '' ? '' : t('left', { rest: rest.text }),
  ]
  return (
    <>
      <span>
        <CellWords cell={{ ...product, aside: [product.aside, order.aside].filter(Boolean).join(' · ') }} />
      </span>
      <span className={classes.figures}>
        <strong>{order.text === '' ? need.text : order.text}</strong>
        <span className={classes.aside}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
      <span className={classes.cost}>{cost.text}</span>
    </>
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

export function Total({ label, value, unpriced }: PurchaseTotal) {
  return (
    <p className={classes.total}>
      {unpriced !== null && <span className={classes.warning}>{unpriced}</span>}
      {label} {value}
    </p>
  )
}
