import type { PriceAct } from '#contract/prices.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { Answer, ApiClient } from './api-client.ts'
import type { DrawnLine, Gesture } from './gestures.ts'
import { buy, write } from './kitchen.ts'

/** Ids of what there is to choose from. */
export type Stock = { products: string[]; sheets: string[] }

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

/** A drawn line as it is sent; of a product, of a preparation, now and then of nothing. */
export function toLine({ products, sheets }: Stock, { amount, ...source }: DrawnLine) {
  const line = 'wastagePercent' in source ? { ...amount, wastagePercent: source.wastagePercent } : amount
  return 'sheet' in source
    ? { ...line, subSheetId: at(sheets, source.sheet) }
    : { ...line, userProductId: at([...products, null], source.product) }
}

/** Does as drawn, in one request or with a look before; the answer may well be a refusal. */
export async function perform(chef: ApiClient, stock: Stock, gesture: Gesture): Promise<Answer> {
  switch (gesture.kind) {
    case 'write-lines':
      return onSheet(chef, at(stock.sheets, gesture.sheet), (sheet) =>
        chef.patch(`/api/tech-sheets/${sheet.id}`, {
          version: sheet.version,
          ingredients: gesture.lines.map((line) => toLine(stock, line)),
        }),
      )
    case 'add-line':
      return chef.post(
        `/api/tech-sheets/${at(stock.sheets, gesture.sheet)}/ingredients`,
        toLine(stock, gesture.line),
      )
    case 'change-line':
      return onLine(chef, stock, gesture, (line) => chef.patch(line, toLine(stock, gesture.line)))
    case 'remove-line':
      return onLine(chef, stock, gesture, (line) => chef.delete(line))
    case 'change-sheet':
      return onSheet(chef, at(stock.sheets, gesture.sheet), ({ id, version }) =>
        chef.patch(`/api/tech-sheets/${id}`, { version, ...gesture.facts }),
      )
    case 'delete-sheet': {
      const gone = at(stock.sheets, gesture.sheet)
      stock.sheets = [...stock.sheets.filter((id) => id !== gone), (await write(chef)).id]
      return chef.delete(`/api/tech-sheets/${gone}`)
    }
    case 'duplicate-sheet': {
      const copied = await chef.post<TechSheet>(
        `/api/tech-sheets/${at(stock.sheets, gesture.sheet)}/duplicate`,
        {},
      )
      if (copied.status < 300) stock.sheets.push(copied.body.id)
      return copied
    }
    case 'change-product':
      return chef.change(`/api/user-products/${at(stock.products, gesture.product)}`, gesture.facts)
    case 'delete-product': {
      const gone = at(stock.products, gesture.product)
      stock.products = [...stock.products.filter((id) => id !== gone), (await buy(chef, { priceHt: 3 })).id]
      return chef.delete(`/api/user-products/${gone}`)
    }
    case 'change-method':
      return chef.change('/api/account', { settings: { wastageMethod: gesture.wastageMethod } })
    case 'simulate':
      return chef.post('/api/simulation', {
        changes: gesture.changes.map((change) => ({
          ...change,
          ...('product' in change && { userProductId: at(stock.products, change.product) }),
          ...('sheet' in change && { sheetId: at(stock.sheets, change.sheet) }),
        })),
      })
    case 'undo': {
      const journal = await chef.get<{ items: PriceAct[] }>('/api/price-changes?limit=4')
      const act = journal.body.items[gesture.nth]
      return act === undefined ? journal : chef.post(`/api/price-changes/${act.id}/undo`)
    }
  }
}

async function onSheet(chef: ApiClient, id: string, act: (sheet: TechSheet) => Promise<Answer>) {
  const answer = await chef.get<TechSheet>(`/api/tech-sheets/${id}`)
  return answer.status === 200 ? act(answer.body) : answer
}

function onLine(
  chef: ApiClient,
  { sheets }: Stock,
  { sheet, nth }: { sheet: number; nth: number },
  act: (line: string) => Promise<Answer>,
) {
  return onSheet(chef, at(sheets, sheet), ({ id, ingredients }) =>
    ingredients.length === 0
      ? chef.get(`/api/tech-sheets/${id}`)
      : act(`/api/tech-sheets/${id}/ingredients/${at(ingredients, nth).id}`),
  )
}
