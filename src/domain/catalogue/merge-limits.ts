/** A product with its articles as JSON: texts of the longest names in letters of four bytes, and twenty articles of some 300. */
export const MAX_STORED_PRODUCT_BYTES = 32_768
