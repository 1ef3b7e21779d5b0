import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProductionSheet } from '#domain/production/production-kitchen.ts'
import type { PurchaseKitchen, PurchaseLine, PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { product } from '#domain/purchases/testing/kitchen.ts'
import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import { draftImport, type DraftLine } from '#domain/sheet-imports/draft-import.ts'
import { readSource } from '#web/features/sheet-files/sources/read-source.ts'
import { opened } from '../sources/open-sheet-source.ts'

/** The kitchen of the workbooks of a folder, as an import reads them; nothing of it is kept. */
export async function readKitchen(
  folder: string,
): Promise<PurchaseKitchen<PurchaseProduct, ProductionSheet>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.xlsx'))
  const sources = await Promise.all(
    names.map((name) => opened(name, new Uint8Array(readFileSync(path.join(folder, name))))),
  )
  const known = sources.flat().flatMap((source) => {
    if (!source.known) throw new Error(`${source.path} is refused: ${source.reason}`)
    return [source]
  })
  const { sheets } = joinFiles(known.map((source, at) => readSource(source, at)))
  const files = known.map((source) => ({
    name: source.path,
    modifiedAt: null,
    tabs: source.tabs.map(({ name }) => name),
  }))
  const draft = draftImport(sheets, files)
  return {
    products: draft.products.map(({ name, unit, category, priceHt }, at) =>
      product(String(at), { name, unit, category, priceHt }),
    ),
    sheets: draft.sheets.map(({ title, portions, yieldQuantity, yieldUnit, lines }, at) => ({
      id: String(at),
      title,
      portions: portions ?? 1,
      yieldQuantity,
      yieldUnit,
      station: '',
      keepsHours: null,
      lines: lines.map((line) => lineOf(line)),
    })),
  }
}

function lineOf({ of, costing, quantity, unit, wastagePercent, note }: DraftLine): PurchaseLine {
  return {
    userProductId: of?.kind === 'product' ? String(of.at) : null,
    subSheetId: of?.kind === 'sheet' ? String(of.at) : null,
    costing,
    quantity,
    unit,
    wastagePercent,
    note,
  }
}
