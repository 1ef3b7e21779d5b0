import type { GridCell } from '../grid/grid.ts'
import { divisorOf } from './divided-portions.ts'
import { SINGLE_PORTIONS } from './words/label-words.ts'

const ONE = new RegExp(String.raw`^(?:(?:la|le|une?|1) )?${SINGLE_PORTIONS}$`, 'u')

/** 'Portion | 1,08' below the lines: what one costs. */
export function isCostOfOne(label: GridCell, { figure, tree }: GridCell): boolean {
  if (figure === null || !ONE.test(label.words.replace(/\s*:$/u, ''))) return false
  return figure.kind === 'money' || !Number.isInteger(figure.value) || divisorOf(tree) !== null
}
