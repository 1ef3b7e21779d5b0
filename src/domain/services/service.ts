/** The services of a day; null in their place is the day as a whole. */
export const MEALS = ['lunch', 'dinner'] as const
export type Meal = (typeof MEALS)[number]

/** Why a service was none of the usual ones: it says nothing of later ones. */
export const SERVICE_MARKS = ['event', 'weather', 'closed'] as const
export type ServiceMark = (typeof SERVICE_MARKS)[number]

/** Of one service. */
export const MAX_COVERS = 10_000
/** Of one dish or menu at one service. */
export const MAX_SERVICE_PORTIONS = 100_000
/** Dishes and menus of one service that are sent at once. */
export const MAX_SERVICE_ITEMS = 5_000

/** Days whose services are read at once. */
export const MAX_PLAN_DAYS = 7
/** Days that a preparation is made for at once. */
export const MAX_MADE_DAYS = 7
/** Sheets of a plan that was printed. */
export const MAX_PRINTED_SHEETS = 5_000

/** Forecasts look back over so many days: 26 weeks. */
export const HISTORY_DAYS = 182

/** Figures of days, of dishes and menus, that one request brings: a year of a till's file. */
export const MAX_DAY_FIGURES = 60_000
/** Days of sales that are listed, sent or removed at once. */
export const MAX_SALES_DAYS = 800

/** Characters. */
export const DONE_BY_MAX_LENGTH = 3
