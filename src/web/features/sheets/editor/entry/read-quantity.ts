import { readFigure, withFractionsSpelled } from '#domain/quantity/read-figure.ts'
import { unitOfWord } from '#domain/quantity/unit-words.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const MINUS = /^\s*[-−]/u
const FIGURE_THEN_WORD = /^([\d\s.,/⁄]*)(\p{Letter}*)\.?\s*$/u

export interface TypedQuantity {
  /** Null while no figure can be read. */
  quantity: number | null
  /** Null when none was typed, or none that is known. */
  unit: LineUnit | null
}

/** What is meant by '1,5 kg', '200g', '3 pièces', '1/2 botte', '1½ L' or plain '1,5'; '-1' is below 0, for its error. */
export function readQuantity(text: string, language: Language): TypedQuantity {
  const unsigned = text.replace(MINUS, '')
  const [, figure, word] = FIGURE_THEN_WORD.exec(withFractionsSpelled(unsigned)) ?? []
  if (figure === undefined || word === undefined) return { quantity: null, unit: null }
  const quantity = readFigure(figure, language)
  return {
    quantity: quantity !== null && unsigned !== text ? -quantity : quantity,
    unit: unitOfWord(word),
  }
}

/** Whether no further letter can make a quantity of a text: '1/' may become '1/2', 'abc' becomes nothing. */
export function isUnparseable(text: string): boolean {
  const [, figure = '', word = ''] = FIGURE_THEN_WORD.exec(withFractionsSpelled(text)) ?? [text, '', text]
  return word !== '' && !/\d/.test(figure)
}
