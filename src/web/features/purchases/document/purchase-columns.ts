import type { ApartItem, PreparationItem, PurchaseItem } from '#domain/purchases/purchase-item.ts'
import type { PurchaseSources } from '#contract/purchases.ts'
import { comparedDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { figureCell } from '#web/lib/export/cells.ts'
import type { ExportColumn } from '#web/lib/export/table-of.ts'
import { formatEuro } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { purchaseTexts } from './purchase-texts.ts'

export type BoughtProduct = PurchaseSources['products'][number]

/** What is in a cell; empty texts are left out. */
export interface PurchaseCell {
  text: string
  strong: boolean
  /** Beside the text, dimmed. */
  aside: string
  /** Beside the text, in the colour of a warning. */
  warning: string
}

/** A row of the file: an item that is bought, or one that could not be added up. */
export interface PurchaseFileRow {
  supplier: string | null
  item: PurchaseItem<BoughtProduct> | null
  apart: ApartItem<BoughtProduct> | null
  remark: string | null
}

export interface PurchaseWords {
  t: Translate
  language: Language
}

interface ListColumn<Item> {
  key: string
  /** Percent of the table's width. */
  width: number
  /** Aligned like figures. */
  end?: true
  cell: (item: Item, words: PurchaseWords) => string | Partial<PurchaseCell>
}

interface PurchaseColumnOf extends ListColumn<PurchaseItem<BoughtProduct>> {
  /** The columns of the file that say the same, each figure in its unit. */
  file: readonly ExportColumn<PurchaseFileRow>[]
}

const DECIMALS = 3
const productOf = ({ item, apart }: PurchaseFileRow) => item?.product ?? apart?.product ?? null
const orderOf = ({ item }: PurchaseFileRow) => item?.order ?? null

/** The columns of the list, in their order: the page, the paper, the PDF and the file have all of these. */
export const PURCHASE_COLUMNS = [
  {
    key: 'product',
    width: 32,
    cell: ({ product, order }, { t, language }) => ({
      text: product.name,
      strong: true,
      aside: [product.brand, product.code === null ? null : t('purchases.code', { code: product.code })]
        .filter(Boolean)
        .join(' · '),
      warning:
        order !== null && order.cost === null
          ? t('document.unknown.price-missing')
          : otherPrice(product, { t, language }),
    }),
    file: [
      ['Code', (row) => productOf(row)?.code ?? null],
      ['Produit', (row) => productOf(row)?.name ?? row.apart?.name ?? null],
      ['Marque', (row) => productOf(row)?.brand ?? null],
    ],
  },
  {
    key: 'need',
    width: 16,
    end: true,
    cell: (item, { t, language }) => purchaseTexts(t, language).need(item),
    file: [
      [
        'Besoin',
        ({ item, apart }) => figureCell(item === null ? (apart?.quantity ?? null) : item.quantity, DECIMALS),
      ],
      ['Unité', ({ item, apart }) => item?.product.unit ?? (apart?.quantity == null ? null : apart.unit)],
    ],
  },
  {
    key: 'order',
    width: 25,
    cell: ({ product, order }, { t, language }) =>
      order === null
        ? t('common.none')
        : {
            text: purchaseTexts(t, language).order(product, order),
            strong: true,
            // The supplier's words for the pack.
            aside: order.packs?.of.text ?? '',
          },
    file: [
      ['Conditionnement', (row) => orderOf(row)?.packs?.of.text ?? null],
      ['Contenance', (row) => figureCell(orderOf(row)?.packs?.of.quantity ?? null, DECIMALS)],
      ['Nombre', (row) => orderOf(row)?.packs?.count ?? null],
      ['À acheter', (row) => figureCell(orderOf(row)?.quantity ?? null, DECIMALS)],
    ],
  },
  {
    key: 'rest',
    width: 12,
    end: true,
    cell: ({ product, order }, { t, language }) =>
      order === null ? '' : purchaseTexts(t, language).rest(product, order),
    file: [['Reste', (row) => figureCell(orderOf(row)?.rest ?? null, DECIMALS)]],
  },
  {
    key: 'cost',
    width: 15,
    end: true,
    cell: ({ order }, { t, language }) =>
      order === null || order.cost === null ? t('common.none') : formatEuro(order.cost, language),
    file: [
      ['Prix HT', (row) => productOf(row)?.orderedAs?.unitPriceHt ?? productOf(row)?.priceHt ?? null],
      ['Montant HT', (row) => figureCell(orderOf(row)?.cost ?? null, 2)],
    ],
  },
] as const satisfies readonly PurchaseColumnOf[]

/** Of what could not be added up, in the same places. */
export const APART_COLUMNS = [
  {
    key: 'product',
    width: 30,
    cell: ({ name }, { t }) => ({ text: name ?? t('purchases.apart.unnamed'), strong: true }),
  },
  {
    key: 'quantity',
    width: 16,
    end: true,
    cell: ({ quantity, unit }, { t, language }) =>
      quantity === null ? t('common.none') : purchaseTexts(t, language).needed(quantity, unit),
  },
  { key: 'reason', width: 26, cell: ({ reason }, { t }) => ({ warning: apartReason(reason, t) }) },
  { key: 'sheets', width: 28, cell: ({ sheets }) => sheets.join(', ') },
] as const satisfies readonly ListColumn<ApartItem<BoughtProduct>>[]

/** Of what other sheets take, in the order in which it is made. */
export const PREPARATION_COLUMNS = [
  { key: 'preparation', width: 30, cell: ({ title }) => ({ text: title, strong: true }) },
  {
    key: 'made',
    width: 16,
    end: true,
    cell: ({ quantity, unit }, { t, language }) => purchaseTexts(t, language).made(quantity, unit),
  },
  {
    key: 'takes',
    width: 54,
    cell: ({ takes, served, unit }, { t, language }) =>
      [...takes, ...(served > 0 ? [{ title: t('purchases.preparations.served'), quantity: served }] : [])]
        .map(({ title, quantity }) => `${purchaseTexts(t, language).taken(quantity, unit)} ${title}`)
        .join(' · '),
  },
] as const satisfies readonly ListColumn<PreparationItem>[]

export type PreparationColumn = (typeof PREPARATION_COLUMNS)[number]['key']
export type PurchaseColumn = (typeof PURCHASE_COLUMNS)[number]['key']
export type ApartColumn = (typeof APART_COLUMNS)[number]['key']

/** Where the catalogue's price, by which an order is, and the product's own are not the same: both. */
function otherPrice({ orderedAs, priceHt, unit }: BoughtProduct, { t, language }: PurchaseWords): string {
  if (orderedAs === null || priceHt === null) return ''
  const decimalsOf = comparedDecimals(orderedAs.unitPriceHt, priceHt)
  const textOf = (price: number) =>
    t('trade.perUnit', {
      price: formatEuro(price, language, decimalsOf(price)),
      unit: t(`trade.units.${unit}`),
    })
  const [catalogue, product] = [textOf(orderedAs.unitPriceHt), textOf(priceHt)]
  return catalogue === product ? '' : t('purchases.otherPrice', { catalogue, product })
}

/** The cells of an item, by column. */
export function purchaseCells<Item, Key extends string>(
  columns: readonly (ListColumn<Item> & { key: Key })[],
  item: Item,
  words: PurchaseWords,
): Record<Key, PurchaseCell> {
  const cells = columns.map(({ key, cell }): [Key, PurchaseCell] => {
    const made = cell(item, words)
    const given = typeof made === 'string' ? { text: made } : made
    return [key, { text: '', strong: false, aside: '', warning: '', ...given }]
  })
  // One of each column.
  return Object.fromEntries(cells) as Record<Key, PurchaseCell>
}

/** Why a line could not be added up. */
export function apartReason(reason: ApartItem['reason'], t: Translate): string {
  return reason === 'qs' || reason === 'forfait'
    ? t(`purchases.apart.reasons.${reason}`)
    : t(`document.unknown.${reason}`)
}
