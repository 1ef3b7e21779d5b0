/** The version of what has no picture; that of a picture is its id. */
export const NO_PICTURE = 'none'
