/** `emptied` of a row of the bin that holds no row that went, but how an import had left a thing that its undoing has changed back. */
export const REPLACED = '*'
