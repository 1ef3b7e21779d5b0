import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { formerProductNote } from '#domain/catalogue/former-product-note.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import type { Rows } from './rows.ts'
import { anyOf, type Draw, idOf, type Memory, rowOf } from './write.ts'

/** Writes of suppliers, products and the account's settings. */

const SUPPLIERS = '/api/suppliers'
const PRODUCTS = '/api/user-products'

/** EUR, with four decimals, and never the same one twice. */
export const newPrice = ({ random, newNumber }: Memory): number =>
  (newNumber() * 10_000 + random.below(10_000)) / 10_000

const someAllergens = ({ random }: Memory) => {
  const drawn = new Set(random.shuffled(ALLERGENS).slice(0, random.below(3)))
  return ALLERGENS.filter((allergen) => drawn.has(allergen))
}

export const addSupplier: Draw = (memory) => {
  const [name, phone] = [memory.newName('f'), String(memory.newNumber())]
  return {
    method: 'POST',
    path: SUPPLIERS,
    body: { name, phone },
    keyed: true,
    answers: name,
    change: (rows) => void (rows.suppliers[name] = { version: 1, phone, catalogueVersion: 0, catalogue: {} }),
  }
}

export const changeSupplier: Draw = (memory) => {
  const name = anyOf(memory, 'suppliers')
  if (name === undefined) return undefined
  const { version } = rowOf(memory.rows.suppliers, name)
  const phone = String(memory.newNumber())
  return {
    method: 'PATCH',
    path: `${SUPPLIERS}/${idOf(memory, name)}`,
    body: { version, phone },
    answers: name,
    change: (rows) => void Object.assign(rowOf(rows.suppliers, name), { version: version + 1, phone }),
  }
}

export const removeSupplier: Draw = (memory) => {
  const name = anyOf(memory, 'suppliers')
  if (name === undefined) return undefined
  return {
    method: 'DELETE',
    path: `${SUPPLIERS}/${idOf(memory, name)}`,
    change(rows) {
      delete rows.suppliers[name]
      for (const product of Object.values(rows.products))
        if (product.supplier === name) product.supplier = null
      for (const [list, { supplier }] of Object.entries(rows.priceLists))
        if (supplier === name) delete rows.priceLists[list]
    },
  }
}

export const addProduct: Draw = (memory) => {
  const [name, supplier = null] = [memory.newName('p'), anyOf(memory, 'suppliers')]
  const [priceHt, allergens] = [newPrice(memory), someAllergens(memory)]
  const supplierId = supplier && idOf(memory, supplier)
  return {
    method: 'POST',
    path: PRODUCTS,
    body: { name, category: 'Épicerie', unit: 'kg', priceHt, allergens, supplierId },
    keyed: true,
    answers: name,
    change(rows) {
      const prices = [{ source: 'typed', before: null, after: priceHt, undone: false }]
      rows.products[name] = { version: 1, priceHt, allergens, supplier, prices }
    },
  }
}

export const changeProduct: Draw = (memory) => {
  const name = anyOf(memory, 'products')
  if (name === undefined) return undefined
  const { version } = rowOf(memory.rows.products, name)
  const [priceHt, allergens] = [newPrice(memory), someAllergens(memory)]
  return {
    method: 'PATCH',
    path: `${PRODUCTS}/${idOf(memory, name)}`,
    body: { version, priceHt, allergens },
    answers: name,
    change(rows) {
      const product = rowOf(rows.products, name)
      product.prices.push({ source: 'typed', before: product.priceHt, after: priceHt, undone: false })
      Object.assign(product, { version: version + 1, priceHt, allergens })
    },
  }
}

/** Lines whose product or preparation goes keep its name as their note. */
export function forgetSource(rows: Rows, name: string): void {
  for (const { lines } of Object.values(rows.sheets))
    for (const line of lines)
      if (line.of === name) Object.assign(line, { of: null, note: formerProductNote(name, line.note) })
}

export const removeProduct: Draw = (memory) => {
  const name = anyOf(memory, 'products')
  if (name === undefined) return undefined
  return {
    method: 'DELETE',
    path: `${PRODUCTS}/${idOf(memory, name)}`,
    change(rows) {
      delete rows.products[name]
      forgetSource(rows, name)
    },
  }
}

/** Recosts every sheet of the account in one transaction. */
export const changeMethod: Draw = (memory) => {
  const name = anyOf(memory, 'settings')
  if (name === undefined) return undefined
  const { version, wastageMethod: before } = rowOf(memory.rows.settings, name)
  const wastageMethod = WASTAGE_METHODS.find((method) => method !== before) ?? before
  return {
    method: 'PATCH',
    path: '/api/account',
    body: { version, settings: { wastageMethod } },
    change: (rows) => void (rows.settings[name] = { version: version + 1, wastageMethod }),
  }
}
