import type { Caller } from './caller.ts'
import { readAccountFile } from '#server/testing/account-file.ts'
import { noRows, type Line, type Rows } from './rows.ts'

type Named = { id: string; position: number }
type Exported = {
  account: { version: number; settings: { wastageMethod: string } }
  data: {
    supplierContacts: (Named & {
      name: string
      version: number
      phone: string | null
      catalogueVersion: number
    })[]
    supplierProducts: (Named & { supplierId: string; name: string; priceHt: number })[]
    priceLists: (Named & {
      supplierId: string
      fileName: string
      catalogueVersion: number
      changes: number
      committedAt: string | null
    })[]
    priceListRows: (Named & {
      priceListId: string
      supplierProductId: string | null
      before: { name: string } | null
      after: { name: string; price_ht: number } | null
    })[]
    userProducts: (Named & {
      name: string
      version: number
      priceHt: number | null
      allergens: string[]
      supplierId: string | null
    })[]
    priceChanges: (Named & {
      actId: string
      userProductId: string
      changedAt: string
      source: string
      oldPriceHt: number | null
      newPriceHt: number | null
      undoneAt: string | null
    })[]
    techSheets: (Named & {
      title: string
      version: number
      portions: number
      sellingPriceHt: number | null
    })[]
    techSheetIngredients: (Named &
      Omit<Line, 'of'> & { techSheetId: string; userProductId: string | null; subSheetId: string | null })[]
    gammes: (Named & { nom: string; version: number })[]
    gammeRecettes: (Named & {
      gammeId: string
      ficheId: string
      nomAffiche: string
      prixTtcAffiche: number
    })[]
    menus: (Named & { nom: string; prixTtc: number })[]
    menuChoices: (Named & { menuId: string; nom: string })[]
    menuDishes: (Named & { choiceId: string; ficheId: string })[]
  }
}

/** The rows that are stored, and the id of each by its name. */
export type Found = { rows: Rows; ids: Record<string, string> }

/** The name under which the id of a price's act is found: the place counts from the product's first price. */
export const actName = (product: string, place: number): string => `${product} price ${place}`

/**
 * Reads all rows of an account.
 * @param settings the name that the account's settings get
 */
export async function readRows(caller: Caller, settings: string): Promise<Found> {
  const archive = await caller.done(caller.get<Uint8Array>('/api/account/export'))
  return named(readAccountFile<Exported['data']>(archive), settings)
}

/** The rows of an export by their names. One that has the name of another is found under a name that no cook gives. */
export function named({ account, data }: Exported, settings: string): Found {
  const rows = noRows()
  const ids: Record<string, string> = {}
  const names = new Map<string, string>()
  const name = (wanted: string, id: string): string => {
    let free = wanted
    while (free in ids) free += ' again'
    ids[free] = id
    names.set(id, free)
    return free
  }
  const nameOf = (id: string | null): string | null =>
    id === null ? null : (names.get(id) ?? `unknown ${id}`)
  rows.settings[settings] = { version: account.version, wastageMethod: account.settings.wastageMethod }
  for (const { id, name: wanted, version, phone, catalogueVersion } of data.supplierContacts)
    rows.suppliers[name(wanted, id)] = { version, phone, catalogueVersion, catalogue: {} }
  for (const { id, name: wanted, supplierId, priceHt } of data.supplierProducts) {
    const supplier = rows.suppliers[nameOf(supplierId) ?? '']
    if (supplier) supplier.catalogue[name(wanted, id)] = priceHt
  }
  for (const { id, fileName, supplierId, catalogueVersion, changes, committedAt } of data.priceLists)
    rows.priceLists[name(fileName, id)] = {
      supplier: nameOf(supplierId) ?? '',
      catalogueVersion,
      changes,
      rows: [],
      committed: committedAt !== null,
    }
  for (const { priceListId, supplierProductId, before, after } of inOrder(data.priceListRows))
    rows.priceLists[nameOf(priceListId) ?? '']?.rows.push({
      name: after?.name ?? before?.name ?? nameOf(supplierProductId) ?? '',
      priceHt: after?.price_ht ?? null,
    })
  for (const { id, name: wanted, version, priceHt, allergens, supplierId } of data.userProducts)
    rows.products[name(wanted, id)] = {
      version,
      priceHt,
      allergens,
      supplier: nameOf(supplierId),
      prices: [],
    }
  for (const step of data.priceChanges.toSorted((a, b) => a.changedAt.localeCompare(b.changedAt))) {
    const product = nameOf(step.userProductId) ?? ''
    const prices = rows.products[product]?.prices ?? []
    ids[actName(product, prices.length)] = step.actId
    prices.push({
      source: step.source,
      before: step.oldPriceHt,
      after: step.newPriceHt,
      undone: step.undoneAt !== null,
    })
  }
  for (const { id, title, version, portions, sellingPriceHt } of data.techSheets)
    rows.sheets[name(title, id)] = { version, portions, sellingPriceHt, lines: [] }
  for (const line of inOrder(data.techSheetIngredients))
    rows.sheets[nameOf(line.techSheetId) ?? '']?.lines.push({
      of: nameOf(line.userProductId ?? line.subSheetId),
      costing: line.costing,
      forfait: line.forfait,
      quantity: line.quantity,
      unit: line.unit,
      wastagePercent: line.wastagePercent,
      note: line.note,
    })
  for (const { id, nom, version } of data.gammes) rows.gammes[name(nom, id)] = { version, dishes: [] }
  for (const { gammeId, ficheId, nomAffiche, prixTtcAffiche } of inOrder(data.gammeRecettes))
    rows.gammes[nameOf(gammeId) ?? '']?.dishes.push({
      sheet: nameOf(ficheId) ?? '',
      nomAffiche,
      prixTtcAffiche,
    })
  const dishes = inOrder(data.menuDishes)
  const choices = inOrder(data.menuChoices)
  for (const { id, nom, prixTtc } of data.menus)
    rows.menus[name(nom, id)] = {
      prixTtc,
      choices: choices
        .filter(({ menuId }) => menuId === id)
        .map((choice) => ({
          nom: choice.nom,
          dishes: dishes
            .filter(({ choiceId }) => choiceId === choice.id)
            .map(({ ficheId }) => nameOf(ficheId) ?? ''),
        })),
    }
  return { rows, ids }
}

const inOrder = <Row extends { position: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.position - b.position)
