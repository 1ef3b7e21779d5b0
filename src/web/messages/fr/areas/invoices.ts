// Invoices of suppliers.
export { invoices } from '../invoices.ts'
export { invoiceClaim } from '../invoice-claim.ts'
export { invoiceReceipts } from '../invoice-receipts.ts'
export { waitingInvoices } from '../waiting-invoices.ts'
