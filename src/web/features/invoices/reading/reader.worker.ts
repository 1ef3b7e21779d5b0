import { servePage } from '#web/lib/worker/serve-page.ts'
import { invoiceReader } from './invoice-reader.ts'

servePage(invoiceReader)
