/** Names one intention to create something: sent again with the same key, a request creates nothing more. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'
export const IDEMPOTENCY_KEY_MAX_LENGTH = 64
/** Visible ASCII. */
export const IDEMPOTENCY_KEY_PATTERN = `^[!-~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$`
/** For how long the first answer is kept. */
export const IDEMPOTENCY_KEY_HOURS = 24
/** Answers of one account that are kept at most; the oldest go first. */
export const IDEMPOTENCY_KEYS_KEPT = 10_000
