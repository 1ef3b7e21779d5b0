/** Name of the database in this browser that ticks wait in. */
export const TICKS_DATABASE = 'gramme-ticks'
