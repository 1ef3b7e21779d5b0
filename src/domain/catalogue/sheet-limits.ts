export const SHEET_TITLE_MIN_LENGTH = 3

/** Characters; `equipment` and `step` are one entry of a list, `lineNote` is of one ingredient line. */
export const SHEET_MAX_LENGTH = {
  title: 100,
  method: 20_000,
  description: 2_000,
  notes: 5_000,
  storage: 500,
  station: 60,
  equipment: 200,
  step: 2_000,
  lineNote: 500,
  publishedName: 200,
} as const

export const MAX_EQUIPMENT = 100
/** Of a kitchen: those that the sheets of the house name. */
export const MAX_STATIONS = 30
export const MAX_STEPS = 200
export const MAX_LINES = 500

/** Of preparation, and of cooking. */
export const MAX_MINUTES = 100_000

/** Ten years: how long something keeps, chilled, frozen or once it is opened. */
export const MAX_KEEPING_HOURS = 87_600
