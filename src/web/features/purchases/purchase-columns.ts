import type { PurchaseSources } from '#contract/purchases.ts'
import { groupPurchases } from '#domain/purchases/group-purchases.ts'
import type { ApartItem, PurchaseItem, PurchaseList } from '#domain/purchases/purchase-item.ts'
import { figureCell } from '#web/lib/export/cells.ts'
import { type ExportColumn, tableOf } from '#web/lib/export/table-of.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { apartReason } from './document/purchase-document.ts'
import type { BoughtProduct } from './document/purchase-document.ts'

interface FileRow {
  supplier: string | null
  /** An item that is bought, or one that could not be added up. */
  item: PurchaseItem<BoughtProduct> | null
  apart: ApartItem<BoughtProduct> | null
  remark: string | null
}

const DECIMALS = 3
const productOf = ({ item, apart }: FileRow) => item?.product ?? apart?.product ?? null
const orderOf = ({ item }: FileRow) => item?.order ?? null

/** In the product's unit; what could not be added up in its own. */
const COLUMNS: readonly ExportColumn<FileRow>[] = [
  ['Fournisseur', ({ supplier }) => supplier],
  ['Rayon', (row) => productOf(row)?.category ?? null],
  ['Code', (row) => productOf(row)?.code ?? null],
  ['Produit', (row) => productOf(row)?.name ?? row.apart?.name ?? null],
  ['Marque', (row) => productOf(row)?.brand ?? null],
  [
    'Besoin',
    ({ item, apart }) => figureCell(item === null ? (apart?.quantity ?? null) : item.quantity, DECIMALS),
  ],
  ['Unité', ({ item, apart }) => item?.product.unit ?? (apart?.quantity == null ? null : apart.unit)],
  ['Conditionnement', (row) => orderOf(row)?.packs?.of.text ?? null],
  ['Contenance', (row) => figureCell(orderOf(row)?.packs?.of.quantity ?? null, DECIMALS)],
  ['Nombre', (row) => orderOf(row)?.packs?.count ?? null],
  ['À acheter', (row) => figureCell(orderOf(row)?.quantity ?? null, DECIMALS)],
  ['Reste', (row) => figureCell(orderOf(row)?.rest ?? null, DECIMALS)],
  ['Prix HT', (row) => productOf(row)?.priceHt ?? null],
  ['Montant HT', (row) => figureCell(orderOf(row)?.cost ?? null, 2)],
  ['Fiches', ({ item, apart }) => (item ?? apart)?.sheets.join(', ') ?? null],
  ['Remarque', ({ remark }) => remark],
]

/** The purchase list as the rows of a file, in the order of the page. */
export function purchaseTable(
  { items, apart }: PurchaseList<BoughtProduct>,
  suppliers: PurchaseSources['suppliers'],
  t: Translate,
) {
  const nameOf = new Map(suppliers.map(({ id, name }) => [id, name]))
  const bought = groupPurchases(items, suppliers).flatMap(({ supplier, categories }) =>
    categories.flatMap(({ items: own }) =>
      own.map((item): FileRow => {
        const missing = item.order !== null && item.order.cost === null
        const remarks = [item.qs ? t('trade.qs') : null, missing ? t('document.unknown.price-missing') : null]
        return {
          supplier: supplier?.name ?? null,
          item,
          apart: null,
          remark: remarks.filter(Boolean).join(', ') || null,
        }
      }),
    ),
  )
  const left = apart.map((item): FileRow => ({
    supplier: nameOf.get(item.product?.supplierId ?? '') ?? null,
    item: null,
    apart: item,
    remark: apartReason(item.reason, t),
  }))
  return tableOf(COLUMNS, [...bought, ...left])
}
