// Invoices of suppliers.
export { invoices } from '../invoices.ts'
