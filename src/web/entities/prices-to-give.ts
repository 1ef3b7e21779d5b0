import { paths } from './paths.ts'

/** Where sheets or dishes without a selling price are given one: those of a gamme, or all. */
export function pricesToGive(gammeId?: string) {
  return { to: paths.unpriced, search: { gamme: gammeId } } as const
}
