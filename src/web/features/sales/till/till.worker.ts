import { findTillHeader } from '#domain/till/till-columns.ts'
import { openTables, pastedTables } from '#web/lib/sources/open-tables.ts'
import type { Takes } from '#web/lib/sources/takes.ts'
import { servePage } from '#web/lib/worker/serve-page.ts'

const TILL_TAKES: Takes = {
  forms: new Set(['text', 'workbook']),
  headRowOf: findTillHeader,
  pages: 'one-table',
}

const opener = {
  open: (bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void) =>
    openTables(bytes, TILL_TAKES, onProgress),
  paste: (text: string) => pastedTables(text, TILL_TAKES.headRowOf),
}

export type TillOpener = typeof opener

servePage(opener)
