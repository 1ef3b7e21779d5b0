import type { ImportedSheet } from '#contract/imported-sheets.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { columnList, recordColumns } from '#database/select-columns.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'
import {
  factsAfter,
  IMPORTED_FACTS,
  type ImportedFacts,
  LINE_AMOUNTS,
} from '#domain/sheet-imports/sheet-content.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { amountOfLine, factsOf } from './imported-content.ts'

export type WrittenSheet = {
  id: string
  sheet: ImportedSheet
  isNew: boolean
  /** What a sheet that is replaced holds. */
  before: ImportedFacts | null
}

/** Ids by the places of the import. */
type Sources = { ids: readonly string[]; products: readonly (string | undefined)[] }

/** Sheets that are sent to PostgreSQL at once, with their lines. */
const BATCH = 100

const FACTS = columnList(techSheets, IMPORTED_FACTS)
const ROWS = `json_to_recordset($2::json) AS r (id uuid, ${recordColumns(techSheets, IMPORTED_FACTS)})`
const USUAL_RATE = `
  coalesce(r."tvaRate", (SELECT default_tva_rate FROM account_settings WHERE user_id = $1), ${DEFAULT_VAT_RATE})`
const VALUES = IMPORTED_FACTS.map((fact) => (fact === 'tvaRate' ? USUAL_RATE : `r."${fact}"`)).join(', ')

const INSERT = `
  INSERT INTO tech_sheets (user_id, id, ${FACTS}) SELECT $1, r.id, ${VALUES} FROM ${ROWS} RETURNING 1`

const REPLACE = `
  UPDATE tech_sheets s SET (${FACTS}) = ROW (${VALUES}), version = s.version + 1, updated_at = now()
  FROM ${ROWS} WHERE s.user_id = $1 AND s.id = r.id`

const DROP_LINES =
  'DELETE FROM tech_sheet_ingredients WHERE user_id = $1 AND tech_sheet_id = ANY ($2::uuid[])'

const LINES = `
  INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, user_product_id, sub_sheet_id, position,
    ${columnList(techSheetIngredients, LINE_AMOUNTS)})
  SELECT $1, r.sheet, r.product, r.preparation, r.position, ${LINE_AMOUNTS.map((part) => `r."${part}"`).join(', ')}
  FROM json_to_recordset($2::json) AS r (sheet uuid, product uuid, preparation uuid, position int,
    ${recordColumns(techSheetIngredients, LINE_AMOUNTS)})
  RETURNING 1`

/**
 * Writes new sheets, and what files say of those that are there; what they say nothing of stays as it was. A category
 * that no file says is 'Plat', portions that none says are one.
 */
export async function writeSheets(
  tx: GrowingTx,
  sheets: readonly WrittenSheet[],
  sources: Sources,
  goesOn: () => void,
): Promise<void> {
  const { client, houseId } = tx
  const inBatches = async (
    rows: readonly WrittenSheet[],
    work: (batch: readonly WrittenSheet[]) => Promise<unknown>,
  ) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      goesOn()
      await work(rows.slice(from, from + BATCH))
    }
  }
  const write = (text: string) => (batch: readonly WrittenSheet[]) =>
    client.query(text, [houseId, JSON.stringify(batch.map(rowOf))])
  const replaced = sheets.filter(({ isNew }) => !isNew)
  await inBatches(
    sheets.filter(({ isNew }) => isNew),
    write(INSERT),
  )
  await inBatches(replaced, write(REPLACE))
  if (replaced.length > 0) await client.query(DROP_LINES, [houseId, replaced.map(({ id }) => id)])
  // Lines come once all sheets are there: some are made of others.
  await inBatches(sheets, (batch) =>
    client.query(LINES, [houseId, JSON.stringify(batch.flatMap((sheet) => linesOf(sheet, sources)))]),
  )
}

function rowOf({ id, sheet, before }: WrittenSheet) {
  const read = factsOf(sheet)
  const facts = before === null ? read : factsAfter(before, read)
  return { id, ...facts, category: facts.category ?? 'Plat', portions: facts.portions ?? 1 }
}

function linesOf({ id, sheet }: WrittenSheet, { ids, products }: Sources) {
  return sheet.lines.map((line, position) => {
    const { of } = line
    return {
      sheet: id,
      product: of?.kind === 'product' ? products[of.at] : null,
      preparation: of?.kind === 'sheet' ? ids[of.at] : of?.kind === 'existing' ? of.id : null,
      ...amountOfLine(line),
      position,
    }
  })
}
