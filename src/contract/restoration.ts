import { z } from 'zod'
import { LONGEST_CODE } from './restoration-limits.ts'

const key = z.string().max(64)

/** Bodies of `/api/restoration`, which only the page uses that restores a backup into an installation without accounts. */
export const restorationBodies = {
  open: z.object({ code: z.string().trim().max(LONGEST_CODE) }),
  check: z.object({ key, file: z.string().max(255).nullable() }),
  restore: z.object({ key }),
  progress: z.object({ key }),
  cancel: z.object({ key }),
}

/** Of an upload's part: where it begins in the file, and the bytes of the whole file. */
export const uploadPart = z.object({
  from: z.coerce.number<string>().int().min(0),
  of: z.coerce.number<string>().int().min(1),
  name: z.string().max(255),
})
