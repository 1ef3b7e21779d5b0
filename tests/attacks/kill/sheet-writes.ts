import { BY_QUANTITY, FORFAIT_COSTINGS } from '#domain/costing/line-costing.ts'
import { copyTitle } from '#server/sheets/titles.ts'
import type { Line } from './rows.ts'
import { forgetSource } from './supply-writes.ts'
import { anyOf, type Draw, idOf, type Memory, rowOf } from './write.ts'

/** Writes of sheets with their lines. */

const SHEETS = '/api/tech-sheets'
const MOST_LINES = 12

/** A sheet takes preparations that are older than itself, so that none is ever in itself. */
const ageOf = (memory: Memory, sheet: string) => Object.keys(memory.rows.sheets).indexOf(sheet)

function drawLine(memory: Memory, preparations: readonly string[]): Line {
  const { random, rows } = memory
  const products = Object.keys(rows.products)
  const note = `note ${memory.newNumber()}`
  const byQuantity = { ...BY_QUANTITY, wastagePercent: random.below(60), note }
  if (preparations.length > 0 && random.chance(0.3))
    return {
      ...byQuantity,
      of: random.oneOf(preparations),
      quantity: (1 + random.below(40)) / 8,
      unit: 'portion',
    }
  const of = products.length === 0 || random.chance(0.05) ? null : random.oneOf(products)
  if (random.chance(0.8)) return { ...byQuantity, of, quantity: (1 + random.below(4000)) / 4, unit: 'g' }
  const without = { of, quantity: null, unit: 'g', wastagePercent: 0, note }
  if (random.chance(0.5)) return { ...without, costing: 'qs', forfait: null }
  return { ...without, costing: random.oneOf(FORFAIT_COSTINGS), forfait: (1 + random.below(400)) / 8 }
}

const drawLines = (memory: Memory, preparations: readonly string[]): Line[] =>
  Array.from({ length: 2 + memory.random.below(MOST_LINES - 1) }, () => drawLine(memory, preparations))

/** A line as it is sent. */
function sent(memory: Memory, { of, ...line }: Line) {
  if (of === null) return { ...line, userProductId: null }
  return { ...line, [of in memory.rows.sheets ? 'subSheetId' : 'userProductId']: idOf(memory, of) }
}

export const addSheet: Draw = (memory) => {
  const title = memory.newName('s')
  const lines = drawLines(memory, Object.keys(memory.rows.sheets))
  const portions = 1 + memory.random.below(20)
  return {
    method: 'POST',
    path: SHEETS,
    body: { title, category: 'Plat', portions, ingredients: lines.map((line) => sent(memory, line)) },
    keyed: true,
    answers: title,
    change: (rows) => void (rows.sheets[title] = { version: 1, portions, sellingPriceHt: null, lines }),
  }
}

/** All lines of a sheet are replaced, and some facts with them. */
export const writeLines: Draw = (memory) => {
  const title = anyOf(memory, 'sheets')
  if (title === undefined) return undefined
  const { version, sellingPriceHt } = rowOf(memory.rows.sheets, title)
  const lines = drawLines(memory, Object.keys(memory.rows.sheets).slice(0, ageOf(memory, title)))
  const portions = 1 + memory.random.below(20)
  return {
    method: 'PATCH',
    path: `${SHEETS}/${idOf(memory, title)}`,
    body: { version, portions, ingredients: lines.map((line) => sent(memory, line)) },
    answers: title,
    change: (rows) => void (rows.sheets[title] = { version: version + 1, portions, sellingPriceHt, lines }),
  }
}

export const changeSheet: Draw = (memory) => {
  const title = anyOf(memory, 'sheets')
  if (title === undefined) return undefined
  const { version } = rowOf(memory.rows.sheets, title)
  const facts = { portions: 1 + memory.random.below(20), sellingPriceHt: memory.newNumber() / 4 }
  return {
    method: 'PATCH',
    path: `${SHEETS}/${idOf(memory, title)}`,
    body: { version, ...facts },
    answers: title,
    change: (rows) => void Object.assign(rowOf(rows.sheets, title), facts, { version: version + 1 }),
  }
}

/** A save over a version that is no longer the stored one. */
export const saveOutdated: Draw = (memory) => {
  const title = anyOf(memory, 'sheets')
  if (title === undefined) return undefined
  const version = rowOf(memory.rows.sheets, title).version - 1
  return {
    method: 'PATCH',
    path: `${SHEETS}/${idOf(memory, title)}`,
    body: { version, portions: 999, ingredients: [] },
    refusal: 409,
    change: () => undefined,
  }
}

export const addLine: Draw = (memory) => {
  const title = anyOf(memory, 'sheets')
  if (title === undefined || rowOf(memory.rows.sheets, title).lines.length > 2 * MOST_LINES) return undefined
  const line = drawLine(memory, Object.keys(memory.rows.sheets).slice(0, ageOf(memory, title)))
  return {
    method: 'POST',
    path: `${SHEETS}/${idOf(memory, title)}/ingredients`,
    body: sent(memory, line),
    keyed: true,
    change(rows) {
      const sheet = rowOf(rows.sheets, title)
      sheet.lines.push(line)
      sheet.version += 1
    },
  }
}

export const duplicateSheet: Draw = (memory) => {
  const title = anyOf(memory, 'sheets')
  if (title === undefined) return undefined
  let nth = 1
  while (copyTitle(title, nth) in memory.rows.sheets) nth += 1
  const copy = copyTitle(title, nth)
  return {
    method: 'POST',
    path: `${SHEETS}/${idOf(memory, title)}/duplicate`,
    body: {},
    keyed: true,
    answers: copy,
    change: (rows) =>
      void (rows.sheets[copy] = { ...structuredClone(rowOf(rows.sheets, title)), version: 1 }),
  }
}

export const removeSheet: Draw = (memory) => {
  const title = anyOf(memory, 'sheets')
  if (title === undefined) return undefined
  return {
    method: 'DELETE',
    path: `${SHEETS}/${idOf(memory, title)}`,
    change(rows) {
      delete rows.sheets[title]
      forgetSource(rows, title)
      for (const gamme of Object.values(rows.gammes))
        gamme.dishes = gamme.dishes.filter(({ sheet }) => sheet !== title)
      for (const { choices } of Object.values(rows.menus))
        for (const choice of choices) choice.dishes = choice.dishes.filter((sheet) => sheet !== title)
    },
  }
}
