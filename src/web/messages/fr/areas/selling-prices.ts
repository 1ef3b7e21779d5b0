// Sheets without a selling price, and what it could be.
export { sellingPrices } from '../selling-prices.ts'
