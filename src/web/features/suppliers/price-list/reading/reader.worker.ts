import { servePage } from '#web/lib/worker/serve-page.ts'
import { ListReader } from './list-reader.ts'

servePage(new ListReader())
