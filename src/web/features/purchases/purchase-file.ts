import type { PurchaseSources } from '#contract/purchases.ts'
import { groupPurchases } from '#domain/purchases/group-purchases.ts'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import { type ExportColumn, tableOf } from '#web/lib/export/table-of.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import {
  apartReason,
  type BoughtProduct,
  PURCHASE_COLUMNS,
  type PurchaseFileRow,
} from './document/purchase-columns.ts'

/** Those of the list, between where a product is bought and what it is bought for. */
const COLUMNS: readonly ExportColumn<PurchaseFileRow>[] = [
  ['Fournisseur', ({ supplier }) => supplier],
  ['Rayon', ({ item, apart }) => (item ?? apart)?.product?.category ?? null],
  ...PURCHASE_COLUMNS.flatMap(({ file }): readonly ExportColumn<PurchaseFileRow>[] => file),
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
      own.map((item): PurchaseFileRow => {
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
  const left = apart.map((item): PurchaseFileRow => ({
    supplier: nameOf.get(item.product?.supplierId ?? '') ?? null,
    item: null,
    apart: item,
    remark: apartReason(item.reason, t),
  }))
  return tableOf(COLUMNS, [...bought, ...left])
}
