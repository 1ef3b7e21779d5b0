/** Key of the query for whose kitchen a page shows: read before all else, as a session is. */
export const KITCHEN_KEY = ['kitchen'] as const
