import { BATCH_ROWS } from '#contract/price-lists.ts'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { MAX_PAGE_SIZE, SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { asMember } from '#database/as-member.ts'
import { MAX_LINES } from '#domain/catalogue/sheet-limits.ts'
import { MAX_LINE_LENGTH, MAX_PASTED_LINES } from '#domain/imports/limits.ts'
import { MAX_CHOSEN_SHEETS } from '#domain/purchases/limits.ts'
import { ownCarte } from '#server/cartes/own-carte.queries.ts'
import { catalogueRow } from './catalogue-row.ts'
import type { Chef } from './chef.ts'
import { fillCarte } from './fill.ts'
import type { Server } from './start-server.ts'

/** Work that is done again and again, on several connections at once; each has its number. */
export type Act = (connection: number) => Promise<void>

type Json = Record<string, unknown>
type Send = (method: string, path: string, body?: object) => Promise<Json>

/**
 * What costs the server most: of one account with thousands of products and sheets, and of visitors of the demo.
 * @param connections how many do an act at once
 */
export async function worstRequests(
  server: Server,
  chef: Chef,
  connections: number,
): Promise<Record<string, Act>> {
  const send = sender(server, chef.headers)
  const visit = sender(server, { [DEMO_HEADER]: DEMO_VISITOR })
  const { products, sheets } = await idsOf(server, chef)
  const { gammeId, dishes } = await largeGamme(server, chef)
  const searched = encodeURIComponent(nameOf(0).slice(0, SEARCH_MAX_LENGTH))
  const chosen = sheets.slice(0, MAX_CHOSEN_SHEETS).map((id) => `sheetIds=${id}`)
  return {
    '200 names of 500 letters matched': async () => {
      const names = Array.from({ length: MAX_PASTED_LINES }, (_, index) => nameOf(index))
      await send('POST', '/api/user-products/matches', { names })
    },
    [`sheets of ${MAX_LINES} pasted lines saved`]: await sheetsSaved(send, products, connections),
    'the kitchen of the simulator': async () => {
      await send('GET', '/api/simulation')
    },
    '10,000 prices raised and 1,000 sheets recosted': async () => {
      const changes = [{ kind: 'category', category: 'Épicerie', percent: 0.1 }]
      await send('POST', '/api/simulation', { changes })
    },
    'prices of 1,000 sheets changed': pricesChanged(send, products),
    'the wastage method of 1,000 sheets changed': wastageChanged(send),
    'the export of the account': async () => {
      await send('GET', '/api/account/export')
    },
    'the largest page of products': async () => {
      await send('GET', `/api/user-products?limit=${MAX_PAGE_SIZE}`)
    },
    'searches of 100 letters': async () => {
      for (const path of ['/api/search', '/api/user-products', '/api/tech-sheets'])
        await send('GET', `${path}?search=${searched}`)
    },
    [`the purchase list of ${MAX_CHOSEN_SHEETS} sheets`]: async () => {
      await send('GET', `/api/purchases?${chosen.join('&')}`)
    },
    '1,000 dishes put in order': async () => {
      for (const ids of [dishes.toReversed(), dishes])
        await send('PUT', `/api/gammes/${gammeId}/recipes/order`, { ids })
    },
    [`price lists of ${BATCH_ROWS} rows committed and undone`]: await priceListsCommitted(send, connections),
    'visitors of the demo in the simulator': async () => {
      await visit('GET', '/api/simulation')
      await visit('GET', `/api/tech-sheets?limit=${MAX_PAGE_SIZE}`)
    },
  }
}

/** An answer 409, to one of two connections that change one thing, or 503, where too many requests of this account wait. */
export class Refused extends Error {}

/** Sends one request; anything else but a success and those two is an error. */
function sender({ url }: Server, headers: Record<string, string>): Send {
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    // The export of an account is no JSON.
    const read = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answer = (isJson ? JSON.parse(read) : {}) as Json
    if (response.ok) return answer
    const message = `${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`
    throw response.status === 409 || response.status === 503 ? new Refused(message) : new Error(message)
  }
}

/** A name at its bound: words that half of the products have, and misspelt ones. */
function nameOf(index: number): string {
  const words = ['bio', 'creme', 'echalotte', 'champigon', 'bergamotte', `noisete${index}`, 'vollaille']
  return Array.from({ length: 60 }, (_, place) => words[(index + place) % words.length])
    .join(' ')
    .slice(0, MAX_LINE_LENGTH)
}

/** The products that every sheet has, and the sheets. */
async function idsOf(
  { database }: Server,
  { userId }: Chef,
): Promise<{ products: string[]; sheets: string[] }> {
  return asMember(database, userId, async ({ client }) => {
    const ids = async (query: string) => {
      const { rows } = await client.query<{ id: string }>(query, [userId])
      return rows.map(({ id }) => id)
    }
    return {
      products: await ids(
        'SELECT DISTINCT user_product_id AS id FROM tech_sheet_ingredients WHERE user_id = $1 ORDER BY id',
      ),
      sheets: await ids('SELECT id FROM tech_sheets WHERE user_id = $1 ORDER BY id'),
    }
  })
}

/** Every sheet in one gamme. */
async function largeGamme(server: Server, { userId }: Chef): Promise<{ gammeId: string; dishes: string[] }> {
  const { id: carteId } = await asMember(server.database, userId, ownCarte)
  await fillCarte(server, userId, { carteId, gammes: 1 })
  return asMember(server.database, userId, async ({ client }) => {
    const { rows } = await client.query<{ id: string; gammeId: string }>(
      'SELECT id, gamme_id AS "gammeId" FROM gamme_recettes WHERE user_id = $1 ORDER BY position',
      [userId],
    )
    return { gammeId: rows[0]?.gammeId ?? '', dishes: rows.map(({ id }) => id) }
  })
}

async function sheetsSaved(send: Send, products: readonly string[], connections: number): Promise<Act> {
  const lines = (quantity: number) =>
    Array.from({ length: MAX_LINES }, (_, index) => ({
      userProductId: products[index % products.length],
      quantity: quantity + index,
      unit: 'g',
    }))
  const paths: string[] = []
  for (let number = 0; number < connections; number += 1) {
    const sheet = {
      title: `Recette collée n° ${number}`,
      category: 'Plat',
      portions: 8,
      ingredients: lines(1),
    }
    const { id } = await send('POST', '/api/tech-sheets', sheet)
    paths.push(`/api/tech-sheets/${String(id)}`)
  }
  return async (connection) => {
    const path = paths[connection] ?? ''
    const { version } = await send('GET', path)
    await send('PATCH', path, { version, ingredients: lines(Number(version)) })
  }
}

function pricesChanged(send: Send, products: readonly string[]): Act {
  return async (connection) => {
    const path = `/api/user-products/${products[connection]}`
    const { version } = await send('GET', path)
    await send('PATCH', path, { version, priceHt: 2 + (Number(version) % 2) })
  }
}

function wastageChanged(send: Send): Act {
  return async () => {
    const { version, settings } = await send('GET', '/api/account')
    const { wastageMethod } = settings as Json
    await send('PATCH', '/api/account', {
      version,
      settings: { wastageMethod: wastageMethod === 'rendement' ? 'majoration' : 'rendement' },
    })
  }
}

async function priceListsCommitted(send: Send, connections: number): Promise<Act> {
  const rows = Array.from({ length: BATCH_ROWS }, (_, index) => ({
    kind: 'add',
    facts: catalogueRow(`Article du tarif n° ${index}`, index),
  }))
  const suppliers: string[] = []
  for (let number = 0; number < connections; number += 1)
    suppliers.push(String((await send('POST', '/api/suppliers', { name: `Grossiste n° ${number}` })).id))
  return async (connection) => {
    const path = `/api/suppliers/${suppliers[connection]}/price-list`
    const { version } = await send('GET', `${path}?limit=1`)
    const list = await send('POST', path, {
      fileName: 'tarif.csv',
      version,
      changes: rows.length,
      unchanged: 0,
    })
    const sent = `${path}/${String(list.id)}`
    await send('PUT', `${sent}/rows`, { from: 0, rows })
    await send('POST', `${sent}/commit`, { takePrices: false })
    await send('POST', `${sent}/undo`, {})
  }
}
