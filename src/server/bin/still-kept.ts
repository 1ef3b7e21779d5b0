import { BIN_DAYS } from '#domain/bin/deleted-kind.ts'

/** Of `deleted_items i`. */
export const STILL_KEPT = `i.deleted_at > now() - interval '${BIN_DAYS} days'`
