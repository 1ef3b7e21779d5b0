import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import type { NameChoice, NameChoices, NameDecision } from '../names/named-groups.ts'
import { NO_CHOICE } from './use-sheet-choices.ts'
import type { KeptSheetChoice, KeptSheetChoices, SheetChoice } from './use-sheet-choices.ts'

/** What the user has answered about the sheets of an import that is not done yet. */
export interface ImportAnswers {
  /** Names of the files that were read. */
  files: readonly string[]
  sheets: KeptSheetChoices
  names: NameChoices
}

export const NO_ANSWERS: ImportAnswers = { files: [], sheets: new Map(), names: new Map() }

export function answersToText({ files, sheets, names }: ImportAnswers): string {
  return JSON.stringify({
    files,
    sheets: [...sheets].map(([key, { choice, title }]) => [key, { ...choice, of: title }]),
    names: [...names],
  })
}

/** Answers as they were kept; what this version does not know of them is left out. */
export function answersOfText(text: string | null): ImportAnswers {
  const stored = parsed(text)
  if (!isRecord(stored)) return NO_ANSWERS
  const entries = (value: unknown) =>
    (Array.isArray(value) ? value : []).flatMap((entry): [string, Record<string, unknown>][] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && isRecord(entry[1])
        ? [[entry[0], entry[1]]]
        : [],
    )
  const files = Array.isArray(stored['files']) ? stored['files'] : []
  return {
    files: files.filter((file) => typeof file === 'string'),
    sheets: new Map(entries(stored['sheets']).map(([key, value]) => [key, sheetChoice(value)])),
    names: new Map(entries(stored['names']).map(([key, value]) => [key, nameChoice(value)])),
  }
}

function sheetChoice(stored: Record<string, unknown>): KeptSheetChoice {
  const { leftOut, title, category, portions, vat, preparations, replaces, of } = stored
  const choice: SheetChoice = {
    ...NO_CHOICE,
    leftOut: leftOut === true,
    title: typeof title === 'string' ? title : null,
    category: SHEET_CATEGORIES.find((one) => one === category) ?? null,
    portions: typeof portions === 'number' ? portions : null,
    vat: VAT_RATES.find((rate) => rate === vat) ?? null,
    preparations: isRecord(preparations) ? booleansOf(preparations) : null,
    replaces: typeof replaces === 'boolean' ? replaces : null,
  }
  return { choice, title: typeof of === 'string' ? of : '', isOfPage: false }
}

const booleansOf = (stored: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )

function nameChoice({ decision, category }: Record<string, unknown>): NameChoice {
  return {
    decision: isRecord(decision) ? nameDecision(decision) : null,
    category: PRODUCT_CATEGORIES.find((one) => one === category) ?? null,
  }
}

function nameDecision({ kind, id, as }: Record<string, unknown>): NameDecision | null {
  if (kind === 'new') return { kind }
  if (kind === 'candidate' && typeof id === 'string') return { kind, id }
  return kind === 'same' && typeof as === 'string' ? { kind, as } : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
