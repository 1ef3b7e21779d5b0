import { servePage } from '#web/lib/worker/serve-page.ts'
import { SheetReader } from './sheet-reader.ts'

servePage(new SheetReader())
