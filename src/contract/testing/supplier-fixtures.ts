import type { CatalogueFacts, CatalogueProduct } from '../catalogue.ts'
import { CATALOGUE_FACTS } from '../facts/catalogue-row.ts'
import { blanksOf } from '../facts/fact.ts'
import { SUPPLIER_FACTS } from '../facts/supplier.ts'
import type { PriceList } from '../price-lists.ts'
import type { LostMargins, PriceAct } from '../prices.ts'
import type { Supplier, SupplierDetail, SupplierStatistics } from '../suppliers.ts'

const NOW = '2026-11-02T09:00:00.000Z'

export function supplierOf(facts: Partial<Supplier> = {}): Supplier {
  return {
    id: crypto.randomUUID(),
    name: 'Metro',
    ...blanksOf(SUPPLIER_FACTS),
    version: 1,
    createdAt: NOW,
    products: 0,
    lastListAt: null,
    lastListDearer: 0,
    lastListCheaper: 0,
    ...facts,
  }
}

export function supplierDetail(facts: Partial<SupplierDetail> = {}): SupplierDetail {
  return { ...supplierOf(), imported: 0, newPrices: 0, categories: [], ...facts }
}

/** Of an account without a supplier. */
export function supplierStatistics(facts: Partial<SupplierStatistics> = {}): SupplierStatistics {
  return {
    suppliers: 0,
    catalogueProducts: 0,
    importedProducts: 0,
    totalValue: 0,
    categories: [],
    latest: [],
    ...facts,
  }
}

/** The facts of a row of a catalogue: a name, a price, and blanks. */
export function catalogueFacts(facts: Partial<CatalogueFacts> = {}): CatalogueFacts {
  return {
    name: 'Beurre doux',
    category: 'Crémerie',
    unit: 'kg',
    priceHt: 8,
    ...blanksOf(CATALOGUE_FACTS),
    ...facts,
  }
}

export function catalogueProduct(facts: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    id: crypto.randomUUID(),
    supplierId: crypto.randomUUID(),
    userProductId: null,
    version: 1,
    ...catalogueFacts(),
    createdAt: NOW,
    updatedAt: NOW,
    ...facts,
  }
}

export function priceList(facts: Partial<PriceList> = {}): PriceList {
  return {
    id: crypto.randomUUID(),
    supplier: { id: crypto.randomUUID(), name: 'Metro' },
    fileName: 'Tarif novembre.csv',
    createdAt: NOW,
    committedAt: NOW,
    undoneAt: null,
    added: 0,
    dearer: 0,
    cheaper: 0,
    altered: 0,
    removed: 0,
    unchanged: 0,
    pricesTaken: 0,
    latest: true,
    ...facts,
  }
}

/** A month in which no margin moved. */
export function lostMargins(facts: Partial<LostMargins> = {}): LostMargins {
  return {
    since: NOW,
    sheets: [],
    total: 0,
    gained: 0,
    underTarget: 0,
    underFloor: 0,
    incomparable: 0,
    ...facts,
  }
}

export function priceAct(facts: Partial<PriceAct> = {}): PriceAct {
  return {
    id: crypto.randomUUID(),
    at: NOW,
    source: 'typed',
    origin: null,
    undoneAt: null,
    personId: null,
    past: false,
    products: 1,
    sheets: 1,
    onPlates: 0.42,
    changes: [
      {
        productId: crypto.randomUUID(),
        name: 'Beurre',
        unit: 'kg',
        oldPriceHt: 12,
        newPriceHt: 15,
        onPlates: 0.42,
      },
    ],
    ...facts,
  }
}
