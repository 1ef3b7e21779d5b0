import { servePage } from '../worker/serve-page.ts'
import { openFile, openText } from './open-file.ts'

const opener = { openFile, openText }

export type TableOpener = typeof opener

servePage(opener)
