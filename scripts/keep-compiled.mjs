// Loaded before the server's own files: what Node made of them is kept for the next start, which is then quicker
// and does without the compiler's memory. A folder that cannot be written to changes nothing.
import { enableCompileCache } from 'node:module'

enableCompileCache('node_modules/.cache/gramme')
