import { namedParts } from './recipe-name.ts'

const ONE = String.raw`(?:\d+(?:[.,]\d+)?|[¼-¾]|une?|deux|trois|quatre|an?|one|two)`
const LENGTH = String.raw`(?:environ\s+|env\.?\s+|about\s+)?\d+(?:[.,]\d+)?(?:\s*(?:à|-|–|ou|to)\s*\d+(?:[.,]\d+)?)?[\s-]*(?:[cm]m|centim[èe]tres?|pouces?|inch(?:es)?)(?!\p{Letter})\.?`
/** What is cut off something longer, and no product that is sold by its size. */
const PIECE = String.raw`(?:(?:petite?|beau|bon|gros)s?\s+)?(?:tron[çc]ons?|bouts?|morceaux?|b[âa]tons?|tiges?|racines?|rhizomes?|sections?|pieces?|knobs?|chunks?|thumbs?|lengths?)`
const OF = String.raw`(?:\s+(?:de\s+|d['’]\s*|of\s+(?:fresh\s+)?)?|\s*,\s*)`
const PIECES = [
  // '1 tronçon de 5 cm de gingembre', 'un morceau (3 cm) de galanga'
  String.raw`^(?<words>${ONE}\s+${PIECE}\s*(?:\(\s*|de\s+|d['’]\s*|of\s+)?${LENGTH}\s*\)?)${OF}(?<name>\p{Letter}.*)$`,
  // '1 (2-inch) piece ginger', '1-inch piece of ginger'
  String.raw`^(?<words>(?:${ONE}\s+)?\(?${LENGTH}\)?\s+${PIECE})${OF}(?<name>\p{Letter}.*)$`,
  // 'un tronçon de gingembre de 3 cm', '1 bout de boudin (20 cm)'
  String.raw`^(?<words>${ONE}\s+(?!b[âa]tons?|tiges?)${PIECE})\s+(?:de\s+|d['’]\s*|of\s+)(?<name>\p{Letter}[^\d()]*?)\s*(?:\(\s*|de\s+|d['’]\s*|of\s+)(?<length>${LENGTH})\s*\)?$`,
  // 'Gingembre : 1 tronçon de 5 cm'
  String.raw`^(?<name>\p{Letter}[^\d:=]*?)\s*[:=,(–-]?\s*(?<words>${ONE}\s+${PIECE}\s*(?:\(\s*|de\s+|d['’]\s*|of\s+)?${LENGTH})\s*\)*$`,
  // '1 gingembre de 5 cm'
  String.raw`^(?<words>${ONE})\s+(?<name>(?:racines? de )?(?:gingembre|galanga|curcuma|raifort|ginger|galangal|turmeric)[^\d()]*?)\s*(?:\(\s*|de\s+|of\s+)(?<length>${LENGTH})\s*\)?$`,
].map((pattern) => new RegExp(pattern, 'iu'))

interface PieceOfLength {
  /** '1 tronçon de 5 cm' */
  words: string
  name: string
  notes: string[]
}

/** A piece of which only the length is written: '1 tronçon de 5 cm de gingembre'; null for any other line. */
export function pieceOfLength(line: string): PieceOfLength | null {
  const text = line.trim()
  for (const pattern of PIECES) {
    const { words, name, length } = pattern.exec(text)?.groups ?? {}
    if (words === undefined || name === undefined) continue
    const parts = namedParts(name)
    return {
      words: length === undefined ? words : `${words}, ${length}`,
      name: parts.name,
      notes: parts.asides,
    }
  }
  return null
}
