import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import readExcelFile from 'read-excel-file/node'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'

const DATA = new URL('../../../../shared/data/', import.meta.url)
const INGREDIENTS = fileURLToPath(new URL('pizzeria-ingredients.xlsx', DATA))
const RECIPES = fileURLToPath(new URL('pizzeria-recettes.xlsx', DATA))

export const PIZZERIA_FILES = [INGREDIENTS, RECIPES]

/** A real pizzeria's figures, kept beside the repository and never in it: where they are not, what needs them is skipped. */
export const pizzeriaIsThere = existsSync(INGREDIENTS) && existsSync(RECIPES)

type PizzeriaLine = { ingredient: string; grams: number; pricePerKg: number }
export type PizzeriaDish = { title: string; category: TechSheet['category']; lines: PizzeriaLine[] }

/** What the pizzeria serves as a first course; everything else is a dish. */
const STARTERS = new Set(['SALADES', 'BURRATAS'])

/** The dishes of the file. Their names differ in case here and there, as typing goes; a title is one whatever its case. */
export async function readPizzeria(): Promise<PizzeriaDish[]> {
  const categories = new Map(
    (await rowsOf(RECIPES)).map(([dish, category]) => [keyOf(String(dish)), String(category)]),
  )
  const dishes = new Map<string, PizzeriaDish>()
  for (const [dish, ingredient, grams, unit, pricePerKg] of await rowsOf(INGREDIENTS)) {
    if (unit !== 'g') throw new Error(`The file was in grams, and now says ${String(unit)}`)
    const title = String(dish).trim()
    const category = STARTERS.has(categories.get(keyOf(title)) ?? '') ? 'Entrée' : 'Plat'
    const entry = dishes.get(keyOf(title)) ?? { title, category, lines: [] }
    dishes.set(keyOf(title), entry)
    entry.lines.push({
      ingredient: String(ingredient).trim(),
      grams: Number(grams),
      pricePerKg: Number(pricePerKg),
    })
  }
  return [...dishes.values()]
}

type Post = <Answer>(path: string, body: object) => Promise<Answer>

/**
 * Types all of it in, as its chef would: each ingredient once, in euros a kilogram, then each dish with its lines
 * in grams. One ingredient at two prices is two products.
 * @returns the sheets as they were answered, in the order of the dishes
 */
export async function enterPizzeria(dishes: PizzeriaDish[], post: Post): Promise<TechSheet[]> {
  const products = new Map<string, string>()
  const productOf = async ({ ingredient, pricePerKg }: PizzeriaLine): Promise<string> => {
    const key = `${keyOf(ingredient)} ${pricePerKg}`
    const known = products.get(key)
    if (known !== undefined) return known
    const { id } = await post<UserProduct>('/api/user-products', {
      name: ingredient,
      category: 'Épicerie',
      unit: 'kg',
      priceHt: pricePerKg,
    })
    products.set(key, id)
    return id
  }
  const sheets: TechSheet[] = []
  for (const { title, category, lines } of dishes) {
    const ingredients = []
    for (const line of lines)
      ingredients.push({ userProductId: await productOf(line), quantity: line.grams, unit: 'g' })
    sheets.push(await post<TechSheet>('/api/tech-sheets', { title, category, portions: 1, ingredients }))
  }
  return sheets
}

/** What a dish costs in EUR, exactly: thousandths of a gram × ten-thousandths of a price are the ten decimals of a cost. */
export function exactCost({ lines }: PizzeriaDish): number {
  const sum = lines.reduce(
    (total, { grams, pricePerKg }) => total + whole(grams, 1000) * whole(pricePerKg, 10_000),
    0n,
  )
  return Number(sum) / 1e10
}

function whole(value: number, parts: number): bigint {
  const scaled = Math.round(value * parts)
  if (Math.abs(scaled - value * parts) > 1e-6)
    throw new Error(`${value} has more decimals than can be stored`)
  return BigInt(scaled)
}

async function rowsOf(file: string): Promise<unknown[][]> {
  const [sheet] = await readExcelFile(file)
  if (!sheet) throw new Error(`${file} has no sheet`)
  const [, ...rows] = sheet.data
  return rows
}

const keyOf = (name: string) => name.trim().toLowerCase()
