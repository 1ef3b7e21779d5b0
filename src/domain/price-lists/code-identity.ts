import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ComparedFacts } from './changed-facts.ts'

type Coded = Pick<ComparedFacts, 'code' | 'name'>

/** Distinct names from which a code is no identity: two may be one product under a new name. */
const MANY_NAMES = 3
/** The same for a code without a number, such as 'NOUV' or 'A Créer'. */
const MANY_FOR_WORDS = 2
/** What is written where there is no code: '-', '0', 'NC', 'À créer', 'Nouveau', 'xxx'. */
const NO_CODE =
  /^(?:[^\p{L}\d]*|[^\p{L}1-9]*|n\W?[acdr]\W?|\W*(?:a )?creer?\W*|nouveaux?|nouvelle|new|neant|aucune?|sans(?: (?:code|ref\w*))?|divers|inconnu|null|none|tbd|x+|\?+)$/u

/** The code as it is compared: without case and spaces. */
export function codeOf({ code }: Pick<Coded, 'code'>): string {
  return (code ?? '').toUpperCase().replaceAll(/\s/gu, '')
}

/** The code without leading zeros: a workbook that stored '000123' as a number gives 123. */
export function bareCodeOf(facts: Pick<Coded, 'code'>): string {
  return codeOf(facts).replace(/^0+(?=\d)/u, '')
}

/**
 * Whether the code of a row or of a product identifies it. A code on many different names, in the list or in
 * the catalogue, does not; neither does a word for a missing code.
 */
export function codeIdentity(rows: readonly Coded[], catalogue: readonly Coded[]): (facts: Coded) => boolean {
  const shared = new Set([...sharedCodes(rows), ...sharedCodes(catalogue)])
  return (facts) => facts.code !== null && !isNoCode(facts.code) && !shared.has(codeOf(facts))
}

/** Whether a text in a column of codes only says that there is none. */
export function isNoCode(code: string): boolean {
  if (/[1-9]/u.test(code)) return false
  return code.length <= 20 && NO_CODE.test(foldForSearch(code).trim())
}

/** The codes of many different names. */
function sharedCodes(facts: readonly Coded[]): Set<string> {
  const names = new Map<string, string | Set<string>>()
  const shared = new Set<string>()
  for (const one of facts) {
    if (one.code === null) continue
    const code = codeOf(one)
    const name = foldForSearch(one.name)
    const known = names.get(code)
    if (known === undefined) names.set(code, name)
    else if (typeof known !== 'string') {
      if (known.size < MANY_NAMES) known.add(name)
    } else if (known !== name) names.set(code, new Set([known, name]))
  }
  for (const [code, known] of names) {
    if (typeof known !== 'string' && known.size >= (/[1-9]/u.test(code) ? MANY_NAMES : MANY_FOR_WORDS))
      shared.add(code)
  }
  return shared
}
