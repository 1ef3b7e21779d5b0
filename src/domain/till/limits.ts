/** Characters, of a dish's name as the till writes it, folded, and of a column's header. */
export const TILL_NAME_MAX_LENGTH = 200
export const MAX_TILL_COLUMNS = 500
/** Of a saved till mapping, as JSON. */
export const MAX_TILL_MAPPING_BYTES = 40_000
