import { servePage } from '#web/lib/worker/serve-page.ts'
import { TillReader } from './till-reader.ts'

servePage(new TillReader())
