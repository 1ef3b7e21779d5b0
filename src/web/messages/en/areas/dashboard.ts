// The first page behind the sign-in.
export { dashboard } from '../dashboard.ts'
export { waitingInvoices } from '../waiting-invoices.ts'
