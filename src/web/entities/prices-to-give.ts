import { paths } from './paths.ts'

/** Where sheets or dishes without a selling price are given one: those of a gamme, or all. */
export function pricesToGive(gammeId?: string) {
  return gammeId === undefined
    ? ({ to: paths.recipes, search: { margin: 'none' } } as const)
    : ({ to: paths.gamme(gammeId) } as const)
}
