import type { FoundSheet } from './found-sheet.ts'
import { sameName } from './other-tables.ts'

/**
 * Links lines that are another sheet's title to that sheet, in the same file first. A sheet that would contain itself
 * keeps its lines as products, with the way from it to itself as a reason.
 */
export function linkPreparations(sheets: readonly FoundSheet[]): FoundSheet[] {
  const byTitle = new Map<string, number[]>()
  sheets.forEach(({ title }, at) => {
    const key = sameName(title.value)
    byTitle.set(key, [...(byTitle.get(key) ?? []), at])
  })
  const linked = sheets.map((sheet, at) =>
    sheet.lines.map((line) => {
      if (line.costing !== 'quantity') return null
      const places = (byTitle.get(sameName(line.name.value)) ?? []).filter((place) => place !== at)
      const own = places.filter((place) => sheets[place]?.file === sheet.file)
      const [only, ...others] = own.length > 0 ? own : places
      return only !== undefined && others.length === 0 ? only : null
    }),
  )
  const circles = circlesOf(linked)
  return sheets.map((sheet, at): FoundSheet => {
    const circle = circles.get(at)
    const lines = sheet.lines.map((line, place) => ({
      ...line,
      preparation: circle === undefined ? (linked[at]?.[place] ?? null) : null,
    }))
    if (circle === undefined) return { ...sheet, lines }
    const path = circle.map((place) => sheets[place]?.title.value ?? '')
    const reasons = sheet.verdict.exact ? [] : sheet.verdict.reasons
    return {
      ...sheet,
      lines,
      verdict: { exact: false, reasons: [...reasons, { reason: 'preparation-circle', path }] },
    }
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
