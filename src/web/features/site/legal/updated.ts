/** The day on which a text of law was last changed. */
export const LEGAL_UPDATED = '2026-11-29'
