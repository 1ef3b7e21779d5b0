import { ALLERGENS } from '../allergens/allergen.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'

export interface AllergensReading {
  /** In the order of the list. */
  allergens: Allergen[]
  /** True when the text states that there is none. */
  allergenFree: boolean
  /** Only traces are named: they are no ingredient, and are not stored. */
  traces: Allergen[]
  /** True when numbers were read as positions in the regulation's list. */
  numbered: boolean
  /** Words that name none of the fourteen. */
  unknown: string[]
}

/** How labels name the fourteen of annex II of Regulation (EU) No 1169/2011, French and English, folded. */
const NAMES: Record<Allergen, RegExp> = {
  Gluten:
    /gluten|\bble\b|froment|seigle|orge\b|avoine|epeautre|kamut|wheat|barley|\brye\b|\boats?\b|cereales?\b/u,
  Crustacés: /crustac|crevette|crabe|homard|langoust|shellfish/u,
  Œufs: /\boeufs?\b|\beggs?\b|\bovo/u,
  Poisson: /\bpoissons?\b|\bfish\b|anchois/u,
  Arachides: /arachide|cacah|peanut/u,
  Soja: /\bsoja|\bsoya?\b/u,
  Lait: /\blait|lactos|\bmilk|beurre|creme\b|fromage|dairy/u,
  'Fruits à coque':
    /fruits? a coques?|coque\b|amande|noisette|\bnoix\b|cajou|pecan|macadamia|pistache|tree ?nuts?|\bnuts?\b|almond|hazelnut|walnut/u,
  Céleri: /celeri|celery/u,
  Moutarde: /moutarde|mustard/u,
  Sésame: /sesame/u,
  Sulfites: /sulfit|sulphit|\bso2\b|dioxyde de soufre|anhydride sulfureux/u,
  Lupin: /lupin/u,
  Mollusques: /mollus|\bmoules?\b|huitre|calamar|poulpe|escargot/u,
}

const NONE =
  /^(?:aucuns?|aucun allergene\w*|neant|sans|sans allergenes?|none|no allergens?|pas d['’]allergenes?|absence|ras|0)\.?$/u
const TRACES =
  /(?:peu(?:t|vent) contenir|traces?|may contain|presence (?:eventuelle|possible)|fabrique dans|susceptible)/u
const LITTLE =
  /^(?:contien\w*|contains?|allergenes?|allergens?|presence|present\w*|de|du|d|et|et derives?|derives?|produits?|a base|des?|la|le|les|oui|ingredients?)$/u
const MENTIONED = /^\s*(?:sans|without|no|free from)\b/u

/** The allergens that a text names: 'lait, gluten', 'Contient : lait. Peut contenir des traces de soja.', '1, 7'. */
export function readAllergens(text: string): AllergensReading {
  const folded = foldForSearch(text).trim()
  const reading: AllergensReading = {
    allergens: [],
    allergenFree: false,
    traces: [],
    numbered: false,
    unknown: [],
  }
  if (!/[\p{L}\d]/u.test(folded)) return reading
  if (NONE.test(folded)) return { ...reading, allergenFree: true }
  let speaksOfTraces = false
  for (const phrase of folded.split(/[.;\n]|(?=peut contenir|may contain|traces?\b)/u)) {
    speaksOfTraces = TRACES.test(phrase)
    for (const part of phrase.split(/[,/+|()]|\bet\b|\band\b|:/u))
      addPart(reading, part.trim(), speaksOfTraces)
  }
  const allergens = inOrder(reading.allergens)
  return {
    ...reading,
    allergens,
    traces: inOrder(reading.traces).filter((trace) => !allergens.includes(trace)),
  }
}

function inOrder(found: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((allergen) => found.includes(allergen))
}

function addPart(reading: AllergensReading, part: string, trace: boolean): void {
  if (part === '' || MENTIONED.test(part)) return
  const number = /^\d{1,2}$/u.test(part) ? ALLERGENS[Number(part) - 1] : undefined
  const found = number === undefined ? ALLERGENS.filter((allergen) => NAMES[allergen].test(part)) : [number]
  if (number !== undefined) reading.numbered = true
  ;(trace ? reading.traces : reading.allergens).push(...found)
  const words = part.split(/\s+/u).filter((word) => !LITTLE.test(word))
  if (found.length === 0 && words.length > 0 && !TRACES.test(part)) reading.unknown.push(words.join(' '))
}

/** The allergen that the header of a column of marks names, alone in it; null for any other header. */
export function allergenOfHeader(header: string): Allergen | null {
  const { allergens, unknown, numbered } = readAllergens(header)
  const [only] = allergens
  return only !== undefined &&
    allergens.length === 1 &&
    unknown.length === 0 &&
    !numbered &&
    header.length <= 40
    ? only
    : null
}

export type AllergenMark = 'contained' | 'traces' | 'absent' | 'unmarked' | 'unknown'

/** The meaning of a mark under an allergen: 'X', 'oui', '1' mean that it is contained; an empty cell is 'unmarked'. */
export function readAllergenMark(text: string): AllergenMark {
  const folded = foldForSearch(text).trim()
  if (folded === '') return 'unmarked'
  if (/^(?:x|o|oui|y|yes|1|p|present|presence|contient|c|vrai|true|[✓✔☑●•■×+])$/u.test(folded))
    return 'contained'
  if (/^(?:t|tr|traces?|\(x\)|peut contenir|may contain|possible|ct)$/u.test(folded)) return 'traces'
  return /^(?:n|non|no|0|a|abs|absent|absence|sans|faux|false|[-–—/])$/u.test(folded) ? 'absent' : 'unknown'
}
