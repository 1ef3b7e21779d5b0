import { randomUUID } from 'node:crypto'
import type { FieldIssue } from '#contract/errors.ts'
import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { CommittedImport } from '#contract/sheet-imports.ts'
import { namesChange } from '#database/names-change.ts'
import type { StoredSheet } from '#domain/sheet-imports/plan-sheets.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { type ImportAct, recordImport } from '../imports/record-import.queries.ts'
import { publicationFollows } from '../sheets/publication.queries.ts'
import { recostSheets, recostSheetsOfProducts } from '../sheets/recost.ts'
import { invalidFields } from '../translate-error.ts'
import { importProducts } from './import-products.queries.ts'
import { learnNames } from './learn-names.queries.ts'
import { refuseCircles } from './refuse-circles.queries.ts'
import { refuseTakenTitles } from './refuse-taken-titles.queries.ts'
import { readStoredSheets } from './stored-sheets.queries.ts'
import { rememberOrigins } from './remember-origins.queries.ts'
import { type WrittenSheet, writeSheets } from './write-sheets.queries.ts'

/** Throws after the client has left: the whole import is then abandoned. */
type GoesOn = () => void

/**
 * Imports sheets with their products and prices, all or nothing, as one act.
 * @throws VALIDATION with the place of what does not fit, PREPARATION_CYCLE, PRICE_REQUIRED
 */
export async function commitImport(
  tx: GrowingTx,
  input: CommittedInput,
  goesOn: GoesOn,
): Promise<CommittedImport> {
  await namesChange(tx)
  const files = input.files.map(({ name }) => name)
  const { result, importId } = await recordImport(tx, { kind: 'sheet-files', files }, (act) =>
    writeImport(tx, input, act, goesOn),
  )
  return { ...result, importId }
}

async function writeImport(
  tx: GrowingTx,
  input: CommittedInput,
  act: ImportAct,
  goesOn: GoesOn,
): Promise<Omit<CommittedImport, 'importId'>> {
  const { sheets } = input
  const stored = await readMet(tx, input)
  const ids = sheets.map(({ target }) => (target.kind === 'new' ? randomUUID() : target.id))
  const placesOf = (...kinds: CommittedInput['sheets'][number]['target']['kind'][]) =>
    sheets.flatMap(({ target }, at) => (kinds.includes(target.kind) ? at : []))
  const written = placesOf('new', 'replace')
  await refuseTakenTitles(tx, input, written)
  await refuseCircles(tx, input, ids)
  const used = new Set(
    written.flatMap((at) =>
      (sheets[at]?.lines ?? []).flatMap(({ of }) => (of?.kind === 'product' ? of.at : [])),
    ),
  )
  const products = await importProducts(tx, input, used, act)
  goesOn()
  await act.willChange('tech_sheets', [...stored.keys()])
  const rows = written.flatMap((at): WrittenSheet[] => {
    const [sheet, id] = [sheets[at], ids[at]]
    if (sheet === undefined || id === undefined) return []
    const before = stored.get(id)
    return [{ id, sheet, isNew: before === undefined, before: before?.content ?? null }]
  })
  await writeSheets(tx, rows, { ids, products: products.ids }, goesOn)
  act.made(
    'tech_sheets',
    rows.flatMap(({ id, isNew }) => (isNew ? id : [])),
  )
  await learnNames(tx, input, products, used, act)
  await recostSheets(
    tx,
    rows.map(({ id }) => id),
  )
  if (products.priced.length > 0) await recostSheetsOfProducts(tx, products.priced)
  for (const { id, isNew, sheet } of rows)
    if (!isNew) await publicationFollows(tx, id, { title: sheet.title })
  goesOn()
  await rememberOrigins(tx, input, ids)
  return {
    created: placesOf('new').length,
    replaced: placesOf('replace').length,
    kept: placesOf('keep').length,
    products: products.made,
    prices: products.priced.length,
    olderPrices: products.older,
    sheets: sheets.flatMap(({ title }, at) => {
      const id = ids[at]
      return id === undefined ? [] : [{ id, title: stored.get(id)?.content.title ?? title }]
    }),
  }
}

/** The sheets of the account that are replaced or kept. @throws VALIDATION */
async function readMet(tx: GrowingTx, { sheets }: CommittedInput): Promise<Map<string, StoredSheet>> {
  const requested = sheets.flatMap(({ target }) => (target.kind === 'new' ? [] : target.id))
  const stored = new Map((await readStoredSheets(tx, requested)).map((sheet) => [sheet.id, sheet]))
  const seen = new Set<string>()
  const broken = sheets.flatMap(({ target }, at): FieldIssue[] => {
    if (target.kind === 'new') return []
    const path = `sheets.${at}.target`
    const own = stored.get(target.id)
    if (own === undefined) return [{ path, rule: 'unknown-reference' }]
    if (seen.has(target.id)) return [{ path, rule: 'invalid' }]
    seen.add(target.id)
    return target.kind === 'replace' && target.version !== own.version
      ? [{ path, rule: 'changed-since' }]
      : []
  })
  if (broken.length > 0) throw invalidFields(broken)
  return stored
}
