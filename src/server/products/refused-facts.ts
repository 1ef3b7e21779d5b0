import type { FieldIssue } from '#contract/errors.ts'
import { sqlFailure } from '#database/sql-failure.ts'
import { invalidFields } from '../translate-error.ts'

/** The conditions that only the stored row can break, and the field to name when it does. */
const FIELDS: Record<string, FieldIssue> = {
  user_products_supplier: { path: 'supplierId', rule: 'unknown-reference' },
  user_products_content_whole: { path: 'contentUnit', rule: 'content-incomplete' },
  supplier_products_content_whole: { path: 'contentUnit', rule: 'content-incomplete' },
}

/** Runs a write; a violated check constraint becomes a validation error of its field. */
export async function namingRefusedFacts<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const field = FIELDS[sqlFailure(error)?.constraint ?? '']
    throw field ? invalidFields([field]) : error
  }
}
