import { asMember } from '#database/as-member.ts'
import { ownCarte } from '#server/cartes/own-carte.queries.ts'
import { recostAll } from '#server/sheets/recost.ts'
import { signUp } from '../support/chef.ts'
import { fillCarte, fillProducts, fillSheets } from '../support/fill.ts'
import type { Server } from '../support/start-server.ts'
import { copyAccount } from './copy-account.ts'

const KITCHEN = { products: 200, sheets: 100, lines: 12, gammes: 6 }
const PREPARATIONS = 10

/** `fillSheets` gives all sheets the same products: here each has others. */
const SPREAD = `
  WITH sheet AS (
    SELECT id, row_number() OVER (ORDER BY search_text) AS place FROM tech_sheets WHERE user_id = $1
  ), product AS (
    SELECT id, row_number() OVER (ORDER BY search_text) - 1 AS place FROM user_products WHERE user_id = $1
  )
  UPDATE tech_sheet_ingredients line SET user_product_id = product.id FROM sheet, product
  WHERE line.user_id = $1 AND line.tech_sheet_id = sheet.id
    AND product.place = (sheet.place * 13 + line.position * 17) % ${KITCHEN.products}`

/** The first sheets are preparations, one in each other sheet. */
const PREPARED = `
  WITH sheet AS (
    SELECT id, row_number() OVER (ORDER BY search_text) - 1 AS place FROM tech_sheets WHERE user_id = $1
  ), preparation AS (
    UPDATE tech_sheets SET yield_quantity = 2, yield_unit = 'kg', category = 'Sauce' FROM sheet
    WHERE user_id = $1 AND tech_sheets.id = sheet.id AND sheet.place < ${PREPARATIONS} RETURNING sheet.id, sheet.place
  )
  UPDATE tech_sheet_ingredients line SET user_product_id = NULL, sub_sheet_id = preparation.id FROM sheet, preparation
  WHERE line.user_id = $1 AND line.tech_sheet_id = sheet.id AND line.position = 0
    AND sheet.place >= ${PREPARATIONS} AND preparation.place = sheet.place % ${PREPARATIONS}`

const COSTS = `
  SELECT count(*) FILTER (WHERE cout_matiere > 0) AS sheets, string_agg(cout_matiere::text, ' ' ORDER BY search_text) AS costs
  FROM tech_sheets WHERE user_id = $1`

/** One of some accounts, as it is asked: the ids are in the order of their names. */
export type Kitchen = { headers: Record<string, string>; sheets: string[]; products: string[] }

/**
 * Makes so many accounts that are alike: those of `chefs` people, who sign up, and others by copying.
 * @returns the cookies of the chefs
 */
export async function fillAccounts(server: Server, chefs: number, accounts: number): Promise<string[]> {
  const signedUp = []
  for (let number = 0; number < chefs; number += 1) signedUp.push(await signUp(server))
  const [model] = signedUp
  if (!model) throw new Error('Somebody has to sign up')
  await fillKitchen(server, model.userId)
  const given = signedUp.map(({ userId }) => userId)
  await copyAccount(server.connectionString, { model: model.userId, given, accounts })
  for (const userId of given) await proveCosts(server, userId)
  return signedUp.map(({ headers }) => headers.cookie ?? '')
}

/** One account as the others are. */
export async function fillKitchen(server: Pick<Server, 'database'>, userId: string): Promise<void> {
  await fillProducts(server, userId, KITCHEN.products)
  await fillSheets(server, userId, KITCHEN.sheets, KITCHEN.lines)
  const carteId = await asMember(server.database, userId, async (tx) => {
    await tx.client.query(SPREAD, [userId])
    await tx.client.query(PREPARED, [userId])
    await recostAll(tx)
    return (await ownCarte(tx)).id
  })
  await fillCarte(server, userId, { carteId, gammes: KITCHEN.gammes })
}

/** @throws where a copied sheet has another cost than the product computes for it */
async function proveCosts(server: Server, userId: string): Promise<void> {
  await asMember(server.database, userId, async (tx) => {
    const costs = async () => {
      const { rows } = await tx.client.query<{ costs: string; sheets: number }>(COSTS, [userId])
      return rows[0]
    }
    const copied = await costs()
    await recostAll(tx)
    const computed = await costs()
    if (copied?.sheets !== KITCHEN.sheets || copied.costs !== computed?.costs)
      throw new Error(`The costs of ${userId} were not copied right`)
  })
}

export function openKitchens(server: Pick<Server, 'url'>, cookies: readonly string[]): Promise<Kitchen[]> {
  return Promise.all(cookies.map((cookie) => openKitchen(server, cookie)))
}

async function openKitchen({ url }: Pick<Server, 'url'>, cookie: string): Promise<Kitchen> {
  const headers = { cookie, origin: url }
  const ids = async (path: string) => {
    const { items } = (await (await fetch(url + path, { headers })).json()) as {
      items: { id: string; name?: string; title?: string }[]
    }
    return items.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).map(({ id }) => id)
  }
  return {
    headers,
    sheets: await ids('/api/tech-sheets?limit=100'),
    products: await ids('/api/user-products?limit=100'),
  }
}

function nameOf({ name, title }: { name?: string; title?: string }): string {
  return name ?? title ?? ''
}
