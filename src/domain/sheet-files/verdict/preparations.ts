import { sameName } from '../../catalogue/same-name.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { FoundSheet } from './found-sheet.ts'
import { provenYield, unitCost } from './preparation-yield.ts'

/**
 * Links lines that are another sheet's title to that sheet, in the same file first: those without a price, and those
 * whose price proves it. Of another price the line is that sheet where both are of one file, which says what it gives, or
 * else a product; either is a doubt. A sheet that would contain itself keeps its lines as products, with the way from it
 * to itself as a reason.
 */
export function linkPreparations(sheets: readonly FoundSheet[]): FoundSheet[] {
  const byTitle = new Map<string, number[]>()
  sheets.forEach(({ title }, at) => {
    const key = sameName(title.value)
    const known = byTitle.get(key)
    if (known === undefined) byTitle.set(key, [at])
    else known.push(at)
  })
  const titled = sheets.map((sheet, at) =>
    sheet.lines.map((line) => {
      if (line.costing !== 'quantity') return null
      const named = byTitle.get(sameName(line.name.value))
      if (named === undefined) return null
      const places = named.filter((place) => place !== at)
      const own = places.filter((place) => sheets[place]?.file === sheet.file)
      const [only, ...others] = own.length > 0 ? own : places
      return only !== undefined && others.length === 0 ? only : null
    }),
  )
  const circles = circlesOf(titled)
  return sheets.map((sheet, at): FoundSheet => {
    const reasons = sheet.verdict.exact ? [] : [...sheet.verdict.reasons]
    const circle = circles.get(at)
    if (circle !== undefined)
      reasons.push({
        reason: 'preparation-circle',
        path: circle.map((one) => sheets[one]?.title.value ?? ''),
      })
    const lines = sheet.lines.map((line, place): FoundLine => {
      const of = circle === undefined ? (titled[at]?.[place] ?? null) : null
      const preparation = of === null ? undefined : sheets[of]
      if (of === null || preparation === undefined) return { ...line, preparation: null }
      if (line.price === null || provenYield(preparation, line) !== null) return { ...line, preparation: of }
      const cost = sheet.file === preparation.file ? unitCost(preparation, line) : null
      reasons.push(
        cost === null
          ? { reason: 'maybe-preparation', line: place }
          : { reason: 'maybe-bought', line: place, unitCost: cost },
      )
      return { ...line, preparation: cost === null ? null : of, possiblePreparation: of }
    })
    return reasons.length === 0
      ? { ...sheet, lines }
      : { ...sheet, lines, verdict: { exact: false, reasons } }
  })
}

/** For each sheet that contains itself, the way from it to itself; `linked` has the places of each sheet's preparations. */
export function circlesOf(linked: readonly (readonly (number | null)[])[]): Map<number, number[]> {
  const circles = new Map<number, number[]>()
  const done = new Set<number>()
  const path: number[] = []
  const visit = (at: number): void => {
    const begun = path.indexOf(at)
    if (begun !== -1) {
      const circle = path.slice(begun)
      circle.forEach((place, turn) =>
        circles.set(place, [...circle.slice(turn), ...circle.slice(0, turn), place]),
      )
      return
    }
    if (done.has(at)) return
    path.push(at)
    for (const next of new Set(linked[at])) if (next !== null) visit(next)
    path.pop()
    done.add(at)
  }
  linked.forEach((_, at) => visit(at))
  return circles
}
