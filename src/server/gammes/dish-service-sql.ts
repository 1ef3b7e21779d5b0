import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'

/** Whether a dish `gamme_recettes` is hidden from guests now. */
export const isMasked = (alias: string) =>
  `(${alias}.masked OR coalesce(${alias}.masked_until > now(), false))`

/** Of a dish `r`, the contract's `maskedUntil`. */
export const MASKED_UNTIL = `
  CASE WHEN r.masked THEN '${FURTHER_NOTICE}'
    WHEN r.masked_until > now() THEN to_char(r.masked_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END`
