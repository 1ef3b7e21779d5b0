import type { UserProduct } from '#contract/products.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { type Ingredient, type IngredientInput, lineFigures, linePreparation } from '#contract/sheet-lines.ts'
import { techSheetSummary } from '#contract/sheets.ts'
import type { TechSheet, TechSheetChange, TechSheetInput, TechSheetSummary } from '#contract/sheets.ts'
import { changedProduct, userProduct } from '#contract/testing/product-fixtures.ts'
import { marginMeans, sheetStatistics } from '#contract/testing/sheet-fixtures.ts'
import { allergensOf, tracesOf } from '#domain/allergens/allergens-of.ts'
import { isUndeclared } from '#domain/allergens/allergen-state.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { blankSheet } from '#web/features/sheets/builder/blank-sheet.ts'
import { type Answers, refusal } from './answers.ts'
import { ACCOUNT, onePage } from './fixtures.ts'

const OPENING = Date.parse('2026-11-02T09:00:00.000Z')

type SheetInput = Partial<TechSheetInput> & { title: string }
/** What is stored of a sheet: its figures and those of its lines are computed when it is read. */
type StoredSheet = Omit<
  TechSheet,
  'ingredients' | 'coutMatiere' | 'uncostedLines' | 'allergens' | 'traces' | 'undeclaredLines'
> & { lines: (IngredientInput & { id: string })[] }

/**
 * The products and sheets of an account in memory, and what the server answers about them. Figures are the domain's.
 * @example
 * const kitchen = emptyKitchen()
 * const bones = kitchen.addProduct({ name: 'Os de veau', priceHt: 2 })
 * const stock = kitchen.addSheet({ title: 'Fond', ingredients: [{ userProductId: bones.id, quantity: 3, unit: 'kg' }] })
 * await renderRoute({ '/_workspace/recipes/$id/': Route }, `/recipes/${stock.id}`, { api: kitchen.answers })
 */
export class Kitchen {
  readonly #products = new Map<string, UserProduct>()
  readonly #sheets = new Map<string, StoredSheet>()
  #clock = OPENING

  empty(): void {
    this.#products.clear()
    this.#sheets.clear()
    this.#clock = OPENING
  }

  addProduct(facts: Partial<UserProduct> & { name: string }): UserProduct {
    const product = userProduct({ category: 'Épicerie', priceHt: 10, ...facts })
    this.#products.set(product.id, product)
    return product
  }

  addSheet(input: SheetInput & Partial<Pick<TechSheet, 'photo' | 'publication'>>): TechSheet {
    const { ingredients = [], ...facts } = input
    const sheet: StoredSheet = {
      ...blankSheet(ACCOUNT.settings, this.#now()),
      id: crypto.randomUUID(),
      version: 1,
      ...withoutUndefined(facts),
      lines: withIds(ingredients),
    }
    this.#sheets.set(sheet.id, sheet)
    return this.sheet(sheet.id)
  }

  product(id: string): UserProduct {
    return stored(this.#products, id)
  }

  /** A sheet as the server would answer it now. */
  sheet(id: string): TechSheet {
    const { lines, ...sheet } = stored(this.#sheets, id)
    const facts = lines.map((line, position) => this.#lineFacts(line, position))
    const { wastageMethod } = ACCOUNT.settings
    const { costTotal, uncostedLines, lines: costs } = sheetCost(facts, sheet.portions, wastageMethod)
    const ingredients = facts.map((line, position) => ({ ...line, ...lineFigures(costs[position]) }))
    const bearers = ingredients.map(({ product, preparation }) => preparation ?? product)
    return {
      ...sheet,
      ingredients,
      coutMatiere: costTotal,
      uncostedLines,
      allergens: allergensOf(bearers),
      traces: tracesOf(bearers),
      undeclaredLines: bearers.filter(isUndeclared).length,
    }
  }

  /** Stores a change as another window would. */
  change({ id, ingredients, ...facts }: Omit<TechSheetChange, 'version'>): TechSheet {
    const sheet = stored(this.#sheets, id)
    Object.assign(sheet, withoutUndefined(facts), {
      version: sheet.version + 1,
      updatedAt: this.#now().toISOString(),
    })
    if (ingredients) sheet.lines = withIds(ingredients)
    return this.sheet(id)
  }

  /** No part of the sheet's version. */
  setPhoto(id: string, photo: TechSheet['photo']): void {
    stored(this.#sheets, id).photo = photo
  }

  changeProduct(id: string, facts: Partial<UserProduct>): UserProduct {
    return Object.assign(this.product(id), withoutUndefined(facts))
  }

  /** Newest change first. */
  get summaries(): TechSheetSummary[] {
    return [...this.#sheets.keys()]
      .map((id) => this.sheet(id))
      .map((sheet) => techSheetSummary.parse({ ...sheet, published: sheet.publication !== null }))
      .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  }

  /** What the procedures of the contract answer; a test adds those that it is about. */
  get answers() {
    const sheetOr404 = ({ id }: { id: string }) =>
      this.#sheets.has(id) ? this.sheet(id) : refusal('NOT_FOUND')
    return {
      products: {
        list: ({ search, category }) => {
          const found = named([...this.#products.values()], ({ name }) => name, search)
          return onePage(found.filter((product) => category === undefined || product.category === category))
        },
        get: ({ id }) => this.#products.get(id) ?? refusal('NOT_FOUND'),
        create: (input) => this.addProduct(input),
        change: ({ id, ...facts }) => {
          const current = this.product(id)
          if (facts.version !== undefined && facts.version !== current.version)
            return refusal('VERSION_CONFLICT', { current })
          return this.changeProduct(id, changedProduct(current, facts))
        },
      },
      sheets: {
        list: ({ search, category }) => {
          const found = named(this.summaries, ({ title }) => title, search)
          return onePage(found.filter((sheet) => category === undefined || sheet.category === category))
        },
        statistics: () => {
          const { summaries } = this
          const incomplete = summaries.filter(({ uncostedLines }) => uncostedLines > 0).length
          const margins = marginMeans({ total: summaries.length, incomplete })
          const categories = [...new Set(summaries.map(({ category }) => category))]
          return sheetStatistics({ total: summaries.length, margins, categories })
        },
        get: sheetOr404,
        use: ({ id }) => this.#useOf(id),
        tree: ({ id }) => ({ items: [...this.#below(id)].map((sheetId) => this.sheet(sheetId)) }),
        create: (input) => (this.#isTaken(input.title) ? refusal('TITLE_TAKEN') : this.addSheet(input)),
        change: ({ version, ...change }) => {
          const current = this.sheet(change.id)
          if (current.version !== version) return refusal('VERSION_CONFLICT', { current })
          if (this.#isTaken(change.title, change.id)) return refusal('TITLE_TAKEN')
          return this.change(change)
        },
        checkCost: ({ id, version, portionCost }) => {
          const current = this.sheet(id)
          if (current.version !== version) return refusal('VERSION_CONFLICT', { current })
          stored(this.#sheets, id).checkedCost = portionCost
          return { id, checkedCost: portionCost }
        },
        remove: ({ id }) =>
          this.#sheets.delete(id) ? { id, deletedItemId: crypto.randomUUID() } : refusal('NOT_FOUND'),
      },
      suppliers: { list: () => onePage([]) },
    } satisfies Answers
  }

  #now(): Date {
    this.#clock += 1000
    return new Date(this.#clock)
  }

  #isTaken(title: string | undefined, besides?: string): boolean {
    if (title === undefined) return false
    const same = (sheet: StoredSheet) => foldForSearch(sheet.title) === foldForSearch(title)
    return [...this.#sheets.values()].some((sheet) => sheet.id !== besides && same(sheet))
  }

  #lineFacts(
    line: StoredSheet['lines'][number],
    position: number,
  ): Omit<Ingredient, keyof ReturnType<typeof lineFigures>> {
    const { id, userProductId = null, subSheetId = null } = line
    const { costing = 'quantity', forfait = null, quantity = null, unit = 'unité', wastagePercent = 0 } = line
    const found = userProductId === null ? undefined : this.#products.get(userProductId)
    const product = found ? toLineProduct(found) : null
    const preparation = subSheetId === null ? null : linePreparation.parse(this.sheet(subSheetId))
    return {
      product,
      preparation,
      costing,
      forfait,
      quantity,
      unit,
      wastagePercent,
      id,
      position,
      userProductId: product && userProductId,
      subSheetId,
      note: line.note ?? null,
      createdAt: '2026-11-02T09:00:00.000Z',
    }
  }

  /** The sheet itself first. */
  #below(id: string, found = new Set<string>()): Set<string> {
    found.add(id)
    for (const { subSheetId } of stored(this.#sheets, id).lines)
      if (subSheetId) this.#below(subSheetId, found)
    return found
  }

  #useOf(id: string) {
    const others = [...this.#sheets.values()].filter((sheet) => sheet.id !== id)
    const using = others.filter(({ lines }) => lines.some(({ subSheetId }) => subSheetId === id))
    return {
      sheets: using.map((sheet) => ({ id: sheet.id, title: sheet.title })),
      total: using.length,
      gammes: [],
      menus: [],
      above: others.filter((sheet) => this.#below(sheet.id).has(id)).map((sheet) => sheet.id),
    }
  }
}

function stored<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id)
  if (value === undefined) throw new Error(`The kitchen has no ${id}`)
  return value
}

function withIds(lines: readonly IngredientInput[]): StoredSheet['lines'] {
  return lines.map((line) => ({ ...line, id: line.id ?? crypto.randomUUID() }))
}

function named<Item>(items: Item[], nameOf: (item: Item) => string, search = ''): Item[] {
  const folded = foldForSearch(search)
  return items.filter((item) => foldForSearch(nameOf(item)).includes(folded))
}

function withoutUndefined<Facts extends object>(facts: Facts) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Facts]: Exclude<Facts[Name], undefined>
  }
}
