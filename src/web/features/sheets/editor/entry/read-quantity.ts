import { readFigure, withFractionsSpelled } from '#domain/quantity/read-figure.ts'
import { unitOfWord } from '#domain/quantity/unit-words.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const MINUS = /^\s*[-−]/u
const FIGURE_THEN_WORD = /^([\d\s.,/⁄]*)(\p{Letter}*)\.?\s*$/u

export interface TypedQuantity {
  /** Null while no figure can be read, or a word beside it is no unit. */
  quantity: number | null
  /** Null when none was typed. */
  unit: LineUnit | null
}

/**
 * What is meant by '1,5 kg', '200g', '3 pièces', '1/2 botte', '1½ L' or plain '1,5'; '-1' is below 0, for its error. The
 * name in '3 pommes' is not dropped: nothing is read.
 */
export function readQuantity(text: string, language: Language): TypedQuantity {
  const unsigned = text.replace(MINUS, '')
  const [, figure, word] = FIGURE_THEN_WORD.exec(withFractionsSpelled(unsigned)) ?? []
  if (figure === undefined || word === undefined) return { quantity: null, unit: null }
  const unit = unitOfWord(word)
  const quantity = word !== '' && unit === null ? null : readFigure(figure, language)
  return { quantity: quantity !== null && unsigned !== text ? -quantity : quantity, unit }
}

/** Whether no further letter can make a quantity of a text: '1/' may become '1/2', 'abc' becomes nothing. */
export function isUnparseable(text: string): boolean {
  const [, figure = '', word = ''] = FIGURE_THEN_WORD.exec(withFractionsSpelled(text)) ?? [text, '', text]
  return word !== '' && !/\d/.test(figure)
}
